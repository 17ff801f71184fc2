import type { EnquiryAction } from '../../contract/api/admin-people.ts'
import type { FormAnswer } from '../../contract/api/errors.ts'
import type { NoticeContent } from '../../site/shared/ui/Notice.tsx'
import { mailTexts } from '../shared/texts.ts'

/** What is said of something done with an enquiry; how its mail stands is said beside it. */
export const enquiryDoneTexts: Record<EnquiryAction, { title: string; text: string }> = {
  release: { title: 'Demande acceptée', text: 'Elle attend votre réponse.' },
  answered: { title: 'C’est noté', text: 'Réponse marquée comme faite.' },
  unanswered: { title: 'C’est noté', text: 'Demande de nouveau sans réponse.' },
  erase: { title: 'Effacement fait', text: 'Le site ne garde plus cette demande.' },
}

/** What is said of a mail that the owner had sent. */
export function toMailNotice(answer: FormAnswer): NoticeContent {
  if (answer.sent) return { kind: 'success', title: 'C’est envoyé', text: 'L’e-mail est parti.' }
  return { kind: 'error', title: 'E-mail non parti', text: `Raison : ${mailTexts.reasons[answer.reason]}.` }
}
