import { adminApi } from '../../contract/api/admin.ts'
import type { LeadAction, LeadRow } from '../../contract/api/admin-sign-ups.ts'
import { ActionButton } from '../shared/BusyButton.tsx'
import { signUpActionTexts } from './texts.ts'
import { toMailOffer, useRowAction } from './use-row-action.ts'

/** What can be done where the checklist mail did not leave. */
export function SignUpAction({ lead }: { lead: LeadRow }) {
  const whoOf = ({ email }: LeadRow) => email
  const act = useRowAction<LeadRow, LeadAction>({ path: adminApi.leads, whoOf, texts: signUpActionTexts })
  const offer = toMailOffer(lead)
  if (!offer) return null
  return (
    <ActionButton className="button button--outline button--small" action={() => act(lead, offer.action)}>
      {signUpActionTexts[offer.label]}
    </ActionButton>
  )
}
