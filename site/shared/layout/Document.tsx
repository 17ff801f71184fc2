import type { ReactNode } from 'react'
import { MarkSprite } from '../illustration/Mark.tsx'
import everyPageScript from '../scripts/every-page.ts?inline-script'
import publishedPageScript from '../scripts/published-page.ts?inline-script'
import type { PageMeta } from '../seo/page-meta.ts'
import { InlineScript } from '../ui/InlineScript.tsx'
import { useContent, useSetup } from '../use-content.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { HtmlPage } from './HtmlPage.tsx'

type DocumentProps = {
  meta: PageMeta
  /** Whole style sheets, of what a script puts into the page. */
  sheets?: readonly string[]
  /** Further tags of the head. */
  head?: ReactNode
  /** A bar above the header. */
  above?: ReactNode
  children: ReactNode
}

/** The whole page around its sections: head, header, footer. One request: styles are inlined, there is no script file. */
export function Document({ meta, sheets, head, above, children }: DocumentProps) {
  const { site } = useContent().messages[meta.locale]
  const { isPreview } = useSetup()
  // The address of any other page may hold a token, which no link may carry on.
  const isPublished = meta.canonical !== undefined && !isPreview
  return (
    <HtmlPage meta={meta} sheets={sheets} head={head}>
      <MarkSprite />
      <a className="skip" href="#contenu">
        {site.skipToContent}
      </a>
      {above}
      <Header meta={meta} />
      <main id="contenu" tabIndex={-1}>
        {children}
      </main>
      <Footer meta={meta} />
      <InlineScript text={isPublished ? publishedPageScript : everyPageScript} />
    </HtmlPage>
  )
}
