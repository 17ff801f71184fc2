import { useId, useState } from 'react'
import { passwordLength } from '../../contract/api/sign-in.ts'
import { Field } from '../../site/shared/ui/Field.tsx'
import { passwordTexts } from './texts.ts'

type PasswordFieldProps = {
  error: string | undefined
  label?: string
  hint?: string
  name?: 'password' | 'new-password'
}

/** A password with a button that shows and hides what was typed. */
export function PasswordField({ error, label, hint, name = 'password' }: PasswordFieldProps) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  return (
    <Field
      id={id}
      label={label ?? passwordTexts.label}
      hint={hint}
      error={error}
      control={(tied) => (
        <div className="password">
          <input
            {...tied}
            name={name}
            type={isShown ? 'text' : 'password'}
            autoComplete={name === 'password' ? 'current-password' : name}
            autoCapitalize="none"
            spellCheck={false}
            required
            minLength={passwordLength.min}
            maxLength={passwordLength.max}
          />
          <button
            type="button"
            className="suggestion password-toggle"
            aria-controls={id}
            aria-label={isShown ? passwordTexts.hideLabel : passwordTexts.showLabel}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? passwordTexts.hide : passwordTexts.show}
          </button>
        </div>
      )}
    />
  )
}
