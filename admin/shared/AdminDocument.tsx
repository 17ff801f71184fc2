import type { ReactNode } from 'react'
import { Mark, MarkSprite } from '../../site/shared/illustration/Mark.tsx'
import { HtmlPage } from '../../site/shared/layout/HtmlPage.tsx'
import { toUnlistedMeta } from '../../site/shared/seo/page-meta.ts'
import { useContent } from '../../site/shared/use-content.tsx'
import documentStyles from './admin-document.css?inline'
import facts from './facts.css?inline'

type AdminDocumentProps = {
  title: string
  lead: string
  /** Below the lead. */
  note?: string
  /** A file to keep, in which nothing leads anywhere. */
  isFile?: boolean
  /** Style sheets of what stands in it. */
  sheets: readonly string[]
  children: ReactNode
}

/**
 * The whole page around what is read outside the app, in a frame of it, by another person or as a file: the brand, one
 * heading. French, for no index, made for the screen and for print; no script.
 */
export function AdminDocument({ title, lead, note, isFile = false, sheets, children }: AdminDocumentProps) {
  const content = useContent()
  const { messages, settings } = content
  // The address names a person: no other site is told it, and nothing is fetched before it is asked for.
  const meta = toUnlistedMeta({ content, locale: 'fr', title, description: lead, hasToken: true })
  const { site } = messages[meta.locale]
  const Brand = isFile ? 'span' : 'a'
  return (
    <HtmlPage meta={meta} className="admin" isFile={isFile} sheets={[documentStyles, facts, ...sheets]}>
      <MarkSprite />
      <a className="skip" href="#contenu">
        {site.skipToContent}
      </a>
      <header className="admin-bar row night">
        <Brand className="logo" {...(!isFile && { href: '/', target: '_top', 'aria-label': site.homeLink })}>
          <Mark />
          <span>{settings.brand}</span>
        </Brand>
      </header>
      <main id="contenu" className="admin-page" tabIndex={-1}>
        <div className="admin-head">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {note !== undefined && <p className="small">{note}</p>}
        </div>
        {children}
      </main>
    </HtmlPage>
  )
}
