import type { APIRoute } from 'astro'

// Pages that must stay out of results say so themselves (`noindex`); hidden here, they could not.
export const GET: APIRoute = ({ site, url }) => {
  const sitemap = new URL('/sitemap-index.xml', site ?? url.origin).href
  return new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${sitemap}\n`)
}
