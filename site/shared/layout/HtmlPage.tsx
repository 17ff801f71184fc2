import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PageMeta } from '../seo/page-meta.ts'
import { toPageStyles } from '../styles/page-styles.ts'
import { PageContextProvider, usePageContext } from '../use-content.tsx'
import { DocumentHead } from './DocumentHead.tsx'

type HtmlPageProps = {
  meta: PageMeta
  className?: string | undefined
  /** Kept as a file, away from the site: it asks for nothing beside itself. */
  isFile?: boolean
  /** Whole style sheets, of what a script puts into the page. */
  sheets?: readonly string[] | undefined
  /** Further tags of the head. */
  head?: ReactNode
  /** The body. */
  children: ReactNode
}

/**
 * Head and body of a page. The body is drawn first, since its classes say which styles it needs; in the head these stand
 * behind the tags that networks read, which look at the first kilobytes alone.
 */
export function HtmlPage({ meta, className, isFile = false, sheets, head, children }: HtmlPageProps) {
  const body = renderToStaticMarkup(<PageContextProvider value={usePageContext()}>{children}</PageContextProvider>)
  return (
    <html lang={meta.locale}>
      <DocumentHead
        meta={meta}
        styles={toPageStyles(`<body class="${className ?? ''}">${body}`, sheets)}
        isFile={isFile}
      >
        {head}
      </DocumentHead>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup */}
      <body className={className} dangerouslySetInnerHTML={{ __html: body }} />
    </html>
  )
}
