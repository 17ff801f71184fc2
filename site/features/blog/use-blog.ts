import type { Blog } from '../../../contract/content/blog.ts'
import type { Locale } from '../../../contract/locales.ts'
import { useContent, useLocale } from '../../shared/use-content.tsx'

/** The language of the page, and the words of its blog. */
export function useBlog(): Blog & { locale: Locale } {
  const locale = useLocale()
  return { locale, ...useContent().blogs[locale] }
}
