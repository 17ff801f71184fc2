import { fillText } from '../../contract/fill-text.ts'
import { formatMoment } from '../../contract/formats.ts'
import type { Enquiries } from '../db/tables.ts'
import type { NewMail } from '../mail/queue-mail.ts'
import { type MailDeps, toAdminUrl, withoutLinks } from '../mail/write-mail.ts'

/** What the owner wrote to an enquiry; `thread` as in `NewMail`. */
type WrittenAnswer = { enquiry: Enquiries; subject: string; text: string; thread: readonly string[] }

/** What an answer is called unless the owner says otherwise: what the visitor chose, after the `Re:` of all answers (RFC 5322, 3.6.5). */
export const toAnswerSubject = (
  { getContent }: Pick<MailDeps, 'getContent'>,
  { locale, subject }: Pick<Enquiries, 'locale' | 'subject'>,
): string => `Re: ${getContent().messages[locale].contactForm.subject.options[subject]}`

/** What stands below an answer: who wrote when, and the message, of which no mail program makes a link. */
function toQuote(
  { getContent }: Pick<MailDeps, 'getContent'>,
  { locale, received_at, message }: Enquiries,
): { quote: string; message: string } {
  const quote = fillText(getContent().answers[locale].quote, { date: formatMoment(received_at, locale) })
  return { quote, message: withoutLinks(message) }
}

/** The finished answer, to the writer. Nothing that the writer typed stands in its headers. */
export function toAnswerMail(deps: MailDeps, { enquiry, subject, text, thread }: WrittenAnswer): NewMail {
  const { write, getContent, links, siteUrl } = deps
  const { id, locale } = enquiry
  return {
    leadId: null,
    enquiryId: id,
    kind: 'answer',
    locale,
    recipient: enquiry.email,
    replyTo: getContent().settings.email,
    thread,
    ...write('answer', locale, {
      subject,
      answer: text,
      ...toQuote(deps, enquiry),
      eraseUrl: links.toLink(id, 'erase', locale),
      siteUrl,
    }),
  }
}

/** The same to the owner, whose answer to it goes to the writer, and there into the same thread. */
export function toAnswerCopy(deps: MailDeps, { enquiry, text, thread }: WrittenAnswer): NewMail {
  const { write, siteUrl, ownerEmail } = deps
  return {
    leadId: null,
    enquiryId: enquiry.id,
    kind: 'answer-copy',
    locale: 'fr',
    recipient: ownerEmail,
    replyTo: enquiry.email,
    thread,
    ...write('answerCopy', 'fr', {
      answer: text,
      ...toQuote(deps, enquiry),
      email: enquiry.email,
      name: withoutLinks(enquiry.name),
      adminUrl: toAdminUrl(siteUrl, 'people', enquiry.id),
    }),
  }
}
