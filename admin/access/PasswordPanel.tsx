import { passwordLength, securityApi } from '../../contract/api/sign-in.ts'
import { fillText } from '../../contract/fill-text.ts'
import { useAdmin, useMessages } from '../shared/admin-context.tsx'
import { Part } from '../shared/Part.tsx'
import { PasswordField } from '../shared/PasswordField.tsx'
import { PasswordForm } from './PasswordForm.tsx'

const name = 'new-password'

/** Changes the password; the page closes afterwards, as every session does. */
export function PasswordPanel({ needsPassword, onChanged }: { needsPassword: boolean; onChanged: () => void }) {
  const texts = useMessages().access.security.changePassword
  const { client } = useAdmin()
  const { min, advised } = passwordLength
  return (
    <Part id="mot-de-passe" heading={texts.heading}>
      <p className="small">{texts.lead}</p>
      <PasswordForm
        label={texts.formLabel}
        submit={texts.submit}
        needsPassword={needsPassword}
        check={({ [name]: next = '' }) => ({
          [name]: next.length < min ? fillText(texts.tooShort, { n: min }) : undefined,
        })}
        call={({ password: current, [name]: password }) =>
          client.post(securityApi.changePassword, { current, password })
        }
        onDone={onChanged}
      >
        {(current, errors) => (
          <>
            {current}
            <PasswordField
              name={name}
              label={texts.next}
              hint={fillText(texts.hint, { min, advised })}
              error={errors[name]}
            />
          </>
        )}
      </PasswordForm>
    </Part>
  )
}
