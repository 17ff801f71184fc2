import type { APIRoute, GetStaticPaths } from 'astro'
import { listPictures, type SocialPicture } from '../../seo/social/list-pictures.ts'
import { renderPicture } from '../../seo/social/render-picture.ts'

type Props = { picture: SocialPicture; begun?: ReturnType<typeof renderPicture> }

export const getStaticPaths: GetStaticPaths = () =>
  listPictures().map((picture) => {
    // A build wants them all: begun together, they are drawn on every processor.
    const props: Props = { picture, ...(import.meta.env.PROD && { begun: renderPicture(picture) }) }
    return { params: { name: picture.path.slice('/social/'.length, -'.png'.length) }, props }
  })

export const GET: APIRoute<Props> = async ({ props: { picture, begun } }) =>
  new Response(await (begun ?? renderPicture(picture)), { headers: { 'content-type': 'image/png' } })
