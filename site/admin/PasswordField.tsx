import { type Ref, useState } from 'react'
import { adminWords } from '../../content/words/admin.ts'
import { Icon } from '../illustration/Icon.tsx'
import { passwordMin } from './sign-in.ts'

const words = adminWords.login
const id = 'admin-password'

/** The password with a button that shows and hides what was typed. */
export function PasswordField({ ref, error }: { ref: Ref<HTMLInputElement>; error: string | undefined }) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="f">
      <label htmlFor={id}>{words.password}</label>
      <div className="pw">
        <input
          ref={ref}
          id={id}
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          required
          minLength={passwordMin}
          aria-describedby={error && `${id}-error`}
          aria-invalid={error ? true : undefined}
        />
        <button
          type="button"
          className="pw-b"
          aria-controls={id}
          aria-label={isShown ? words.hideLabel : words.showLabel}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? words.hide : words.show}
        </button>
      </div>
      {error && (
        <p className="err" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  )
}
