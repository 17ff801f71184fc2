import { blogPath, categoryPath } from '../../../../contract/blog-routes.ts'
import type { Content } from '../../../../contract/content/content.ts'
import type { RichText } from '../../../../contract/content/fields.ts'
import { type LabelPair, type PageHead, toLabelWords } from '../../../../contract/content/parts.ts'
import { type Locale, locales } from '../../../../contract/locales.ts'
import { perKey } from '../../../../contract/per-key.ts'
import { type PageKey, pageKeys, pageRoutes } from '../../../../contract/routes.ts'
import { toPlainText } from '../../../../contract/text.ts'
import { getCategory, listFilledCategories } from '../../articles/cards.ts'
import { socialPath } from './picture-path.ts'
import type { PictureWords } from './set-words.ts'

/** A picture for networks: its address, its words, and the cover beside them; the home has its knot instead. */
export type SocialPicture = { path: string; words: PictureWords; cover?: string }

/** Both words of a label, that of the page's language first. */
const toLabel = (label: LabelPair, locale: Locale) => toLabelWords(label, locale).map(([, word]) => word)

function listPagePictures(content: Content): SocialPicture[] {
  const openings = openingsOf(content)
  const { brand } = content.settings
  return pageKeys.flatMap((page) => {
    const { paths, cover } = pageRoutes[page]
    return locales.flatMap((locale): SocialPicture[] => {
      const path = paths[locale]
      if (path === undefined) return []
      const label = openings[page][locale]?.hero.label
      const title = titleOfPage(content, page, locale)
      const words = { locale, brand, title, label: label ? toLabel(label, locale) : [] }
      return [{ path: socialPath(path), words, ...(cover && { cover: content.covers[cover] }) }]
    })
  })
}

function listBlogPictures(content: Content): SocialPicture[] {
  const { brand } = content.settings
  const categories = listFilledCategories(content).map(({ slug }): SocialPicture => {
    const { title, label } = getCategory(content, slug)
    return {
      path: socialPath(categoryPath(slug)),
      words: { locale: 'fr', brand, title, label: toLabel(label, 'fr') },
      cover: content.covers[content.blog.coverOfCategory[slug]],
    }
  })
  const articles = content.articles.map(
    ({ locale, slug, title, category, cover }): SocialPicture => ({
      path: socialPath(blogPath({ locale, slug })),
      words: {
        locale,
        brand,
        title,
        label:
          locale === 'fr'
            ? toLabel(getCategory(content, category).label, 'fr')
            : toLabel(content.blogs[locale].index.hero.label, locale),
      },
      cover: cover.svg,
    }),
  )
  return [...categories, ...articles]
}

/** A picture for every page that names one: those of the contract, the categories, and the articles. */
export function listPictures(content: Content): SocialPicture[] {
  return [...listPagePictures(content), ...listBlogPictures(content)]
}

/**
 * What every page has: a head, and a title in large type. The home has no label; the end of its title crumbles. A legal
 * page has the day of its last change.
 */
type PageOpening = {
  head: PageHead
  hero: { label?: LabelPair; title: RichText; crumbling?: string }
  changedOn?: string
}

/** How every page begins, in the languages that it exists in. */
export function openingsOf({ pages, blogs }: Content): Record<PageKey, Partial<Record<Locale, PageOpening>>> {
  return { ...pages, blog: perKey(locales, (locale) => blogs[locale].index) }
}

/** Title in large type on a page, with soft hyphens where it may break. */
export function titleOfPage(content: Content, page: PageKey, locale: Locale): string {
  const { title = '', crumbling } = openingsOf(content)[page][locale]?.hero ?? {}
  return toPlainText(crumbling === undefined ? title : `${title} ${crumbling}`)
}
