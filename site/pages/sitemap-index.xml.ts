import type { APIRoute } from 'astro'
import { toSitemapIndex } from '../seo/sitemap.ts'

export const GET: APIRoute = ({ site, url }) =>
  new Response(toSitemapIndex([new URL('/sitemap-0.xml', site ?? url.origin).href]), {
    headers: { 'content-type': 'application/xml' },
  })
