import { useState } from 'react'
import type { OpenSession } from '../../contract/api/sign-in.ts'
import type { NoticeContent } from '../../site/shared/ui/Notice.tsx'
import type { CallResult } from '../shared/admin-calls.ts'
import { formatMoment } from '../shared/admin-formats.ts'
import { BusyButton } from '../shared/BusyButton.tsx'
import { useAdminMessages } from '../shared/use-admin-messages.tsx'
import type { PanelProps } from './SecurityView.tsx'
import { toFailed } from './to-failed.ts'

/** Where the administrator is signed in, and the buttons that end it. */
export function SessionsPanel({ calls, show, onChange, sessions }: PanelProps & { sessions: OpenSession[] }) {
  const messages = useAdminMessages()
  const words = messages.access.security.sessions
  const toDevice = ({ browser, system }: OpenSession) =>
    words.device.replace('{browser}', browser).replace('{system}', messages.access.systems[system])
  const [busy, setBusy] = useState<string>()

  const end = async (id: string, call: Promise<CallResult<unknown>>, done: Omit<NoticeContent, 'kind'>) => {
    if (busy) return
    setBusy(id)
    const result = await call
    setBusy(undefined)
    show(result.kind === 'ok' ? { kind: 'success', ...done } : toFailed(result, messages))
    onChange()
  }

  return (
    <section className="card card--line" aria-labelledby="sessions">
      <h2 id="sessions">{words.heading}</h2>
      <p className="small">{words.lead}</p>
      <ul className="security-list">
        {sessions.map((session) => (
          <li key={session.id}>
            <div>
              <b>{toDevice(session)}</b> {session.isCurrent && <span className="tag">{words.current}</span>}
              <p className="small">
                <time dateTime={session.signedInAt}>
                  {words.since.replace('{date}', formatMoment(session.signedInAt))}
                </time>
              </p>
            </div>
            {!session.isCurrent && (
              <BusyButton
                type="button"
                className="row-action"
                isBusy={busy === session.id}
                onClick={() => void end(session.id, calls.endSession(session.id), words.ended)}
              >
                {words.end}
                <span className="visually-hidden"> {toDevice(session)}</span>
              </BusyButton>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className="actions">
          <BusyButton
            type="button"
            className="button button--outline button--small"
            isBusy={busy === 'others'}
            onClick={() => void end('others', calls.endOtherSessions(), words.othersEnded)}
          >
            {words.endOthers}
          </BusyButton>
        </div>
      )}
    </section>
  )
}
