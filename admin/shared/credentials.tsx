import { useId, useState } from 'react'
import { passwordLength } from '../../contract/api/sign-in.ts'
import { Field } from '../../site/shared/ui/Field.tsx'

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
      label={label ?? 'Mot de passe'}
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
            aria-label={isShown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? 'Masquer' : 'Afficher'}
          </button>
        </div>
      )}
    />
  )
}

/** What came of asking the device: the credential as JSON, or why there is none. */
type PasskeyResult<Refusal> = { kind: 'given'; response: object } | { kind: Refusal | 'unsupported' }

/** The two ways of the browser's own reading and writing of JSON (WebAuthn level 3, 5.1.9 and 5.1.10). */
async function ask<Refusal extends string>(
  question: () => Promise<Credential | null>,
  toRefusal: (error?: unknown) => Refusal,
): Promise<PasskeyResult<Refusal>> {
  if (!canUsePasskeys()) return { kind: 'unsupported' }
  try {
    const credential = await question()
    return credential instanceof PublicKeyCredential
      ? { kind: 'given', response: credential.toJSON() }
      : { kind: toRefusal() }
  } catch (error) {
    return { kind: toRefusal(error) }
  }
}

/** Whether this browser knows passkeys and their JSON; not on plain http but for localhost. */
export function canUsePasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON === 'function'
}

/** Asks the device for a passkey of this site. */
export function takePasskey(options: PublicKeyCredentialRequestOptionsJSON) {
  return ask(
    () => navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }),
    // The person closed the window, or the device has no such key: browsers tell neither apart.
    () => 'cancelled',
  )
}

/** Asks the device to make a passkey for this site. */
export function makePasskey(options: PublicKeyCredentialCreationOptionsJSON) {
  return ask(
    () => navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }),
    // Of a device that has one already browsers say so (WebAuthn level 3, 5.1.3), once the person has agreed.
    (error) => (error instanceof DOMException && error.name === 'InvalidStateError' ? 'alreadyThere' : 'cancelled'),
  )
}
