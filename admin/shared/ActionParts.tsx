import { type ComponentProps, type ReactNode, useId, useRef } from 'react'
import { csvSeparators } from '../../contract/api/admin.ts'
import { useAction, useDialog } from './actions.ts'
import { colon } from './admin-formats.ts'
import { type CallResult, withQuery } from './client.ts'
import { commonTexts, csvTexts } from './texts.ts'

type ButtonProps = Omit<ComponentProps<'button'>, 'aria-disabled' | 'onClick'>

type BusyButtonProps = ButtonProps & {
  isBusy: boolean
  /** What it says meanwhile; without it the text stays. */
  busyText?: string | undefined
  onClick?: () => void
}

/** A button whose work is under way: it keeps the focus, a running thread takes the place of its hyphen. */
export function BusyButton({ isBusy, busyText, className = 'button', children, ...button }: BusyButtonProps) {
  return (
    <button
      type="submit"
      {...button}
      className={isBusy ? `${className} is-busy` : className}
      aria-disabled={isBusy || undefined}
    >
      {isBusy ? (busyText ?? children) : children}
    </button>
  )
}

/** A button that is busy until its action is done. */
export function ActionButton({ action, ...button }: ButtonProps & { action: () => Promise<unknown> }) {
  const { isBusy, run } = useAction()
  return <BusyButton {...button} type="button" isBusy={isBusy} onClick={() => run(action)} />
}

type ExportLinksProps = {
  path: string
  /** Which rows: none but those of a filter, or those that are named. */
  query?: Record<string, string>
  /** What is in the file, where it is not everything. */
  of?: string
}

/** A list as a file in two forms. */
export function ExportLinks({ path, query = {}, of }: ExportLinksProps) {
  const { isBusy, save } = useAction()
  return (
    <>
      {csvSeparators.map((separator) => {
        const href = withQuery(path, { ...query, separator })
        return (
          <a
            key={separator}
            className={isBusy ? 'button button--outline button--small is-busy' : 'button button--outline button--small'}
            href={href}
            aria-disabled={isBusy || undefined}
            onClick={(event) => {
              event.preventDefault()
              void save(href, { title: 'Export réussi', text: 'Le fichier CSV a été téléchargé.' })
            }}
          >
            {csvTexts[separator]}
            {of !== undefined && <span className="visually-hidden">{colon + of}</span>}
          </a>
        )
      })}
    </>
  )
}

/** `intro` holds `{email}`. */
type EraseTexts = {
  heading: string
  intro: string
  what: readonly string[]
  note: string
  confirm: string
}

type EraseDialogProps = {
  texts: EraseTexts
  /** Who is erased, or how many. */
  email: string
  /** While it is under way, where its progress is known. */
  progress?: string | undefined
  erase: () => Promise<CallResult<unknown>>
  /** The dialog is closed, whichever way. */
  onClose: () => void
}

/** Asks before something of a person is erased, and says what goes. */
export function EraseDialog({ texts, email, progress, erase, onClose }: EraseDialogProps) {
  const [beforeEmail, afterEmail] = texts.intro.split('{email}')
  return (
    <ConfirmDialog
      heading={texts.heading}
      points={texts.what}
      note={texts.note}
      confirm={texts.confirm}
      busyText={progress}
      act={erase}
      onClose={onClose}
    >
      {beforeEmail}
      <b>{email}</b>
      {afterEmail}
    </ConfirmDialog>
  )
}

type ConfirmDialogProps = {
  heading: string
  /** One paragraph: what it is about. */
  children: ReactNode
  /** What it does. */
  points?: readonly string[]
  note?: string
  confirm: string
  /** While it is under way, where its progress is known. */
  busyText?: string | undefined
  act: () => Promise<CallResult<unknown>>
  /** The dialog is closed, whichever way. */
  onClose: () => void
}

/** Asks before something is done that cannot simply be taken back. The focus starts on the harmless button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { heading, children, points = [], note, confirm, busyText = commonTexts.busy, act, onClose } = props
  const id = useId()
  const harmless = useRef<HTMLButtonElement>(null)
  const dialog = useDialog<'act'>(harmless, onClose)
  return (
    <dialog {...dialog.props} className="dialog" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <p>{children}</p>
      {points.length > 0 && (
        <ul className="hyphen-list">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {note !== undefined && <p className="small">{note}</p>}
      <p className="dialog-error" role="alert">
        {dialog.failure}
      </p>
      <div className="actions">
        <BusyButton
          type="button"
          className="button button--small"
          isBusy={dialog.doing !== undefined}
          busyText={busyText}
          onClick={() => dialog.run('act', act)}
        >
          {confirm}
        </BusyButton>
        <button ref={harmless} type="button" className="button button--outline button--small" onClick={dialog.close}>
          {commonTexts.cancel}
        </button>
      </div>
    </dialog>
  )
}
