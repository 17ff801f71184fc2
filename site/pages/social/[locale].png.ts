import type { APIRoute, GetStaticPaths } from 'astro'
import { isLocale, locales } from '../../../contract/locales.ts'
import { drawSocialPicture } from '../../seo/social-picture.ts'

export const getStaticPaths: GetStaticPaths = () => locales.map((locale) => ({ params: { locale } }))

export const GET: APIRoute = async ({ params: { locale } }) => {
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  return new Response(await drawSocialPicture(locale), { headers: { 'content-type': 'image/png' } })
}
