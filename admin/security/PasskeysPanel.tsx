import { useRef, useState } from 'react'
import { type Passkey, passkeyNameMax } from '../../contract/api/sign-in.ts'
import { Field } from '../../site/shared/ui/Field.tsx'
import { makePasskey } from '../shared/passkey.ts'
import { useAdminMessages } from '../shared/use-admin-messages.tsx'
import { PasskeyRow } from './PasskeyRow.tsx'
import { PasswordAsked } from './PasswordAsked.tsx'
import type { PanelProps } from './SecurityView.tsx'
import { toFailed } from './to-failed.ts'

type PasskeysPanelProps = PanelProps & { passkeys: Passkey[]; needsPassword: boolean }

/** The passkeys, and a form that makes one more with this device. */
export function PasskeysPanel({ calls, show, onChange, passkeys, needsPassword }: PasskeysPanelProps) {
  const messages = useAdminMessages()
  const words = messages.access.security.passkeys
  const [isAdding, setAdding] = useState(false)
  const [error, setError] = useState<string>()
  const name = useRef<HTMLInputElement>(null)

  const checkName = () => {
    const isGiven = Boolean(name.current?.value.trim())
    setError(isGiven ? undefined : words.nameMissing.replace('{n}', String(passkeyNameMax)))
    if (!isGiven) name.current?.focus()
    return isGiven
  }

  const make = async (options: PublicKeyCredentialCreationOptionsJSON) => {
    const made = await makePasskey(options)
    if (made.kind !== 'given') return show({ kind: 'error', ...messages.access.passkey[made.kind] })
    const result = await calls.addPasskey(name.current?.value.trim() ?? '', made.response)
    if (result.kind !== 'ok') return show(toFailed(result, messages))
    setAdding(false)
    show({ kind: 'success', ...words.added })
    onChange()
  }

  return (
    <section className="card card--line" aria-labelledby="cles">
      <h2 id="cles">{words.heading}</h2>
      <p className="small">{words.lead}</p>
      {passkeys.length === 0 && !isAdding && <p>{words.none}</p>}
      {passkeys.length > 0 && (
        <ul className="security-list">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} calls={calls} show={show} onChange={onChange} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <PasswordAsked
          id="passkey-password"
          label={words.add}
          submit={words.create}
          check={checkName}
          needsPassword={needsPassword}
          call={calls.offerPasskey}
          onDone={make}
          onCancel={() => setAdding(false)}
          show={show}
        >
          <Field
            id="passkey-name"
            ref={name}
            label={words.name}
            hint={words.nameHint}
            error={error}
            name="name"
            autoComplete="off"
            required
            maxLength={passkeyNameMax}
          />
        </PasswordAsked>
      ) : (
        <div className="actions">
          <button type="button" className="button button--outline button--small" onClick={() => setAdding(true)}>
            {words.add}
          </button>
        </div>
      )}
    </section>
  )
}
