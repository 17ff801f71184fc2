import { useEffect, useRef, useState } from 'react'
import { adminWords } from '../../content/words/admin.ts'
import type { CallResult } from './admin-calls.ts'
import { toFailureText } from './failure-words.ts'

const words = adminWords.eraseDialog

type EraseDialogProps = {
  email: string
  erase: () => Promise<CallResult<unknown>>
  /** The dialog is closed, whichever way. */
  onClose: () => void
}

/** Asks before a person is erased, and says what goes. The focus starts on the harmless button. */
export function EraseDialog({ email, erase, onClose }: EraseDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const cancel = useRef<HTMLButtonElement>(null)
  const [isErasing, setErasing] = useState(false)
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    dialog.current?.showModal()
    cancel.current?.focus()
  }, [])

  const confirm = async () => {
    if (isErasing) return
    setErasing(true)
    setFailure(undefined)
    const result = await erase()
    setErasing(false)
    const isToRead = result.kind === 'thrown' || (result.kind === 'failed' && result.code !== 'notFound')
    if (isToRead) setFailure(toFailureText(result))
    else dialog.current?.close()
  }

  const [beforeEmail, afterEmail] = words.intro.split('{email}')
  return (
    <dialog
      ref={dialog}
      className="ask"
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
      <p className="ask-err" role="alert">
        {failure}
      </p>
      <div className="acts">
        <button
          type="button"
          className={isErasing ? 'btn btn--s is-busy' : 'btn btn--s'}
          aria-disabled={isErasing || undefined}
          onClick={confirm}
        >
          {isErasing ? words.erasing : words.confirm}
        </button>
        <button
          ref={cancel}
          type="button"
          className="btn btn--o btn--s"
          onClick={() => isErasing || dialog.current?.close()}
        >
          {words.cancel}
        </button>
      </div>
    </dialog>
  )
}
