import type { MailProgress } from '../../contract/api/admin.ts'
import type { EnquiryActionAnswer } from '../../contract/api/admin-people.ts'
import type { FormAnswer } from '../../contract/api/errors.ts'
import { fillText } from '../../contract/text.ts'
import type { NoticeContent } from '../../site/shared/ui/Notice.tsx'
import { toFailureNotice } from '../shared/actions.ts'
import type { CallResult } from '../shared/client.ts'
import { mailTexts, quarantineTexts } from '../shared/texts.ts'

/** What is done with one enquiry. */
export const enquiryActionTexts = {
  reading: {
    resend: 'Me renvoyer cette demande par e-mail',
    resendWaiting: 'M’envoyer cette demande par e-mail',
    release: quarantineTexts.release,
  },
  done: {
    answered: { title: 'C’est noté', text: 'Réponse marquée comme faite : {name}.' },
    unanswered: { title: 'C’est noté', text: 'Demande de nouveau sans réponse : {name}.' },
    sent: { title: 'E-mail envoyé', text: 'La demande est dans votre messagerie : {name}.' },
    notSent: { title: 'Erreur d’envoi', text: 'La demande n’est pas partie ({name}) : {reason}.' },
    released: { title: 'Demande acceptée', text: 'Elle attend votre réponse ; l’e-mail est dans votre messagerie.' },
    releasedNotSent: {
      title: 'Demande acceptée, envoi en échec',
      text: 'Elle attend votre réponse ; l’e-mail n’est pas parti : {reason}.',
    },
    erased: { title: 'Effacement fait', text: 'Le site ne garde plus cette demande : {name}.' },
    gone: { title: 'Erreur', text: 'Cette demande n’existe plus. La page a été mise à jour.' },
  },
}

/** What is done with the mail of one answer. */
export const answerActionTexts = {
  resend: 'Renvoyer ma réponse',
  resendWaiting: 'Envoyer ma réponse maintenant',
  release: quarantineTexts.release,
}

/** What is done with one sign-up. */
export const signUpActionTexts = {
  resend: 'Renvoyer la checklist',
  resendWaiting: 'Envoyer la checklist maintenant',
  release: quarantineTexts.release,
  sent: { title: 'E-mail envoyé', text: 'La checklist est partie vers {email}.' },
  released: { title: 'Adresse acceptée', text: 'La checklist est partie vers {email}.' },
  notSent: { title: 'Erreur d’envoi', text: 'La checklist pour {email} n’est pas partie : {reason}.' },
  releasedNotSent: {
    title: 'Adresse acceptée, envoi en échec',
    text: 'La checklist pour {email} n’est pas partie : {reason}.',
  },
  gone: { title: 'Erreur', text: 'Cette inscription n’existe plus. La page a été mise à jour.' },
}

type Text = { title: string; text: string }

/** What is said after an action; the texts hold `{email}` or `{name}`, and `{reason}`. */
type ActionTexts = Record<'sent' | 'released' | 'notSent' | 'releasedNotSent' | 'gone', Text> & {
  answered?: Text
  unanswered?: Text
  erased?: Text
}

type DoneAction = {
  action: string
  result: CallResult<EnquiryActionAnswer>
  /** Whom the row is about. */
  who: string
  texts: ActionTexts
}

/** What to say after an action on a row, or nothing when the page itself changes (signed out, refused). */
export function toActionNotice({ action, result, who, texts }: DoneAction): NoticeContent | undefined {
  if (result.kind === 'failed' && result.code === 'notFound') return { kind: 'error', ...texts.gone }
  if (result.kind !== 'ok') return toFailureNotice(result)
  const say = (kind: NoticeContent['kind'], { title, text }: Text, reason = '') => {
    return { kind, title, text: fillText(text, { email: who, name: who, reason }) }
  }
  const answer = result.value
  const isRelease = action === 'release'
  if ('erased' in answer) return texts.erased && say('success', texts.erased)
  if ('answeredAt' in answer) {
    const marked = answer.answeredAt === null ? texts.unanswered : texts.answered
    return marked && say('success', marked)
  }
  if (answer.sent) return say('success', isRelease ? texts.released : texts.sent)
  return say('error', isRelease ? texts.releasedNotSent : texts.notSent, mailTexts.reasons[answer.reason])
}

/** What became of the link to someone's data. */
export function toDataNotice(answer: FormAnswer, email: string): NoticeContent {
  if (answer.sent)
    return { kind: 'success', title: 'C’est envoyé', text: `Le lien vers ses données est parti vers ${email}.` }
  return { kind: 'error', title: 'Pas encore parti', text: `${email} : ${mailTexts.reasons[answer.reason]}.` }
}

/** How a mail that has not left can be sent: by releasing its row from quarantine, else again or now. */
export function toMailOffer({
  quarantinedAt,
  mail,
}: {
  quarantinedAt: string | null
  mail: MailProgress
}): { action: 'release' | 'resend'; label: 'release' | 'resend' | 'resendWaiting' } | undefined {
  if (quarantinedAt !== null) return { action: 'release', label: 'release' }
  if (mail.state === 'gave-up') return { action: 'resend', label: 'resend' }
  return mail.state === 'waiting' ? { action: 'resend', label: 'resendWaiting' } : undefined
}
