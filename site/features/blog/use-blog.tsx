import { createContext, type ReactNode, useContext } from 'react'
import type { Blog } from '../../../contract/content/blog.ts'
import { defaultLocale, type Locale } from '../../../contract/locales.ts'
import { useContent } from '../../shared/use-content.tsx'

const BlogLocale = createContext<Locale>(defaultLocale)

/** Says to everything below it which language's blog it is part of. */
export function BlogLanguage({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <BlogLocale value={locale}>{children}</BlogLocale>
}

/** The language of the blog, and its words. */
export function useBlog(): Blog & { locale: Locale } {
  const locale = useContext(BlogLocale)
  return { locale, ...useContent().blogs[locale] }
}
