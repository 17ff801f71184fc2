import type { Kysely, Transaction } from 'kysely'
import type { Content } from '../../contract/content/content.ts'
import { formatMoment } from '../../contract/formats.ts'
import {
  type ContactAnswers,
  type ContactSubmission,
  contactFields,
  toShownAnswer,
} from '../../contract/forms/contact.ts'
import { frenchNames } from '../../contract/locales.ts'
import { perKey } from '../../contract/per-key.ts'
import { pathOf } from '../../contract/routes.ts'
import { toSearched } from '../../contract/text.ts'
import { newId } from '../db/new-id.ts'
import type { Enquiries, Tables } from '../db/tables.ts'
import type { Client } from '../forms/receive-form.ts'
import { RequestError } from '../http/request-error.ts'
import type { NewMail } from '../mail/outbox.ts'
import { anotherAttempt, type Dispatch, firstAttempt, type MailingDeps, withoutMail } from '../mail/sender.ts'
import { type MailDeps, toAdminUrl, withoutLinks } from '../mail/write-mail.ts'
import { addContact, refreshPeople } from '../people/people.ts'
import { type Clock, instantOf, minute } from '../runtime/clock.ts'

/** The same words from the same address within this time are the same enquiry (docs/requirements.md 9.4). */
const sameWithin = 10 * minute

/** Where the owner reads an enquiry: on its writer's page. */
export const toEnquiryUrl = (siteUrl: string, { id, person_id }: Enquiries): string =>
  toAdminUrl(siteUrl, 'people', `${person_id}#${id}`)

