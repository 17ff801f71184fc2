import type { Content } from '../../../contract/content/content.ts'
import { locales } from '../../../contract/locales.ts'
import { addDays } from '../../../contract/paris.ts'
import { escapeMarkup } from '../../../contract/text.ts'
import type { ListedPage } from './listed-pages.ts'

/** `/robots.txt`. Pages that must stay out of results say so themselves (`noindex`); hidden here, they could not (docs/requirements.md 2.9). */
export function toRobotsText(siteUrl: string): string {
  const sitemap = new URL('/sitemap-index.xml', siteUrl).href
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${sitemap}\n`
}

/**
 * `/.well-known/security.txt` (RFC 9116). It expires within a year of its publication, as the RFC asks; a site that is
 * still looked after has been published again by then.
 */
export function toSecurityText({ settings, today }: Content, siteUrl: string | URL): string {
  return [
    `Contact: mailto:${settings.email}`,
    `Expires: ${addDays(today, 364)}T00:00:00Z`,
    'Preferred-Languages: fr, de, en',
    `Canonical: ${new URL('/.well-known/security.txt', siteUrl).href}`,
    '',
  ].join('\n')
}

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

/** The sitemap (sitemaps.org 0.9) with the language alternates of each page, and its last change where it has a day. */
export function toSitemap(pages: readonly ListedPage[]): string {
  const urls = pages.map(({ url, alternates, changedOn }) => {
    const links = alternates.map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeMarkup(href)}"/>`,
    )
    const day = changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`
    return `<url><loc>${escapeMarkup(url)}</loc>${day}${links.join('')}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** The index that robots.txt names; one file holds all pages as long as there are fewer than 50,000. */
export function toSitemapIndex(sitemaps: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...sitemaps.map((url) => `<sitemap><loc>${escapeMarkup(url)}</loc></sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n')
}
