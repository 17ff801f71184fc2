import { useRef, useState } from 'react'
import { passwordLength, securityApi } from '../../contract/api/sign-in.ts'
import { fillText } from '../../contract/fill-text.ts'
import { useAdmin, useMessages } from '../shared/admin-context.tsx'
import { PasswordField } from '../shared/PasswordField.tsx'
import { PasswordForm } from './PasswordForm.tsx'

/** Changes the password; the page closes afterwards, as every session does. */
export function PasswordPanel({ needsPassword, onChanged }: { needsPassword: boolean; onChanged: () => void }) {
  const texts = useMessages().access.security.changePassword
  const { client } = useAdmin()
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const { min, advised } = passwordLength

  const check = () => {
    const isTooShort = (input.current?.value.length ?? 0) < min
    setError(isTooShort ? fillText(texts.tooShort, { n: min }) : undefined)
    return isTooShort ? input.current : undefined
  }

  return (
    <section className="card card--line" aria-labelledby="mot-de-passe">
      <h2 id="mot-de-passe">{texts.heading}</h2>
      <p className="small">{texts.lead}</p>
      <PasswordForm
        id="current-password"
        label={texts.formLabel}
        submit={texts.submit}
        needsPassword={needsPassword}
        call={(current) => client.post(securityApi.changePassword, { current, password: input.current?.value })}
        onDone={onChanged}
        below={{
          check,
          field: (
            <PasswordField
              id="new-password"
              ref={input}
              label={texts.next}
              hint={fillText(texts.hint, { min, advised })}
              error={error}
              autoComplete="new-password"
            />
          ),
        }}
      />
    </section>
  )
}
