import type { ReactNode } from 'react'
import { Mark, MarkSprite } from '../../site/shared/illustration/Mark.tsx'
import { HtmlPage } from '../../site/shared/layout/HtmlPage.tsx'
import { toUnlistedMeta } from '../../site/shared/seo/page-meta.ts'
import card from '../../site/shared/styles/card.css?inline'
import { useStyles } from '../../site/shared/styles/use-styles.tsx'
import { useContent } from '../../site/shared/use-content.tsx'
import documentStyles from './admin-document.css?inline'

type AdminDocumentProps = {
  title: string
  lead: string
  /** Below the lead. */
  note?: string
  /** Where no way leads back to the app: in a frame of it, or for somebody else. */
  isAlone?: boolean
  children: ReactNode
}

/**
 * The whole page around what the administrator reads outside the app: the brand, the way back, one heading. French,
 * for no index, made for the screen and for print; no script.
 */
export function AdminDocument({ title, lead, note, isAlone = false, children }: AdminDocumentProps) {
  const content = useContent()
  const { admin, messages, settings } = content
  useStyles(card, documentStyles)
  // The address names a person: no other site is told it, and nothing is fetched before it is asked for.
  const meta = toUnlistedMeta({ content, locale: 'fr', title, description: lead, hasToken: true })
  return (
    <HtmlPage meta={meta} className="admin">
      <MarkSprite />
      <a className="skip" href="#contenu">
        {messages[meta.locale].site.skipToContent}
      </a>
      <header className="admin-bar night">
        <a className="logo" href="/" {...(isAlone && { target: '_top' })} aria-label={admin.navigation.home}>
          <Mark />
          <span>{settings.brand}</span>
        </a>
        {!isAlone && (
          <nav aria-label={admin.navigation.label}>
            <a className="admin-back" href="/admin">
              {admin.privacy.back}
            </a>
          </nav>
        )}
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
