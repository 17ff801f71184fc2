import { securityApi } from '../../contract/api/sign-in.ts'
import { useMessages } from '../shared/admin-context.tsx'
import { formatPlural } from '../shared/admin-formats.ts'
import { ActionButton } from '../shared/BusyButton.tsx'
import { useSecurityAction } from './use-security-action.ts'

/** How often the administrator is signed in elsewhere, and the button that ends it. */
export function SessionsPanel({ others, onChange }: { others: number; onChange: () => void }) {
  const texts = useMessages().access.security.sessions
  const change = useSecurityAction(onChange)
  return (
    <section className="card card--line" aria-labelledby="sessions">
      <h2 id="sessions">{texts.heading}</h2>
      <p className="small">{texts.lead}</p>
      <p>{others === 0 ? texts.none : formatPlural(texts.others, others)}</p>
      {others > 0 && (
        <div className="actions">
          <ActionButton
            className="button button--outline button--small"
            action={() => change(securityApi.endOtherSessions, texts.othersEnded)}
          >
            {texts.endOthers}
          </ActionButton>
        </div>
      )}
    </section>
  )
}
