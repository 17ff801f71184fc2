import { useRef } from 'react'
import { BusyButton } from './BusyButton.tsx'
import type { CallResult } from './client.ts'
import { commonTexts } from './texts.ts'
import { useDialog } from './use-dialog.ts'

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
  /** Said meanwhile, where something can be told. */
  progress?: string | undefined
  erase: () => Promise<CallResult<unknown>>
  /** The dialog is closed, whichever way. */
  onClose: () => void
}

/** Asks before something of a person is erased, and says what goes. The focus starts on the harmless button. */
export function EraseDialog({ texts, email, progress, erase, onClose }: EraseDialogProps) {
  const harmless = useRef<HTMLButtonElement>(null)
  const dialog = useDialog<'erase'>(harmless, onClose)
  const [beforeEmail, afterEmail] = texts.intro.split('{email}')
  return (
    <dialog {...dialog.props} className="dialog" aria-labelledby="effacer">
      <h2 id="effacer">{texts.heading}</h2>
      <p>
        {beforeEmail}
        <b>{email}</b>
        {afterEmail}
      </p>
      <ul className="hyphen-list">
        {texts.what.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
      </ul>
      <p className="small">{texts.note}</p>
      <p className="dialog-error" role="alert">
        {dialog.failure}
      </p>
      <div className="actions">
        <BusyButton
          type="button"
          className="button button--small"
          isBusy={dialog.doing !== undefined}
          busyText={progress ?? commonTexts.busy}
          onClick={() => dialog.run('erase', erase)}
        >
          {texts.confirm}
        </BusyButton>
        <button ref={harmless} type="button" className="button button--outline button--small" onClick={dialog.close}>
          {commonTexts.cancel}
        </button>
      </div>
    </dialog>
  )
}
