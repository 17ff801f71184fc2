import { securityApi } from '../../contract/api/sign-in.ts'
import { formatPlural } from '../shared/admin-formats.ts'
import { ActionButton } from '../shared/BusyButton.tsx'
import { Part } from '../shared/Part.tsx'
import { useAction } from '../shared/use-action.ts'
import { securityTexts } from './texts.ts'

/** How often the administrator is signed in elsewhere, and the button that ends it. */
export function SessionsPanel({ others }: { others: number }) {
  const texts = securityTexts.sessions
  const { post } = useAction()
  return (
    <Part id="sessions" heading={texts.heading}>
      <p className="small">{texts.lead}</p>
      <p>{others === 0 ? texts.none : formatPlural(texts.others, others)}</p>
      {others > 0 && (
        <div className="actions">
          <ActionButton
            className="button button--outline button--small"
            action={() => post(securityApi.endOtherSessions, { done: texts.othersEnded })}
          >
            {texts.endOthers}
          </ActionButton>
        </div>
      )}
    </Part>
  )
}
