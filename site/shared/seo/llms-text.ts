import type { Content } from '../../../contract/content/content.ts'
import { type Locale, locales } from '../../../contract/locales.ts'
import type { PageKey } from '../../../contract/routes.ts'
import type { ListedPage } from './listed-pages.ts'

function labelOf({ messages }: Content, page: PageKey, locale: Locale): string | undefined {
  const { navigation, footer } = messages[locale].site
  const labels: Partial<Record<PageKey, string>> = { ...navigation, ...footer }
  return labels[page]
}

/** `/llms.txt` (llmstxt.org): what the site is and where its pages are, for programs that read it. */
export function toLlmsText(content: Content, pages: readonly ListedPage[]): string {
  const { settings, messages } = content
  const sections = locales.map((locale) => {
    const { languageName, footer } = messages[locale].site
    const links = pages
      .filter((listed) => listed.locale === locale)
      .map(({ page, url, title, summary }) => {
        const label = title ?? (page && labelOf(content, page, locale)) ?? new URL(url).pathname
        return `- [${label}](${url})${summary === undefined ? '' : `: ${summary}`}`
      })
    return [`## ${languageName}`, '', footer.description, '', ...links, ''].join('\n')
  })
  return [`# ${settings.brand}`, '', `> ${messages.en.site.footer.description}`, '', ...sections].join('\n')
}
