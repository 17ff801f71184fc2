import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Kysely } from 'kysely'
import type { FormAnswer } from '../../contract/api/form-answer.ts'
import { type Locale, locales } from '../../contract/locales.ts'
import { tokenRoutes } from '../../contract/routes.ts'
import type { Tables } from '../db/tables.ts'
import { registerDamagedLinks, type TokenRequest, toOutcome } from '../forms/token-pages.ts'
import { sendJsonFile } from '../http/json-file.ts'
import type { Pages } from '../http/pages.ts'
import { dispatchAgain, firstAttempt } from '../mail/dispatch.ts'
import type { MailLink } from '../mail/mail-links.ts'
import type { NewMail } from '../mail/queue-mail.ts'
import type { MailingDeps } from '../mail/sender.ts'
import type { MailDeps } from '../mail/write-mail.ts'
import type { Eraser } from './erasing.ts'
import { exportPerson } from './export.ts'
import { type FoundPerson, findPerson } from './people.ts'

type PersonLinksDeps = MailingDeps & {
  pages: Pages
  eraser: Pick<Eraser, 'erasePerson'>
}

/** Under the erase link: where its second button asks for the link to the data. */
const dataRequest = 'data'

/**
 * The pages that erase a person and that hand out what is kept of them. A GET changes nothing and shows nothing; only
 * the buttons, POSTs from our own pages, do. An erase link is valid for ever and may lie about in old mails: the data
 * comes only through a fresh link to the address itself.
 */
export function registerPersonLinks(app: FastifyInstance, deps: PersonLinksDeps): void {
  registerDamagedLinks(app, deps.pages, 'erase')
  registerDamagedLinks(app, deps.pages, 'data')
  for (const locale of locales) {
    const erase = `${tokenRoutes.erase[locale]}/:token`
    app.get(erase, (request: TokenRequest, reply) => showErase(deps, locale, request, reply))
    app.post(erase, (request: TokenRequest, reply) => eraseAll(deps, locale, request, reply))
    app.post(`${erase}/${dataRequest}`, (request: TokenRequest, reply) => askForData(deps, locale, request, reply))
    const data = `${tokenRoutes.data[locale]}/:token`
    app.get(data, (request: TokenRequest, reply) => showData(deps, locale, request, reply))
    app.post(data, (request: TokenRequest, reply) => sendData(deps, locale, request, reply))
  }
}

/** What a link leads to: a part of it is missing, the person is gone, or the person. */
async function readLink(deps: PersonLinksDeps, purpose: 'erase' | 'data', { params: { token } }: TokenRequest) {
  const link = deps.mail.links.readToken(token, purpose)
  if (!link) return { kind: 'damaged' as const }
  const person = await findPerson(deps.database, link.id)
  if (!person) return { kind: 'gone' as const }
  const isExpired =
    deps.mail.links.isExpired(link) && deps.mail.links.isExpired(link, await findLinkStart(deps, person, link))
  return { kind: 'found' as const, person, isExpired }
}

const toDataRequest = (locale: Locale, { params: { token } }: TokenRequest) =>
  `${tokenRoutes.erase[locale]}/${token}/${dataRequest}`

async function showErase(deps: PersonLinksDeps, locale: Locale, request: TokenRequest, reply: FastifyReply) {
  const found = await readLink(deps, 'erase', request)
  if (found.kind !== 'found') return deps.pages.sendLost(reply, found.kind, locale)
  return deps.pages.sendLinkPage(reply, 'erase', locale, { state: { dataRequest: toDataRequest(locale, request) } })
}

/** The answer is the page itself: only who has just pressed the button is told that everything is erased. */
async function eraseAll(deps: PersonLinksDeps, locale: Locale, request: TokenRequest, reply: FastifyReply) {
  const found = await readLink(deps, 'erase', request)
  if (found.kind !== 'found') return deps.pages.sendLost(reply, found.kind, locale)
  await deps.eraser.erasePerson(found.person.id)
  return deps.pages.sendLinkPage(reply, 'erased', locale)
}