/** The finished mail of an enquiry, to the owner: an answer to it goes to the visitor. Holds none of the visitor's links. */
function toEnquiryMail({ write, getContent, siteUrl, ownerEmail }: MailDeps, enquiry: Enquiries): NewMail {
  const { messages } = getContent()
  return {
    person_id: enquiry.person_id,
    enquiry_id: enquiry.id,
    recipient: ownerEmail,
    reply_to: enquiry.email,
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
function toAcknowledgement(
  { write, getContent, links, siteUrl }: MailDeps,
  { id, person_id, email, locale }: Enquiries,
): NewMail {
  return {
    person_id,
    enquiry_id: id,
    recipient: email,
    reply_to: getContent().settings.email,
    ...write('enquiry-acknowledgement', locale, { eraseUrl: links.toLink(person_id, 'erase', locale), siteUrl }),
  }
}

/**
 * Stores a message and queues it to the owner, in the transaction of the form. A second try of the same submission
 * never makes a second enquiry; it tries the mail of the first one again.
 */
export async function sendEnquiry(
  transaction: Transaction<Tables>,
  deps: MailingDeps,
  submission: ContactSubmission,
  client: Client,
): Promise<Dispatch> {
  const isQuarantined = Boolean(submission.website)
  const now = instantOf(deps.clock)
  const { language: locale, website, submissionId, via, utm_source, utm_medium, utm_campaign, ...answers } = submission
  const { email, name } = answers
  const stored = transaction.selectFrom('enquiries').selectAll()
  const known = submissionId && (await stored.where('submission_id', '=', submissionId).executeTakeFirst())
  if (known) return sendAgain(transaction, deps, known, isQuarantined)
  const person_id = await addContact(transaction, { email, name, locale, isBot: isQuarantined, now })
  // Another instance may have stored it while this one waited for the person's row.
  const same = await findSame(transaction, deps.clock, person_id, submission)
  if (same) return sendAgain(transaction, deps, same, isQuarantined)
  const enquiry: Enquiries = {
    ...answers,
    id: newId(),
    person_id,
    locale,
    page: pathOf('contact', locale),
    submission_id: submissionId ?? null,
    received_at: now,
    answered_at: null,
    quarantined_at: isQuarantined ? now : null,
    searched: searchedOf(answers, deps.mail.getContent()),
    ...client.arrival,
  }
  await transaction.insertInto('enquiries').values(enquiry).execute()
  if (isQuarantined) return withoutMail({ sent: false, reason: 'quarantined' })
  return queueFirstMails(transaction, deps, enquiry, client.ip)
}

/** What a search of the messages looks through: what the owner reads of them, so the name of a choice in French. */
export const searchedOf = (answers: ContactAnswers, { messages }: Pick<Content, 'messages'>): string =>
  toSearched(contactFields.map((field) => toShownAnswer(messages.fr.contactForm, field, answers[field])).join('\n'))

/** A person's enquiry that this submission repeats: by its id, or by its words within ten minutes. */
function findSame(
  transaction: Transaction<Tables>,
  clock: Clock,
  personId: string,
  { submissionId = '', subject, message }: ContactSubmission,
) {
  return transaction
    .selectFrom('enquiries')
    .selectAll()
    .where('person_id', '=', personId)
    .where((where) =>
      where.or([
        where('submission_id', '=', submissionId),
        where.and([
          where('received_at', '>', instantOf(clock, -sameWithin)),
          where('subject', '=', subject),
          where('message', '=', message),
        ]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
}

/** A quarantined enquiry that comes again through the form properly is released: nothing is left to check. */
async function sendAgain(
  transaction: Transaction<Tables>,
  deps: MailingDeps,
  same: Enquiries,
  isQuarantined: boolean,
): Promise<Dispatch> {
  const isReleased = same.quarantined_at !== null && !isQuarantined
  const released = isReleased ? await releaseEnquiry(transaction, same.id) : undefined
  return queueEnquiry(transaction, deps, released ?? same)
}

type QueueDeps = Pick<MailingDeps, 'outbox' | 'mail'>

/**
 * Queues the first mails of an enquiry: the message to the owner, and the acknowledgement to its writer, which the answer
 * does not wait for: a cap that holds it back says nothing about the message.
 */
async function queueFirstMails(
  transaction: Transaction<Tables>,
  { outbox, mail }: QueueDeps,
  enquiry: Enquiries,
  ip?: string,
): Promise<Dispatch> {
  const dispatch = firstAttempt(await outbox.queueMail(transaction, toEnquiryMail(mail, enquiry)))
  const acknowledgement = await outbox.queueMail(transaction, toAcknowledgement(mail, enquiry), { ip })
  if (acknowledgement) dispatch.others.push(acknowledgement)
  return dispatch
}

/**
 * Queues the first mails of a stored enquiry; where it had them, the owner's is tried again at once if it waits for its
 * next try. A quarantined enquiry gets none.
 */
export async function queueEnquiry(
  transaction: Transaction<Tables>,
  deps: QueueDeps,
  enquiry: Enquiries,
): Promise<Dispatch> {
  if (enquiry.quarantined_at) return withoutMail({ sent: false, reason: 'quarantined' })
  const mail = await transaction
    .selectFrom('outbox')
    .select(['id', 'recipient', 'state', 'unsent_reason'])
    .where('enquiry_id', '=', enquiry.id)
    .where('kind', '=', 'enquiry')
    .executeTakeFirst()
  return mail ? anotherAttempt(transaction, deps.outbox, mail) : queueFirstMails(transaction, deps, enquiry)
}

/**
 * Takes an enquiry out of quarantine: its writer was taken for a person.
 * @returns the enquiry as it is now, or `undefined` if it is gone
 */
export async function releaseEnquiry(transaction: Transaction<Tables>, id: string): Promise<Enquiries | undefined> {
  const enquiry = await transaction
    .updateTable('enquiries')
    .set({ quarantined_at: null })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (enquiry) await refreshPeople(transaction, [enquiry.person_id])
  return enquiry
}

/**
 * An enquiry that may be answered.
 * @param isLocked whether others who write to it wait for the end of this transaction
 * @throws {RequestError} `notFound` if it is gone, `quarantined` while its writer may be no person
 */
export async function findAnswerable(db: Kysely<Tables>, id: string, isLocked = false): Promise<Enquiries> {
  const wanted = db.selectFrom('enquiries').selectAll().where('id', '=', id)
  const enquiry = await (isLocked ? wanted.forUpdate() : wanted).executeTakeFirst()
  if (!enquiry) throw new RequestError('notFound')
  if (enquiry.quarantined_at !== null) throw new RequestError('quarantined')
  return enquiry
}
