import { useEffect, useRef, useState } from 'react'
import { type Security, securityApi } from '../../contract/api/sign-in.ts'
import { useMessages } from '../shared/admin-context.tsx'
import { LoadFailure } from '../shared/LoadFailure.tsx'
import { useLoaded } from '../shared/use-loaded.ts'
import { Waiting } from '../shared/Waiting.tsx'
import { PasskeysPanel } from './PasskeysPanel.tsx'
import { PasswordPanel } from './PasswordPanel.tsx'
import { SessionsPanel } from './SessionsPanel.tsx'

/** Who may enter, and how: passkeys, sessions, the password. */
export function SecurityView({ onPasswordChanged }: { onPasswordChanged: () => void }) {
  const { security: texts, loading } = useMessages().access
  const [version, setVersion] = useState(0)
  const { value, isFailed, retry } = useLoaded<Security>(securityApi.state, version)
  const onChange = () => setVersion((count) => count + 1)

  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <div className="dashboard security">
      <div className="security-head">
        <h1 ref={heading} tabIndex={-1}>
          {texts.heading}
        </h1>
        <p className="lead">{texts.lead}</p>
        {value && !value.needsPassword && <p>{texts.freshFromLink}</p>}
      </div>
      {isFailed && <LoadFailure title={texts.failedTitle} text={texts.failed} onRetry={retry} />}
      {!value && !isFailed && <Waiting text={loading} />}
      {value && (
        <div className="security-grid">
          <PasskeysPanel passkeys={value.passkeys} needsPassword={value.needsPassword} onChange={onChange} />
          <SessionsPanel sessions={value.sessions} onChange={onChange} />
          <PasswordPanel needsPassword={value.needsPassword} onChanged={onPasswordChanged} />
        </div>
      )}
    </div>
  )
}
