import { adminApi } from '../../contract/api/admin.ts'
import type { EnquiryActionAnswer } from '../../contract/api/admin-enquiries.ts'
import type { LeadRow } from '../../contract/api/admin-sign-ups.ts'
import { ActionButton } from '../shared/BusyButton.tsx'
import { useAction } from '../shared/use-action.ts'
import { toActionNotice, toMailOffer } from './row-action.ts'
import { signUpActionTexts } from './texts.ts'

/** What can be done where the checklist mail did not leave. */
export function SignUpAction({ lead }: { lead: LeadRow }) {
  const { post } = useAction()
  const offer = toMailOffer(lead)
  if (!offer) return null
  const { action } = offer
  const act = () =>
    post<EnquiryActionAnswer>(`${adminApi.leads}/${lead.id}/${action}`, {
      say: (result) => toActionNotice({ action, result, who: lead.email, texts: signUpActionTexts }),
    })
  return (
    <ActionButton className="button button--outline button--small" action={act}>
      {signUpActionTexts[offer.label]}
    </ActionButton>
  )
}
