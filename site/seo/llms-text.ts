import { settings } from '../../content/settings.ts'
import { words } from '../../content/words/index.ts'
import { type Locale, locales } from '../../contract/locales.ts'
import type { PageKey } from '../../contract/routes.ts'
import type { ListedPage } from './listed-pages.ts'

function labelOf(page: PageKey, locale: Locale): string | undefined {
  const { navigation, footer } = words[locale].site
  const labels: Partial<Record<PageKey, string>> = { ...navigation, ...footer }
  return labels[page]
}

/** `/llms.txt` (llmstxt.org): what the site is and where its pages are, for programs that read it. */
export function toLlmsText(pages: readonly ListedPage[]): string {
  const sections = locales.map((locale) => {
    const { languageNames, footer } = words[locale].site
    const links = pages
      .filter((listed) => listed.locale === locale)
      .map(({ page, url, title, summary }) => {
        const label = title ?? (page && labelOf(page, locale)) ?? new URL(url).pathname
        return `- [${label}](${url})${summary === undefined ? '' : `: ${summary}`}`
      })
    return [`## ${languageNames[locale]}`, '', footer.description, '', ...links, ''].join('\n')
  })
  return [`# ${settings.brand}`, '', `> ${words.en.site.footer.description}`, '', ...sections].join('\n')
}
