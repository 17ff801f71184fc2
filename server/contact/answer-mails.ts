import { fillText } from '../../contract/fill-text.ts'
import { formatMoment } from '../../contract/formats.ts'
import type { Enquiries } from '../db/tables.ts'
import type { NewMail } from '../mail/queue-mail.ts'
import { type MailDeps, toAdminUrl, withoutLinks, writeMail } from '../mail/write-mail.ts'

/** What the owner wrote to an enquiry; `thread` as in `NewMail`. */
type WrittenAnswer = { enquiry: Enquiries; text: string; thread: readonly string[] }

/** What stands below an answer: who wrote when, and the message, of which no mail program makes a link. */
export function toQuote(
  { getContent }: Pick<MailDeps, 'getContent'>,
  { locale, received_at, message }: Enquiries,
): { quote: string; message: string } {
  const quote = fillText(getContent().answers[locale].quote, { date: formatMoment(received_at, locale) })
  return { quote, message: withoutLinks(message) }
}

/** The finished answer, to the writer. Nothing that the writer typed stands in its headers. */
export function toAnswerMail(deps: MailDeps, { enquiry, text, thread }: WrittenAnswer): NewMail {
  const { getTemplates, getContent, links, siteUrl } = deps
  const { id, locale } = enquiry
  return {
    leadId: null,
    enquiryId: id,
    kind: 'answer',
    locale,
    recipient: enquiry.email,
    replyTo: getContent().settings.email,
    thread,
    ...writeMail(getTemplates().answer[locale], {
      answer: text,
      ...toQuote(deps, enquiry),
      eraseUrl: links.toLink(id, 'erase', locale),
      siteUrl,
    }),
  }
}

/** The same to the owner, whose answer to it goes to the writer, and there into the same thread. */
export function toAnswerCopy(deps: MailDeps, { enquiry, text, thread }: WrittenAnswer): NewMail {
  const { getTemplates, siteUrl, ownerEmail } = deps
  return {
    leadId: null,
    enquiryId: enquiry.id,
    kind: 'answer-copy',
    locale: 'fr',
    recipient: ownerEmail,
    replyTo: enquiry.email,
    thread,
    ...writeMail(getTemplates().answerCopy, {
      answer: text,
      ...toQuote(deps, enquiry),
      email: enquiry.email,
      name: withoutLinks(enquiry.name),
      adminUrl: toAdminUrl(siteUrl, 'people', enquiry.id),
    }),
  }
}
