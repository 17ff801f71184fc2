import { escapeMarkup } from '../../../contract/escape-markup.ts'
import type { ListedPage } from './listed-pages.ts'

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
