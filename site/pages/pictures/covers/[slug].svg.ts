import { basename } from 'node:path'
import type { APIRoute, GetStaticPaths } from 'astro'
import { listCovers } from '../../../blog/list-cards.ts'

export const getStaticPaths: GetStaticPaths = () =>
  listCovers().map(({ path, svg }) => ({ params: { slug: basename(path, '.svg') }, props: { svg } }))

export const GET: APIRoute<{ svg: string }> = ({ props: { svg } }) =>
  new Response(svg, { headers: { 'content-type': 'image/svg+xml' } })
