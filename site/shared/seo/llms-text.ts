import type { Content } from '../../../contract/content/content.ts'
import { locales } from '../../../contract/locales.ts'
import type { ListedPage } from './listed-pages.ts'

/** `/llms.txt` (llmstxt.org): what the site is and where its pages are, for programs that read it. */
export function toLlmsText(content: Content, pages: readonly ListedPage[]): string {
  const { settings, messages } = content
  const sections = locales.map((locale) => {
    const { languageName, footer } = messages[locale].site
    const links = pages
      .filter((listed) => listed.locale === locale)
      .map(({ url, title, summary }) => `- [${title}](${url}): ${summary}`)
    return [`## ${languageName}`, '', footer.description, '', ...links, ''].join('\n')
  })
  return [`# ${settings.brand}`, '', `> ${messages.en.site.footer.description}`, '', ...sections].join('\n')
}
