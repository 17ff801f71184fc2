import type { Locale } from '../../../contract/locales.ts'
import { type PageKey, pageRoutes, pathOf } from '../../../contract/routes.ts'

/**
 * Where the language switcher leads: the same page in the other language where one exists, else the home of
 * that language. Pages without a key (404, button pages) lead to the home.
 */
export function samePageIn(page: PageKey | undefined, locale: Locale): string {
  const path = page === undefined ? undefined : pageRoutes[page].paths[locale]
  return path ?? pathOf('home', locale)
}
