import { hash } from 'node:crypto'
import { feedPath, searchIndexPath } from '../contract/blog-routes.ts'
import type { Content } from '../contract/content/content.ts'
import { locales } from '../contract/locales.ts'
import type { DrawnFile, RendererSetup } from '../contract/renderer.ts'
import { renderFeed } from '../site/features/blog/feed/feed.ts'
import { toSearchIndex } from '../site/features/blog/search/search-index.ts'
import { listCovers } from '../site/shared/articles/cards.ts'
import { listPictureFiles } from '../site/shared/pictures/ServedPicture.tsx'
import { appIconPath, appIconSizes, drawAppIcon, renderAppIcon } from '../site/shared/seo/icons.ts'
import { listIndexed } from '../site/shared/seo/listed-pages.ts'
import {
  toLlmsText,
  toRobotsText,
  toSecurityText,
  toSitemap,
  toSitemapIndex,
} from '../site/shared/seo/machine-pages.ts'
import { listPictures } from '../site/shared/seo/social/list-pictures.ts'

/** Raised when pictures come out otherwise although they are made of the same words and drawings. */
const pictureVersion = 2

const keyOf = (input: unknown) => hash('sha256', JSON.stringify([pictureVersion, input]))

/** Pictures take long: each has a key, so that one that has not changed need not be made again. */
function listDrawnPictures(content: Content): DrawnFile[] {
  const icons = appIconSizes.map((size): DrawnFile => {
    const svg = drawAppIcon(size)
    return { path: appIconPath(size), key: keyOf(svg), draw: () => renderAppIcon(svg) }
  })
  const social = listPictures(content).map((picture): DrawnFile => {
    const { path, ...inputs } = picture
    // Loaded when a picture is wanted: the server, which has this module too, draws none.
    const load = () => import('../site/shared/seo/social/render-picture.ts')
    const draw = async () => (await load()).renderPicture(picture)
    return { path, key: keyOf(inputs), draw }
  })
  return [...icons, ...social]
}

/** Every file that is published beside the pages: feed, sitemap, texts for programs, search index, pictures. */
export function listFiles(content: Content, setup: RendererSetup): DrawnFile[] {
  const { siteUrl } = setup
  const covers = listCovers(content).map(({ path, svg }): DrawnFile => ({ path, draw: () => svg }))
  return [
    ...locales.map((locale) => ({ path: feedPath(locale), draw: () => renderFeed(content, locale, setup) })),
    { path: '/sitemap-index.xml', draw: () => toSitemapIndex([new URL('/sitemap-0.xml', siteUrl).href]) },
    { path: '/sitemap-0.xml', draw: () => toSitemap(listIndexed(content, siteUrl)) },
    { path: '/robots.txt', draw: () => toRobotsText(siteUrl) },
    { path: '/llms.txt', draw: () => toLlmsText(content, listIndexed(content, siteUrl)) },
    { path: '/.well-known/security.txt', draw: () => toSecurityText(content, siteUrl) },
    ...locales.map((locale) => ({
      path: searchIndexPath(locale),
      draw: () => JSON.stringify(toSearchIndex(content, locale)),
    })),
    ...covers,
    ...listDrawnPictures(content),
    ...content.articles.flatMap(({ body }) => body.pictures.flatMap(listPictureFiles)),
    ...Object.values(content.faces).flatMap(listPictureFiles),
    ...(content.owner.portrait ? listPictureFiles(content.owner.portrait.picture) : []),
  ]
}
