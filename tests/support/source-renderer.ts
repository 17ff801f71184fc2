import type { Content } from '../../contract/content/content.ts'
import { locales } from '../../contract/locales.ts'
import { type Address, linkPages } from '../../contract/renderer.ts'
import { createRenderer } from '../../pages/renderer.tsx'
import { readPage } from './read-page.ts'

export const setup = {
  siteUrl: 'https://businessbretzel.example',
  assets: { forms: '/forms.js', admin: { script: '/admin.js', preloads: [] }, search: '/search.js' },
}

/** Draws pages from the sources, for contents that are a test's own. */
export const renderer = createRenderer(setup)

/** With plain spaces. */
export const plain = (text: string): string => text.replace(/\s+/gu, ' ')

/** What is read in the main part of a page, with plain spaces. */
export const readMain = (html: string): string => plain(html.replace(/^.*<main[^>]*>/su, '').replace(/<[^>]+>/g, ' '))

const ofLinks = locales.flatMap((locale) =>
  linkPages.map((page) => ({ path: page, address: { page, locale } as Address })),
)

/** Every page of a content, those of mailed links too; of the articles, which are made of the same parts, one a language and offer. */
export function drawPages(content: Content) {
  const seen = new Set<string>()
  const isFirst = ({ address }: { address: Address }) => {
    if (address.page !== 'article') return true
    const { locale, slug } = address
    const kind = `${locale} ${content.articles.find((one) => one.locale === locale && one.slug === slug)?.offer}`
    const isNew = !seen.has(kind)
    seen.add(kind)
    return isNew
  }
  const drawn = [...renderer.listPages(content).filter(isFirst), ...ofLinks]
  return drawn.map(({ path, address }) => {
    const html = renderer.render(address, content, { pdf: '#', dataRequest: '#' })
    return Object.assign(readPage(html), {
      path,
      address,
      locale: 'locale' in address ? address.locale : 'fr',
    } as const)
  })
}

export type DrawnPage = ReturnType<typeof drawPages>[number]
