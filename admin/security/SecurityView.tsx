import { useCallback, useEffect, useRef, useState } from 'react'
import type { NoticeContent } from '../../site/shared/ui/Notice.tsx'
import type { AdminCalls } from '../shared/admin-calls.ts'
import { LoadFailure } from '../shared/LoadFailure.tsx'
import { useAdminMessages } from '../shared/use-admin-messages.tsx'
import { useLoaded } from '../shared/use-loaded.ts'
import { Waiting } from '../shared/Waiting.tsx'
import { PasskeysPanel } from './PasskeysPanel.tsx'
import { PasswordPanel } from './PasswordPanel.tsx'
import { SessionsPanel } from './SessionsPanel.tsx'

export type PanelProps = {
  calls: AdminCalls
  show: (notice: NoticeContent | undefined) => void
  /** Something changed on the server: the page is to be loaded again. */
  onChange: () => void
}

type SecurityViewProps = Omit<PanelProps, 'onChange'> & { onPasswordChanged: () => void }

/** Who may enter, and how: passkeys, sessions, the password. */
export function SecurityView({ calls, show, onPasswordChanged }: SecurityViewProps) {
  const messages = useAdminMessages()
  const words = messages.access.security
  const [version, setVersion] = useState(0)
  const load = useCallback((signal: AbortSignal) => calls.getSecurity(signal), [calls])
  const { value, failure, retry } = useLoaded(load, version)
  const panel: PanelProps = { calls, show, onChange: () => setVersion((count) => count + 1) }

  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <div className="dashboard security">
      <div className="security-head">
        <h1 ref={heading} tabIndex={-1}>
          {words.heading}
        </h1>
        <p className="lead">{words.lead}</p>
        {value && !value.needsPassword && <p>{words.freshFromLink}</p>}
      </div>
      {failure && <LoadFailure title={words.failedTitle} text={words.failed} onRetry={retry} />}
      {!value && !failure && <Waiting text={messages.access.loading} />}
      {value && (
        <div className="security-grid">
          <PasskeysPanel {...panel} passkeys={value.passkeys} needsPassword={value.needsPassword} />
          <SessionsPanel {...panel} sessions={value.sessions} />
          <PasswordPanel calls={calls} show={show} needsPassword={value.needsPassword} onChanged={onPasswordChanged} />
        </div>
      )}
    </div>
  )
}
