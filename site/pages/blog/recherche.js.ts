import type { APIRoute } from 'astro'
import { bundleSearch } from '../../blog/search/bundle-search.ts'

export const GET: APIRoute = async () =>
  new Response(await bundleSearch(), { headers: { 'content-type': 'text/javascript; charset=utf-8' } })
