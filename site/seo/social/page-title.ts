import { pageWords } from '../../../content/pages/all.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { PageKey } from '../../../contract/routes.ts'
import { toPlainText } from '../../ui/RichText.tsx'

/** Title in large type on a page, with soft hyphens where it may break. */
export function titleOfPage(page: PageKey, locale: Locale): string {
  const { title = '', crumbling } = pageWords[page][locale]?.hero ?? {}
  return toPlainText(crumbling === undefined ? title : `${title} ${crumbling}`)
}
