import { type OpenSession, securityApi } from '../../contract/api/sign-in.ts'
import { fillText } from '../../contract/fill-text.ts'
import { useMessages } from '../shared/admin-context.tsx'
import { formatMoment } from '../shared/admin-formats.ts'
import { ActionButton } from '../shared/BusyButton.tsx'
import { useSecurityAction } from './use-security-action.ts'

/** Where the administrator is signed in, and the buttons that end it. */
export function SessionsPanel({ sessions, onChange }: { sessions: OpenSession[]; onChange: () => void }) {
  const { security, systems } = useMessages().access
  const texts = security.sessions
  const change = useSecurityAction(onChange)
  const toDevice = ({ browser, system }: OpenSession) => fillText(texts.device, { browser, system: systems[system] })
  const end = async ({ id }: OpenSession) => {
    await change(`${securityApi.sessions}/${id}/end`, texts.ended)
  }
  const endOthers = async () => {
    await change(securityApi.endOtherSessions, texts.othersEnded)
  }

  return (
    <section className="card card--line" aria-labelledby="sessions">
      <h2 id="sessions">{texts.heading}</h2>
      <p className="small">{texts.lead}</p>
      <ul className="security-list">
        {sessions.map((session) => (
          <li key={session.id}>
            <div>
              <b>{toDevice(session)}</b> {session.isCurrent && <span className="tag">{texts.current}</span>}
              <p className="small">
                <time dateTime={session.signedInAt}>
                  {fillText(texts.since, { date: formatMoment(session.signedInAt) })}
                </time>
              </p>
            </div>
            {!session.isCurrent && (
              <ActionButton className="row-action" action={() => end(session)}>
                {texts.end}
                <span className="visually-hidden"> {toDevice(session)}</span>
              </ActionButton>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <div className="actions">
          <ActionButton className="button button--outline button--small" action={endOthers}>
            {texts.endOthers}
          </ActionButton>
        </div>
      )}
    </section>
  )
}
