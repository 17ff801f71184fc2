import { type Security as SecurityState, securityApi } from '../../contract/api/sign-in.ts'
import { useMessages } from '../shared/admin-context.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { useLoaded } from '../shared/use-loaded.ts'
import { PasskeysPanel } from './PasskeysPanel.tsx'
import { PasswordPanel } from './PasswordPanel.tsx'
import { SessionsPanel } from './SessionsPanel.tsx'

/** Passkeys, sessions, the password. */
export function Security({ onPasswordChanged }: { onPasswordChanged: () => void }) {
  const { security: texts, loading } = useMessages().access
  const state = useLoaded<SecurityState>(securityApi.state)
  return (
    <Loaded of={state} loading={loading} failed={texts.failed}>
      {({ needsPassword, passkeys, otherSessions }) => (
        <>
          {!needsPassword && <p>{texts.freshFromLink}</p>}
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
