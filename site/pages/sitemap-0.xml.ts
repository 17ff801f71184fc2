import type { APIRoute } from 'astro'
import { listPages } from '../seo/listed-pages.ts'
import { toSitemap } from '../seo/sitemap.ts'

export const GET: APIRoute = ({ site, url }) =>
  new Response(toSitemap(listPages(site ?? url.origin)), { headers: { 'content-type': 'application/xml' } })
