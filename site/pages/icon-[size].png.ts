import type { APIRoute, GetStaticPaths } from 'astro'
import { drawAppIcon } from '../seo/app-icon.ts'
import { appIconSizes } from '../seo/app-icon-path.ts'

export const getStaticPaths: GetStaticPaths = () => appIconSizes.map((size) => ({ params: { size: String(size) } }))

export const GET: APIRoute = async ({ params }) => {
  const size = appIconSizes.find((one) => String(one) === params.size)
  if (!size) return new Response(null, { status: 404 })
  return new Response(await drawAppIcon(size), { headers: { 'content-type': 'image/png' } })
}
