import { passwordLength, securityApi } from '../../contract/api/sign-in.ts'
import { fillText } from '../../contract/fill-text.ts'
import { useAdmin } from '../shared/admin-context.tsx'
import { Part } from '../shared/Part.tsx'
import { PasswordField } from '../shared/PasswordField.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { securityTexts } from './texts.ts'

const name = 'new-password'

/** Changes the password; the page closes afterwards, as every session does. */
export function PasswordPanel({ needsPassword, onChanged }: { needsPassword: boolean; onChanged: () => void }) {
  const { client } = useAdmin()
  const { min, advised } = passwordLength
  return (
    <Part id="mot-de-passe" heading={securityTexts.changePassword.heading}>
      <p className="small">{securityTexts.changePassword.lead}</p>
      <PasswordForm
        label={securityTexts.changePassword.formLabel}
        submit={securityTexts.changePassword.submit}
        needsPassword={needsPassword}
        check={({ [name]: next = '' }) => ({
          [name]: next.length < min ? fillText(securityTexts.changePassword.tooShort, { n: min }) : undefined,
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
              label={securityTexts.changePassword.next}
              hint={fillText(securityTexts.changePassword.hint, { min, advised })}
              error={errors[name]}
            />
          </>
        )}
      </PasswordForm>
    </Part>
  )
}
