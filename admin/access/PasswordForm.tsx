import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAdmin, useMessages } from '../shared/admin-context.tsx'
import { BusyButton } from '../shared/BusyButton.tsx'
import type { CallResult } from '../shared/client.ts'
import { useShowFailure } from '../shared/failure-notice.ts'
import { PasswordField } from '../shared/PasswordField.tsx'
import { useBusy } from '../shared/use-busy.ts'

type FormPart = {
  field: ReactNode
  /** Says what is wrong. @returns the input to repair */
  check: () => HTMLInputElement | null | undefined
}

type PasswordFormProps<T> = {
  id: string
  label: string
  submit: string
  /** What is asked for beside the password. */
  above?: FormPart
  below?: FormPart
  /** False just after a mailed link; the server asks for it all the same once that was a while ago. */
  needsPassword: boolean
  call: (password: string | undefined) => Promise<CallResult<T>>
  onDone: (value: T) => void | Promise<void>
  /** Only of a form that a button has opened: it begins at its first field. */
  onCancel?: () => void
}

/** Whatever opens a way in asks for the password once more. */
export function PasswordForm<T>(props: PasswordFormProps<T>) {
  const { access, busy, cancel } = useMessages()
  const texts = access.security
  const { id, label, submit, above, below, needsPassword, call, onDone, onCancel } = props
  const { show } = useAdmin()
  const showFailure = useShowFailure()
  const { isBusy, run } = useBusy()
  const [error, setError] = useState<string>()
  const [isAsked, setAsked] = useState(needsPassword)
  const form = useRef<HTMLFormElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const isOpened = onCancel !== undefined
  useEffect(() => {
    if (isOpened) form.current?.querySelector('input')?.focus()
  }, [isOpened])

  /** @returns the input to repair */
  const check = () => {
    const wrongAbove = above?.check()
    if (wrongAbove) return wrongAbove
    const isMissing = isAsked && !password.current?.value
    setError(isMissing ? texts.passwordMissing : undefined)
    const wrongBelow = below?.check()
    return isMissing ? password.current : wrongBelow
  }

  const ask = async () => {
    const result = await call(password.current?.value)
    if (result.kind === 'ok') return onDone(result.value)
    const isRefused = result.kind === 'failed' && (result.code === 'fields' || result.code === 'malformed')
    if (!isRefused) return showFailure(result)
    flushSync(() => {
      setAsked(true)
      setError(isAsked ? texts.passwordWrong : texts.passwordMissing)
    })
    password.current?.focus()
  }

  return (
    <form
      ref={form}
      className="form"
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isBusy) return
        show(undefined)
        const wrong = check()
        if (wrong) wrong.focus()
        else void run(ask)
      }}
    >
      {above?.field}
      {isAsked && <PasswordField id={id} ref={password} label={texts.password} error={error} />}
      {below?.field}
      <div className="actions">
        <BusyButton className="button button--small" isBusy={isBusy} busyText={busy}>
          {submit}
        </BusyButton>
        {onCancel && (
          <button type="button" className="button button--outline button--small" onClick={onCancel}>
            {cancel}
          </button>
        )}
      </div>
    </form>
  )
}
