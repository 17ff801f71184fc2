import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { FormAnswer } from '../../contract/api/errors.ts'
import type { State } from '../../contract/renderer.ts'
import type { Tables } from '../db/tables.ts'
import { type OpenedLink, registerLink, toOutcome } from '../forms/token-pages.ts'
import { type Pages, sendJsonFile } from '../http/pages.ts'
import type { MailLink } from '../mail/mail-links.ts'
import type { NewMail } from '../mail/outbox.ts'
import { dispatchAgain, firstAttempt, type MailingDeps } from '../mail/sender.ts'
import type { MailDeps } from '../mail/write-mail.ts'
import type { Eraser } from './erasing.ts'
import { exportPerson } from './export.ts'
import { type FoundPerson, findPerson } from './people.ts'

type PersonLinksDeps = MailingDeps & {
  pages: Pages
  eraser: Pick<Eraser, 'erasePerson'>
}

/** Under the erase link: where its second button asks for the link to the data. */
const dataRequest = '/data'

/**
 * The pages that erase a person and that hand out what is kept of them. A GET shows nothing of it. An erase link is
 * valid for ever and may lie about in old mails: the data comes only through a fresh link to the address itself.
 */
export function registerPersonLinks(app: FastifyInstance, deps: PersonLinksDeps): void {
  const { database, eraser, mail, pages } = deps
  type Opened = OpenedLink<FoundPerson>

  const find = (id: string) => findPerson(database, id)
  const toEraseState = ({ address }: Opened): State => ({ erase: address, dataRequest: address + dataRequest })

  async function isExpired({ owner, link }: Opened): Promise<boolean> {
    return mail.links.isExpired(link) && mail.links.isExpired(link, await findLinkStart(deps, owner, link))
  }

  const showErase = async (opened: Opened) =>
    pages.sendLinkPage(opened.reply, 'erase', opened.locale, { state: toEraseState(opened) })

  /** The answer is the page itself: only who has just pressed the button is told that everything is erased. */
  async function erase({ owner, locale, reply }: Opened) {
    await eraser.erasePerson(owner.id)
    return pages.sendLinkPage(reply, 'erased', locale)
  }

  const showData = async (opened: Opened) =>
    pages.sendLinkPage(opened.reply, (await isExpired(opened)) ? 'dataExpired' : 'data', opened.locale)

  /** All that is kept of the person, as a file; past its day the link brings a new one instead. */
  async function sendData(opened: Opened) {
    if (await isExpired(opened)) return sendLink(opened, 'dataExpired')
    const { owner, locale, reply } = opened
    const data = await exportPerson(deps, owner.id, locale)
    return sendJsonFile(reply, mail.getContent().messages[locale].buttonPages.data.file, data)
  }

  /** Mails a link to the data, and says on the page that asked for it what became of the mail. */
  async function sendLink({ owner, locale, request, reply }: Opened, page: 'erase' | 'dataExpired', state?: State) {
    const outcome = toOutcome(await sendDataLink(deps, owner, { ip: request.ip }))
    return pages.sendLinkPage(reply, page, locale, { state: { ...state, mail: outcome } })
  }

  registerLink(app, deps, 'erase', find, [
    ['GET', '', showErase],
    ['POST', '', erase],
    ['POST', dataRequest, (opened) => sendLink(opened, 'erase', toEraseState(opened))],
  ])
  registerLink(app, deps, 'data', find, [
    ['GET', '', showData],
    ['POST', '', sendData],
  ])
}

/** The mail with a fresh link to a person's data. Holds nothing that anyone typed. */
const toDataMail = ({ write, links, siteUrl }: MailDeps, { id, email, locale }: FoundPerson): NewMail => ({
  person_id: id,
  recipient: email,
  ...write('data-link', locale, {
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
 * Sends a person a link to all that is kept of them, to their own address, unless `dispatchAgain` says what else there
 * is to do. What a visitor asks for stays within the caps on mail, what the owner asks for does not need to.
 */
export async function sendDataLink(
  deps: MailingDeps,
  person: FoundPerson,
  cause: { ip: string } | { isUncapped: true },
): Promise<FormAnswer> {
  const { database, outbox, sender, mail } = deps
  const dispatch = await database.write(async (transaction) => {
    const latest = await dataMails(transaction, person).orderBy('queued_at', 'desc').executeTakeFirst()
    const again = await dispatchAgain(transaction, deps, latest)
    return again ?? firstAttempt(await outbox.queueMail(transaction, toDataMail(mail, person), cause))
  })
  return sender.deliver(dispatch)
}
