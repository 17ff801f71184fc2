/** `/robots.txt`. Pages that must stay out of results say so themselves (`noindex`); hidden here, they could not (docs/requirements.md 2.9). */
export function toRobotsText(siteUrl: string): string {
  const sitemap = new URL('/sitemap-index.xml', siteUrl).href
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${sitemap}\n`
}
