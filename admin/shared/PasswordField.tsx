import { type Ref, useState } from 'react'
import { passwordLength } from '../../contract/api/sign-in.ts'
import { Icon } from '../../site/shared/illustration/Icon.tsx'
import { useMessages } from './admin-context.tsx'

type PasswordFieldProps = {
  ref: Ref<HTMLInputElement>
  error: string | undefined
  id?: string
  label?: string
  hint?: string
  autoComplete?: 'current-password' | 'new-password'
}

/** A password with a button that shows and hides what was typed. */
export function PasswordField({
  ref,
  error,
  id = 'admin-password',
  label,
  hint,
  autoComplete = 'current-password',
}: PasswordFieldProps) {
  const texts = useMessages().login
  const [isShown, setShown] = useState(false)
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="form-field">
      <label htmlFor={id}>{label ?? texts.password}</label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="password">
        <input
          ref={ref}
          id={id}
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          minLength={passwordLength.min}
          maxLength={passwordLength.max}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        />
        <button
          type="button"
          className="password-toggle"
          aria-controls={id}
          aria-label={isShown ? texts.hideLabel : texts.showLabel}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? texts.hide : texts.show}
        </button>
      </div>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  )
}
