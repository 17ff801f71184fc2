import type { LinkPage as LinkPageName, State } from '../../../contract/renderer.ts'
import { pathOf } from '../../../contract/routes.ts'
import { Drawing } from '../../shared/illustration/Drawing.tsx'
import { Document } from '../../shared/layout/Document.tsx'
import { toUnlistedMeta } from '../../shared/seo/page-meta.ts'
import { ExternalLink } from '../../shared/ui/ExternalLink.tsx'
import { Notice, type NoticeContent } from '../../shared/ui/Notice.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { useContent, useLocale } from '../../shared/use-content.tsx'
import { toChecklistNotice } from './ChecklistForm.tsx'

type LinkPageProps = { page: LinkPageName; state: State }

/** A knot where there is something to decide, a loose thread where all is over. */
const drawings: Record<LinkPageName, 'knot-thread' | 'knot-closed' | 'loose-thread' | 'broken-thread'> = {
  confirm: 'knot-thread',
  erase: 'knot-thread',
  data: 'knot-thread',
  ready: 'knot-closed',
  expired: 'loose-thread',
  dataExpired: 'loose-thread',
  erased: 'loose-thread',
  gone: 'loose-thread',
  fault: 'broken-thread',
  damaged: 'broken-thread',
}

/** A page that a mailed link leads to, or the page of a fault: a drawing, one sentence, what can be done. */
export function LinkPage({ page, state }: LinkPageProps) {
  const locale = useLocale()
  const content = useContent()
  const words = content.messages[locale].buttonPages[page]
  const text = 'coming' in words && state.isPdfComing ? words.coming : words.text
  const title = words.title.replace(/[.?]$/, '')
  const isHeld = page === 'confirm' || page === 'ready'
  const drawing = drawings[page]
  return (
    <Document meta={toUnlistedMeta({ content, locale, title, description: words.text, hasToken: true })}>
      <section className={isHeld ? 'stage field' : 'stage'}>
        <div className={drawing.startsWith('knot') ? 'stage-art' : 'stage-art stage-art--wander'}>
          <Drawing name={drawing} />
        </div>
        <div className="wrap stack">
          <h1>{words.title}</h1>
          <div className="stage-actions stack">
            <MailNotice page={page} state={state} />
            <p className="lead">
              <RichText text={text} />
            </p>
            <Actions page={page} state={state} />
            {'note' in words && <p className="small">{words.note}</p>}
            {page === 'erase' && <DataRequest action={state.dataRequest} />}
          </div>
        </div>
      </section>
    </Document>
  )
}

/** What became of the mail that the visitor has just asked for here. */
function MailNotice({ page, state: { mail } }: LinkPageProps) {
  const locale = useLocale()
  const { messages, settings } = useContent()
  if (mail === undefined) return null
  const { checklistForm, buttonPages } = messages[locale]
  const sent = page === 'expired' ? buttonPages.expired.renewed : buttonPages.erase.dataSent
  const notice: NoticeContent =
    mail.kind === 'sent' ? { kind: 'success', ...sent } : toChecklistNotice(mail, checklistForm, settings.email)
  return <Notice notice={notice} closeLabel="" />
}

/** A button that posts to an address that carries the token: that of the page itself, unless `action` names another. */
function PostButton({ label, action }: { label: string; action?: string | undefined }) {
  return (
    <form method="post" action={action}>
      <button className="button" type="submit">
        {label}
      </button>
    </form>
  )
}

/** What can be done here. */
function Actions({ page, state }: LinkPageProps) {
  const locale = useLocale()
  const { messages, settings } = useContent()
  const { buttonPages, site } = messages[locale]
  switch (page) {
    case 'erase':
      return <PostButton label={buttonPages[page].button} action={state.erase} />
    case 'confirm':
    case 'data':
    case 'expired':
    case 'dataExpired':
      return <PostButton label={buttonPages[page].button} />
    case 'ready':
      return (
        <>
          <div className="actions">
            <a className="button" href={state.pdf}>
              {buttonPages.ready.button}
            </a>
            <ExternalLink className="more" href={settings.booking.checklist}>
              {buttonPages.ready.booking}
            </ExternalLink>
          </div>
          <p className="small">{buttonPages.ready.next}</p>
        </>
      )
    case 'erased':
    case 'gone':
      return (
        <div className="actions">
          <a className="button" href={pathOf('home', locale)}>
            {buttonPages[page].home}
          </a>
          <a className="more" href={pathOf('checklist', locale)}>
            {site.footer.checklist}
          </a>
        </div>
      )
    case 'fault':
      return (
        <div className="actions">
          <a className="button" href={pathOf('home', locale)}>
            {buttonPages.fault.home}
          </a>
          <a className="more" href={`mailto:${settings.email}`}>
            {buttonPages.fault.write}
          </a>
        </div>
      )
    case 'damaged':
      return (
        <p>
          {buttonPages.damaged.write} <a href={`mailto:${settings.email}`}>{settings.email}</a>
        </p>
      )
  }
}

/** The second button of the page that erases: for those who want to see their data first. */
function DataRequest({ action }: { action: string | undefined }) {
  const locale = useLocale()
  const words = useContent().messages[locale].buttonPages.erase
  return (
    <form className="stage-more" method="post" action={action}>
      <p className="small">{words.dataNote}</p>
      <button className="button button--outline" type="submit">
        {words.data}
      </button>
    </form>
  )
}
