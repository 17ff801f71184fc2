import type { APIRoute, GetStaticPaths } from 'astro'
import { drawArticlePicture } from '../../blog/article-picture.ts'
import { listArticles } from '../../blog/list-articles.ts'

export const getStaticPaths: GetStaticPaths = () =>
  listArticles()
    .filter(({ cover }) => cover.isOwn)
    .map(({ slug, cover: { svg } }) => ({ params: { slug }, props: { svg } }))

export const GET: APIRoute<{ svg: string }> = async ({ props: { svg } }) =>
  new Response(await drawArticlePicture(svg), { headers: { 'content-type': 'image/png' } })
