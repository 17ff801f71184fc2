import { type Security as SecurityState, securityApi } from '../../contract/api/sign-in.ts'
import { Loaded } from '../shared/Loaded.tsx'
import { commonTexts } from '../shared/texts.ts'
import { useLoaded } from '../shared/use-loaded.ts'
import { PasskeysPanel } from './PasskeysPanel.tsx'
import { PasswordPanel } from './PasswordPanel.tsx'
import { SessionsPanel } from './SessionsPanel.tsx'
import { securityTexts } from './texts.ts'

/** Passkeys, sessions, the password. */
export function Security({ onPasswordChanged }: { onPasswordChanged: () => void }) {
  const state = useLoaded<SecurityState>(securityApi.state)
  return (
    <Loaded of={state} loading={commonTexts.loading} failed={securityTexts.failed}>
      {({ needsPassword, passkeys, otherSessions }) => (
        <>
          {!needsPassword && <p>{securityTexts.freshFromLink}</p>}
          <div className="columns">
            <PasskeysPanel passkeys={passkeys} needsPassword={needsPassword} />
            <SessionsPanel others={otherSessions} />
            <PasswordPanel needsPassword={needsPassword} onChanged={onPasswordChanged} />
          </div>
        </>
      )}
    </Loaded>
  )
}
