import type { FormOutcome, LinkPage } from '../../../contract/renderer.ts'
import type { Messages } from '../../shared/forms/messages.ts'
import type { NoticeContent } from '../../shared/ui/Notice.tsx'
import { toChecklistNotice } from './checklist-notices.ts'

/** The notice of a mail that a page of a mailed link has asked for. */
export function toMailNotice(
  page: Extract<LinkPage, 'expired' | 'erase' | 'dataExpired'>,
  outcome: FormOutcome,
  { checklistForm, buttonPages }: Messages,
  ownerEmail: string,
): NoticeContent {
  if (outcome.kind !== 'sent') return toChecklistNotice(outcome, checklistForm, ownerEmail)
  return { kind: 'success', ...(page === 'expired' ? buttonPages.expired.renewed : buttonPages.erase.dataSent) }
}