async function askForData(deps: PersonLinksDeps, locale: Locale, request: TokenRequest, reply: FastifyReply) {
  const found = await readLink(deps, 'erase', request)
  if (found.kind !== 'found') return deps.pages.sendLost(reply, found.kind, locale)
  return sendLink(deps, locale, found.person, reply, 'erase', toDataRequest(locale, request))
}

async function showData(deps: PersonLinksDeps, locale: Locale, request: TokenRequest, reply: FastifyReply) {
  const found = await readLink(deps, 'data', request)
  if (found.kind !== 'found') return deps.pages.sendLost(reply, found.kind, locale)
  return deps.pages.sendLinkPage(reply, found.isExpired ? 'dataExpired' : 'data', locale)
}

/** All that is kept of the person, as a file; past its day the link brings a new one instead. */
async function sendData(deps: PersonLinksDeps, locale: Locale, request: TokenRequest, reply: FastifyReply) {
  const found = await readLink(deps, 'data', request)
  if (found.kind !== 'found') return deps.pages.sendLost(reply, found.kind, locale)
  if (found.isExpired) return sendLink(deps, locale, found.person, reply, 'dataExpired')
  const data = await exportPerson({ ...deps, getContent: deps.mail.getContent }, found.person.id, locale)
  return sendJsonFile(reply, deps.mail.getContent().messages[locale].buttonPages.data.file, data)
}

/** Mails a link to the data, and says on the page that asked for it what became of the mail. */
async function sendLink(
  deps: PersonLinksDeps,
  locale: Locale,
  person: FoundPerson,
  reply: FastifyReply,
  page: 'erase' | 'dataExpired',
  dataRequest?: string,
) {
  const mail = toOutcome(await sendDataLink(deps, person, reply.request.ip))
  return deps.pages.sendLinkPage(reply, page, locale, { state: { mail, ...(dataRequest && { dataRequest }) } })
}

/** The mail with a fresh link to a person's data. Holds nothing that anyone typed. */
const toDataMail = ({ write, links, siteUrl }: MailDeps, { id, email, locale }: FoundPerson): NewMail => ({
  personId: id,
  kind: 'data-link',
  locale,
  recipient: email,
  ...write('dataLink', locale, {
    dataUrl: links.toLink(id, 'data', locale),
    eraseUrl: links.toLink(id, 'erase', locale),
    siteUrl,
  }),
})

const dataMails = (db: Kysely<Tables>, { id }: FoundPerson) =>
  db
    .selectFrom('outbox')
    .select(['id', 'recipient', 'state', 'unsent_reason', 'sent_at', 'next_attempt_at'])
    .where('person_id', '=', id)
    .where('kind', '=', 'data-link')
    .limit(1)

/** When the life of a link begins: as its mail leaves, which may have waited for longer than the link lives. */
async function findLinkStart(
  { database, clock }: Pick<MailingDeps, 'database' | 'clock'>,
  person: FoundPerson,
  { issuedAt }: MailLink,
): Promise<number> {
  // Each link is written with its own mail, and the next one only once that has ended.
  const mail = await dataMails(database.db, person)
    .where('queued_at', '>=', new Date(issuedAt).toISOString())
    .orderBy('queued_at')
    .executeTakeFirst()
  if (mail?.state === 'waiting') return clock.now()
  return mail ? Date.parse(mail.next_attempt_at) : issuedAt
}

/**
 * Sends a person a link to all that is kept of them, to their own address and within the caps on mail, unless
 * `dispatchAgain` says what else there is to do.
 */
async function sendDataLink(
  { database, queue, sender, mail, clock }: MailingDeps,
  person: FoundPerson,
  ip: string,
): Promise<FormAnswer> {
  const dispatch = await database.write(async (transaction) => {
    const latest = await dataMails(transaction, person).orderBy('queued_at', 'desc').executeTakeFirst()
    const again = dispatchAgain(latest, clock)
    return again ?? firstAttempt(await queue.queueMail(transaction, toDataMail(mail, person), { ip }))
  })
  return sender.deliver(dispatch)
}
