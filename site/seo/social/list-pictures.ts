import { getCategory } from '../../../content/blog/categories.ts'
import { categoryCovers, coverMotifs } from '../../../content/blog/cover-words.ts'
import { pageWords } from '../../../content/pages/all.ts'
import type { LabelPair } from '../../../content/pages/shape.ts'
import { blogPath, categoryPath } from '../../../contract/blog-routes.ts'
import { type Locale, locales } from '../../../contract/locales.ts'
import { type PageKey, pageRoutes } from '../../../contract/routes.ts'
import { listArticles } from '../../blog/list-articles.ts'
import { listBlogCards, listFilledCategories } from '../../blog/list-cards.ts'
import { drawCover } from '../../illustration/covers/draw-cover.ts'
import { toPlainText } from '../../ui/RichText.tsx'
import type { PictureWords } from './draw-picture.ts'
import { pageDrawings } from './page-drawings.ts'
import { titleOfPage } from './page-title.ts'
import { socialPath } from './picture-path.ts'

/** A picture for networks: its address, its words, and the cover beside them; the home has its knot instead. */
export type SocialPicture = { path: string; words: PictureWords; cover?: string }

/** Both words of a label, that of the page's language first. */
const toLabel = ({ fr, de }: LabelPair, locale: Locale) => (locale === 'de' ? [de, fr] : [fr, de])

function listPagePictures(): SocialPicture[] {
  const keys = Object.keys(pageRoutes) as PageKey[]
  return keys.flatMap((page) =>
    locales.flatMap((locale): SocialPicture[] => {
      const path = pageRoutes[page].paths[locale]
      if (path === undefined) return []
      const label = pageWords[page][locale]?.hero.label
      const words = { title: titleOfPage(page, locale), label: label ? toLabel(label, locale) : [] }
      if (page === 'home') return [{ path: socialPath(path), words }]
      const [motif, ground] = pageDrawings[page]
      const cover = drawCover({ seed: path, motif, ground, label: coverMotifs[motif] })
      return [{ path: socialPath(path), words, cover }]
    }),
  )
}

function listBlogPictures(): SocialPicture[] {
  const categories = listFilledCategories(listBlogCards()).map(({ slug }): SocialPicture => {
    const { title, label } = getCategory(slug)
    const { motifs, grounds } = categoryCovers[slug]
    const [motif, ground] = [motifs[0], grounds.at(-1) ?? grounds[0]]
    return {
      path: socialPath(categoryPath(slug)),
      words: { title, label: toLabel(label, 'fr') },
      cover: drawCover({ seed: slug, motif, ground, label: coverMotifs[motif] }),
    }
  })
  const articles = listArticles().map(
    ({ slug, headline, category, cover }): SocialPicture => ({
      path: socialPath(blogPath(slug)),
      words: { title: toPlainText(headline), label: toLabel(getCategory(category).label, 'fr') },
      cover: cover.svg,
    }),
  )
  return [...categories, ...articles]
}

/** A picture for every page that names one: those of the contract, the categories, and the articles. */
export function listPictures(): SocialPicture[] {
  return [...listPagePictures(), ...listBlogPictures()]
}
