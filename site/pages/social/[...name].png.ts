import type { APIRoute, GetStaticPaths } from 'astro'
import { listPictures, type SocialPicture } from '../../seo/social/list-pictures.ts'
import { renderPicture } from '../../seo/social/render-picture.ts'

export const getStaticPaths: GetStaticPaths = () =>
  listPictures().map((picture) => ({
    params: { name: picture.path.slice('/social/'.length, -'.png'.length) },
    props: { picture },
  }))

export const GET: APIRoute<{ picture: SocialPicture }> = async ({ props: { picture } }) =>
  new Response(await renderPicture(picture), { headers: { 'content-type': 'image/png' } })
