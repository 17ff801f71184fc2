import { useState } from 'react'
import { type Passkey, passkeyNameMax, securityApi } from '../../contract/api/sign-in.ts'
import { fillText } from '../../contract/fill-text.ts'
import { Field } from '../../site/shared/ui/Field.tsx'
import { useAdmin } from '../shared/admin-context.tsx'
import { Part } from '../shared/Part.tsx'
import { makePasskey } from '../shared/passkey.ts'
import { passkeyTexts } from '../shared/texts.ts'
import { useAction } from '../shared/use-action.ts'
import type { Typed } from '../shared/use-form.ts'
import { PasskeyRow } from './PasskeyRow.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { securityTexts } from './texts.ts'

type PasskeysPanelProps = { passkeys: Passkey[]; needsPassword: boolean }

/** The passkeys, and a form that makes one more with this device. */
export function PasskeysPanel({ passkeys, needsPassword }: PasskeysPanelProps) {
  const texts = securityTexts.passkeys
  const { client, show } = useAdmin()
  const { post } = useAction()
  const [isAdding, setAdding] = useState(false)

  const make = async (options: PublicKeyCredentialCreationOptionsJSON, { name }: Typed) => {
    const made = await makePasskey(options)
    if (made.kind !== 'given') return show({ kind: 'error', ...passkeyTexts[made.kind] })
    const body = { name, response: made.response }
    const result = await post(securityApi.passkeys, { body, done: texts.added })
    if (result.kind === 'ok') setAdding(false)
  }

  return (
    <Part id="cles" heading={texts.heading}>
      <p className="small">{texts.lead}</p>
      {passkeys.length === 0 && !isAdding && <p>{texts.none}</p>}
      {passkeys.length > 0 && (
        <ul className="light-rows passkeys">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <PasswordForm
          label={texts.add}
          submit={texts.create}
          needsPassword={needsPassword}
          check={({ name }) => ({
            name: name?.trim() ? undefined : fillText(texts.nameMissing, { n: passkeyNameMax }),
          })}
          call={({ password }) =>
            client.post<PublicKeyCredentialCreationOptionsJSON>(securityApi.passkeyOptions, { password })
          }
          onDone={make}
          onCancel={() => setAdding(false)}
        >
          {(password, errors) => (
            <>
              <Field
                id="passkey-name"
                label={texts.name}
                hint={texts.nameHint}
                error={errors.name}
                name="name"
                autoComplete="off"
                required
                maxLength={passkeyNameMax}
              />
              {password}
            </>
          )}
        </PasswordForm>
      ) : (
        <div className="actions">
          <button type="button" className="button button--outline button--small" onClick={() => setAdding(true)}>
            {texts.add}
          </button>
        </div>
      )}
    </Part>
  )
}
