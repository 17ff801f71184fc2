import { createContext, type ReactNode, useContext } from 'react'
import type { Content } from '../../contract/content/content.ts'
import type { Locale } from '../../contract/locales.ts'
import type { RendererSetup } from '../../contract/renderer.ts'

/** What every part of a page may ask for. */
type PageContext = RendererSetup & {
  content: Content
  /** The language of the page. */
  locale: Locale
  /** Drawn before it is published, at an address that holds a token. */
  isPreview?: boolean | undefined
}

const Context = createContext<PageContext | undefined>(undefined)

/** Gives everything below it the content that the page is drawn from, and where it will be served. */
export function PageContextProvider({ value, children }: { value: PageContext; children: ReactNode }) {
  return <Context value={value}>{children}</Context>
}

/** All of it, to draw a part of the page on its own. */
export function usePageContext(): PageContext {
  const context = useContext(Context)
  if (!context) throw new Error('a page is drawn without its content')
  return context
}

/** The content that the page is drawn from. Not for what wakes in the browser: that gets its words as props. */
export const useContent = (): Content => usePageContext().content

/** The language of the page. */
export const useLocale = (): Locale => usePageContext().locale

/** Origin of the site, addresses of its scripts, and what the page is drawn for. */
export const useSetup = (): Omit<PageContext, 'content' | 'locale'> => usePageContext()
