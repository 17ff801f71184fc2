import type { APIRoute } from 'astro'
import { listPages } from '../seo/listed-pages.ts'
import { toLlmsText } from '../seo/llms-text.ts'

export const GET: APIRoute = ({ site, url }) => new Response(toLlmsText(listPages(site ?? url.origin)))
