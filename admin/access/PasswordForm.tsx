import { type ReactNode, useEffect, useRef, useState } from 'react'
import { BusyButton } from '../shared/ActionParts.tsx'
import { type Typed, useForm, useShowFailure, type Wrong } from '../shared/actions.ts'
import type { CallResult } from '../shared/client.ts'
import { PasswordField } from '../shared/credentials.tsx'
import { commonTexts } from '../shared/texts.ts'

type PasswordFormProps<T> = {
  label: string
  submit: string
  /** False just after a mailed link; the server asks for it all the same once that was a while ago. */
  needsPassword: boolean
  /** Of what is asked for beside the password. */
  check: (typed: Typed) => Wrong
  call: (typed: Typed) => Promise<CallResult<T>>
  onDone: (value: T, typed: Typed) => void | Promise<void>
  /** Only of a form that a button has opened: it begins at its first field. */
  onCancel?: () => void
  children: (password: ReactNode, errors: Wrong) => ReactNode
}

const passwordMissing = 'Indiquez votre mot de passe actuel.'

/** Whatever opens a way in asks for the password once more. */
export function PasswordForm<T>(props: PasswordFormProps<T>) {
  const { label, submit, needsPassword, check, call, onDone, onCancel, children } = props
  const showFailure = useShowFailure()
  const [isAsked, setAsked] = useState(needsPassword)
  const form = useRef<HTMLFormElement>(null)
  const isOpened = onCancel !== undefined
  useEffect(() => {
    if (isOpened) form.current?.querySelector('input')?.focus()
  }, [isOpened])

  const { errors, isBusy, onSubmit } = useForm({
    check: (typed) => ({
      ...check(typed),
      password: isAsked && !typed.password ? passwordMissing : undefined,
    }),
    send: async (typed, refuse) => {
      const result = await call(typed)
      if (result.kind === 'ok') return onDone(result.value, typed)
      const isRefused = result.kind === 'failed' && (result.code === 'fields' || result.code === 'malformed')
      if (!isRefused) return showFailure(result)
      setAsked(true)
      refuse({ password: isAsked ? 'Ce n’est pas le mot de passe actuel.' : passwordMissing })
    },
  })
  return (
    <form ref={form} className="form" aria-label={label} noValidate onSubmit={onSubmit}>
      {children(isAsked && <PasswordField label="Mot de passe actuel" error={errors.password} />, errors)}
      <div className="actions">
        <BusyButton className="button button--small" isBusy={isBusy} busyText={commonTexts.busy}>
          {submit}
        </BusyButton>
        {onCancel && (
          <button type="button" className="button button--outline button--small" onClick={onCancel}>
            {commonTexts.cancel}
          </button>
        )}
      </div>
    </form>
  )
}
