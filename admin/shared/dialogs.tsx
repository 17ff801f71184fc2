import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { BusyButton } from './ActionParts.tsx'
import { toFailureText } from './actions.ts'
import type { CallResult } from './client.ts'
import { commonTexts } from './texts.ts'

/** What is done in a dialog. */
type DialogWork = {
  isBusy: boolean
  /** Closes after a success, and where there is nothing left to do it with; else says why it could not be done. */
  run: (act: () => Promise<CallResult<unknown>>) => Promise<void>
}

type DialogProps = {
  heading: string
  /** What has the focus at the beginning: without it the heading, `leave` is the harmless button. */
  first?: RefObject<HTMLElement | null> | 'leave'
  width?: 'middle' | 'wide' | undefined
  /** What the button says that leaves it; without one nothing leads out but its actions. */
  leave?: string
  /** Of a dialog that Enter sends: what its button says, also while it is busy. */
  submit?: string | undefined
  busyText?: string | undefined
  onSubmit?: (work: DialogWork) => unknown
  /** Buttons before the one that leaves. */
  actions?: (work: DialogWork) => ReactNode
  /** The dialog is closed, whichever way. */
  onClose: () => void
  children: ReactNode | ((work: DialogWork) => ReactNode)
}

/** A dialog that is open as long as it is in the page; it stays open while something is being done. */
export function Dialog(props: DialogProps) {
  const { heading, first, width, leave, submit, busyText, onSubmit, actions, onClose, children } = props
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const harmless = useRef<HTMLButtonElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const start = first === 'leave' ? harmless : (first ?? title)
  useLayoutEffect(() => {
    ref.current?.showModal()
    start.current?.focus()
  }, [start])

  // Whoever takes it away: what had the focus before it has it again.
  useLayoutEffect(() => {
    const { current } = ref
    return () => current?.close()
  }, [])

  // Where what had the focus is gone, for example a button once it was pressed, the keys would begin with the page again.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) title.current?.focus()
  })

  const run = async (act: () => Promise<CallResult<unknown>>): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    setFailure(undefined)
    const result = await act().finally(() => setBusy(false))
    const isToRead = result.kind === 'thrown' || (result.kind === 'failed' && result.code !== 'notFound')
    if (isToRead) setFailure(toFailureText(result))
    else ref.current?.close()
  }
  const work = { isBusy, run }
  const isClosable = !isBusy && leave !== undefined
  const content = (
    <>
      {typeof children === 'function' ? children(work) : children}
      <p className="dialog-error" role="alert">
        {failure}
      </p>
      <div className="actions">
        {submit !== undefined && (
          <BusyButton className="button button--small" isBusy={isBusy} busyText={busyText}>
            {submit}
          </BusyButton>
        )}
        {actions?.(work)}
        {leave !== undefined && (
          <button
            ref={harmless}
            type="button"
            className="button button--outline button--small"
            onClick={() => isClosable && ref.current?.close()}
          >
            {leave}
          </button>
        )}
      </div>
    </>
  )
  return (
    <dialog
      ref={ref}
      className={width ? `dialog dialog--${width}` : 'dialog'}
      aria-labelledby={id}
      // Chromium closes at a second Escape although it is refused; browsers without `closedby` let each be refused.
      closedby={isClosable ? 'closerequest' : 'none'}
      onCancel={(event) => isClosable || event.preventDefault()}
      onClose={onClose}
    >
      <h2 id={id} ref={title} tabIndex={-1}>
        {heading}
      </h2>
      {onSubmit ? (
        <form
          className="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit(work)
          }}
        >
          {content}
        </form>
      ) : (
        content
      )}
    </dialog>
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
  onClose: () => void
}

/** Asks before something is done that cannot simply be taken back. The focus starts on the harmless button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { heading, children, points = [], note, confirm, busyText = commonTexts.busy, act, onClose } = props
  return (
    <Dialog
      heading={heading}
      first="leave"
      leave={commonTexts.cancel}
      actions={({ isBusy, run }) => (
        <BusyButton
          type="button"
          className="button button--small"
          isBusy={isBusy}
          busyText={busyText}
          onClick={() => run(act)}
        >
          {confirm}
        </BusyButton>
      )}
      onClose={onClose}
    >
      <p>{children}</p>
      {points.length > 0 && (
        <ul className="hyphen-list">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {note !== undefined && <p className="small">{note}</p>}
    </Dialog>
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
