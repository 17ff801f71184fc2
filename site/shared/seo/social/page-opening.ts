import type { Content } from '../../../../contract/content/content.ts'
import type { RichText } from '../../../../contract/content/fields.ts'
import type { LabelPair, PageHead } from '../../../../contract/content/parts.ts'
import { type Locale, locales } from '../../../../contract/locales.ts'
import { perKey } from '../../../../contract/per-key.ts'
import type { PageKey } from '../../../../contract/routes.ts'
import { toPlainText } from '../../../../contract/text.ts'

/** What every page has: a head, and a title in large type. The home has no label; the end of its title crumbles. */
type PageOpening = { head: PageHead; hero: { label?: LabelPair; title: RichText; crumbling?: string } }

/** How every page begins, in the languages that it exists in. */
export function openingsOf({ pages, blogs }: Content): Record<PageKey, Partial<Record<Locale, PageOpening>>> {
  return { ...pages, blog: perKey(locales, (locale) => blogs[locale].index) }
}

/** Title in large type on a page, with soft hyphens where it may break. */
export function titleOfPage(content: Content, page: PageKey, locale: Locale): string {
  const { title = '', crumbling } = openingsOf(content)[page][locale]?.hero ?? {}
  return toPlainText(crumbling === undefined ? title : `${title} ${crumbling}`)
}
