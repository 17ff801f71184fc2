import { fillText } from '../../contract/fill-text.ts'
import { formatMoment } from '../../contract/formats.ts'
import { contactFields, toShownAnswer } from '../../contract/forms/contact.ts'
import { frenchNames } from '../../contract/locales.ts'
import { perKey } from '../../contract/per-key.ts'
import type { Enquiries } from '../db/tables.ts'
import type { NewMail } from '../mail/outbox.ts'
import { type MailDeps, toAdminUrl, withoutLinks } from '../mail/write-mail.ts'

/** Where the owner reads an enquiry: on its writer's page. */
const toEnquiryUrl = (siteUrl: string, { id, person_id }: Enquiries): string =>
  toAdminUrl(siteUrl, 'people', `${person_id}#${id}`)

/** The finished mail of an enquiry, to the owner: an answer to it goes to the visitor. Holds none of the visitor's links. */
export function toEnquiryMail({ write, getContent, siteUrl, ownerEmail }: MailDeps, enquiry: Enquiries): NewMail {
  const { messages } = getContent()
  return {
    personId: enquiry.person_id,
    enquiryId: enquiry.id,
    kind: 'enquiry',
    locale: 'fr',
    recipient: ownerEmail,
    replyTo: enquiry.email,
    ...write('enquiry', 'fr', {
      ...perKey(
        contactFields,
        (field) => withoutLinks(toShownAnswer(messages.fr.contactForm, field, enquiry[field])) || '–',
      ),
      email: enquiry.email,
      language: frenchNames[enquiry.locale],
      page: enquiry.page,
      date: formatMoment(enquiry.received_at, 'fr'),
      adminUrl: toEnquiryUrl(siteUrl, enquiry),
    }),
  }
}

/** Tells the writer that the message is stored. Holds none of their words: anybody could have given their address. */
export function toAcknowledgement(
  { write, getContent, links, siteUrl }: MailDeps,
  { id, person_id, email, locale }: Enquiries,
): NewMail {
  return {
    personId: person_id,
    enquiryId: id,
    kind: 'enquiry-acknowledgement',
    locale,
    recipient: email,
    replyTo: getContent().settings.email,
    ...write('acknowledgement', locale, { eraseUrl: links.toLink(person_id, 'erase', locale), siteUrl }),
  }
}

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
  const { id, person_id, locale } = enquiry
  return {
    personId: person_id,
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
      eraseUrl: links.toLink(person_id, 'erase', locale),
      siteUrl,
    }),
  }
}

/** The same to the owner, whose answer to it goes to the writer, and there into the same thread. */
export function toAnswerCopy(deps: MailDeps, { enquiry, text, thread }: WrittenAnswer): NewMail {
  const { write, siteUrl, ownerEmail } = deps
  return {
    personId: enquiry.person_id,
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
      adminUrl: toEnquiryUrl(siteUrl, enquiry),
    }),
  }
}
