import { useRef } from 'react'
import type { CallResult } from './admin-calls.ts'
import { useDialog } from './use-dialog.ts'

/** `intro` holds `{email}`. */
export type EraseWords = {
  heading: string
  intro: string
  what: readonly string[]
  note: string
  confirm: string
  erasing: string
  cancel: string
}

type EraseDialogProps = {
  words: EraseWords
  /** Who is erased, or how many. */
  email: string
  erase: () => Promise<CallResult<unknown>>
  /** The dialog is closed, whichever way. */
  onClose: () => void
}

/** Asks before something of a person is erased, and says what goes. The focus starts on the harmless button. */
export function EraseDialog({ words, email, erase, onClose }: EraseDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  const { dialog, doing, failure, run, close } = useDialog<'erase'>(cancel)
  const isErasing = doing !== undefined
  const [beforeEmail, afterEmail] = words.intro.split('{email}')
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby="effacer"
      onCancel={(event) => isErasing && event.preventDefault()}
      onClose={onClose}
    >
      <h2 id="effacer">{words.heading}</h2>
      <p>
        {beforeEmail}
        <b>{email}</b>
        {afterEmail}
      </p>
      <ul>
        {words.what.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
      <p className="small">{words.note}</p>
      <p className="dialog-error" role="alert">
        {failure}
      </p>
      <div className="actions">
        <button
          type="button"
          className={isErasing ? 'button button--small is-busy' : 'button button--small'}
          aria-disabled={isErasing || undefined}
          onClick={() => run('erase', erase)}
        >
          {isErasing ? words.erasing : words.confirm}
        </button>
        <button ref={cancel} type="button" className="button button--outline button--small" onClick={close}>
          {words.cancel}
        </button>
      </div>
    </dialog>
  )
}
