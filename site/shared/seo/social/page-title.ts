import type { Content } from '../../../../contract/content/content.ts'
import { toPlainText } from '../../../../contract/content/plain-text.ts'
import type { Locale } from '../../../../contract/locales.ts'
import type { PageKey } from '../../../../contract/routes.ts'
import { openingsOf } from './page-opening.ts'

/** Title in large type on a page, with soft hyphens where it may break. */
export function titleOfPage(content: Content, page: PageKey, locale: Locale): string {
  const { title = '', crumbling } = openingsOf(content)[page][locale]?.hero ?? {}
  return toPlainText(crumbling === undefined ? title : `${title} ${crumbling}`)
}
