import { Icon } from '../illustration/Icon.tsx'

export type NoticeContent = {
  kind: 'success' | 'error'
  title: string
  text: string
  /** Printed after the text: another way to reach the owner. */
  contact?: { words: string; email: string } | undefined
}

type NoticeProps = {
  notice: NoticeContent | undefined
  closeLabel: string
  /** Without it the notice has no close button (the page works without JavaScript). */
  onClose?: (() => void) | undefined
  /** True if it is the answer to a plain post: the page opens at it. */
  opensPage?: boolean
}

/**
 * The notice of a form. The two live regions are always in the page, empty, so that screen readers
 * announce what appears in them: success politely, failure at once.
 */
export function Notice({ notice, ...rest }: NoticeProps) {
  const body = notice && <NoticeBody notice={notice} {...rest} />
  return (
    <>
      <div className="toasts" role="status">
        {notice?.kind === 'success' && body}
      </div>
      <div className="toasts" role="alert">
        {notice?.kind === 'error' && body}
      </div>
    </>
  )
}

/** What stands in a live region. */
export function NoticeBody({ notice, closeLabel, onClose, opensPage }: NoticeProps & { notice: NoticeContent }) {
  const opening = opensPage ? { tabIndex: -1, autoFocus: true } : {}
  return (
    <div className={notice.kind === 'error' ? 'toast toast--error' : 'toast'} {...opening}>
      <Icon name={notice.kind === 'error' ? 'alert' : 'check'} />
      <p>
        <b>{notice.title}</b> {notice.text}
        {notice.contact && (
          <>
            {' '}
            {notice.contact.words} <a href={`mailto:${notice.contact.email}`}>{notice.contact.email}</a>
          </>
        )}
      </p>
      {onClose && (
        <button type="button" className="round-button" aria-label={closeLabel} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}
