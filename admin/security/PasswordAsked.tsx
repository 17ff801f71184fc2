import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { NoticeContent } from '../../site/shared/ui/Notice.tsx'
import type { CallResult } from '../shared/admin-calls.ts'
import { BusyButton } from '../shared/BusyButton.tsx'
import { PasswordField } from '../shared/PasswordField.tsx'
import { useAdminMessages } from '../shared/use-admin-messages.tsx'
import { isWrongField, toFailed } from './to-failed.ts'

type PasswordAskedProps<T> = {
  id: string
  label: string
  submit: string
  /** Fields above the password. */
  children?: ReactNode
  /** Checks them; false keeps the form. */
  check?: () => boolean
  /** False just after a mailed link; the server asks for it all the same once that was a while ago. */
  needsPassword: boolean
  call: (password: string | undefined) => Promise<CallResult<T>>
  onDone: (value: T) => void | Promise<void>
  onCancel: () => void
  show: (notice: NoticeContent | undefined) => void
}

/** What opens a way in asks for the password once more. */
export function PasswordAsked<T>(props: PasswordAskedProps<T>) {
  const messages = useAdminMessages()
  const words = messages.access.security
  const { id, label, submit, children, check, needsPassword, call, onDone, onCancel, show } = props
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const [isAsked, setAsked] = useState(needsPassword)
  const form = useRef<HTMLFormElement>(null)
  const password = useRef<HTMLInputElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const refuse = (sentence: string) => {
    flushSync(() => {
      setAsked(true)
      setError(sentence)
    })
    password.current?.focus()
  }

  const ask = async () => {
    if (isBusy) return
    show(undefined)
    if (check && !check()) return
    const typed = password.current?.value
    if (isAsked && !typed) return refuse(words.passwordMissing)
    setError(undefined)
    setBusy(true)
    const result = await call(typed)
    if (result.kind === 'ok') await onDone(result.value)
    setBusy(false)
    if (isWrongField(result)) refuse(isAsked ? words.passwordWrong : words.passwordMissing)
    else if (result.kind !== 'ok') show(toFailed(result, messages))
  }

  return (
    <form
      ref={form}
      className="form"
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void ask()
      }}
    >
      {children}
      {isAsked && <PasswordField id={id} ref={password} label={words.password} error={error} />}
      <div className="actions">
        <BusyButton className="button button--small" isBusy={isBusy} busyWords={words.busy}>
          {submit}
        </BusyButton>
        <button type="button" className="button button--outline button--small" onClick={onCancel}>
          {words.cancel}
        </button>
      </div>
    </form>
  )
}
