import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { BusyButton } from '../shared/BusyButton.tsx'
import { PasswordField } from '../shared/PasswordField.tsx'
import { useAdminMessages } from '../shared/use-admin-messages.tsx'
import { NewPasswordField, toNewPasswordError } from './NewPasswordField.tsx'
import type { PanelProps } from './SecurityView.tsx'
import { isWrongField, toFailed } from './to-failed.ts'

type PasswordPanelProps = Pick<PanelProps, 'calls' | 'show'> & { needsPassword: boolean; onChanged: () => void }

/** Changes the password; the page closes afterwards, as every session does. */
export function PasswordPanel({ calls, show, needsPassword, onChanged }: PasswordPanelProps) {
  const messages = useAdminMessages()
  const { changePassword: words, ...shared } = messages.access.security
  const [isBusy, setBusy] = useState(false)
  // A while after a mailed link the server asks for it all the same.
  const [isAsked, setAsked] = useState(needsPassword)
  const [errors, setErrors] = useState<{ current?: string | undefined; next?: string | undefined }>({})
  const current = useRef<HTMLInputElement>(null)
  const next = useRef<HTMLInputElement>(null)

  const submit = async () => {
    if (isBusy || !next.current) return
    show(undefined)
    const found = {
      current: isAsked && !current.current?.value ? shared.passwordMissing : undefined,
      next: toNewPasswordError(next.current.value, words),
    }
    setErrors(found)
    if (found.current) return current.current?.focus()
    if (found.next) return next.current.focus()
    setBusy(true)
    const result = await calls.changePassword(current.current?.value, next.current.value)
    setBusy(false)
    if (result.kind === 'ok') return onChanged()
    if (!isWrongField(result)) return show(toFailed(result, messages))
    flushSync(() => {
      setAsked(true)
      setErrors({ current: isAsked ? shared.passwordWrong : shared.passwordMissing })
    })
    current.current?.focus()
  }

  return (
    <section className="card card--line" aria-labelledby="mot-de-passe">
      <h2 id="mot-de-passe">{words.heading}</h2>
      <p className="small">{words.lead}</p>
      <form
        className="form"
        aria-label={words.formLabel}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        {isAsked && (
          <PasswordField id="current-password" ref={current} label={shared.password} error={errors.current} />
        )}
        <NewPasswordField ref={next} error={errors.next} />
        <div className="actions">
          <BusyButton className="button button--small" isBusy={isBusy} busyWords={shared.busy}>
            {words.submit}
          </BusyButton>
        </div>
      </form>
    </section>
  )
}
