import { adminApi } from '../../contract/api/admin.ts'
import type { LeadAction, LeadRow } from '../../contract/api/admin-sign-ups.ts'
import { useMessages } from '../shared/admin-context.tsx'
import { ActionButton } from '../shared/BusyButton.tsx'
import { toMailOffer, useRowAction } from './use-row-action.ts'

/** What can be done where the checklist mail did not leave. */
export function SignUpAction({ lead }: { lead: LeadRow }) {
  const { actions } = useMessages()
  const whoOf = ({ email }: LeadRow) => email
  const act = useRowAction<LeadRow, LeadAction>({ path: adminApi.leads, whoOf, texts: actions })
  const offer = toMailOffer(lead)
  if (!offer) return null
  return (
    <ActionButton className="button button--outline button--small" action={() => act(lead, offer.action)}>
      {actions[offer.label]}
    </ActionButton>
  )
}
