import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Locale, locales } from '../../contract/locales.ts'
import { tokenRoutes } from '../../contract/routes.ts'
import { registerDamagedLinks, type TokenRequest, toOutcome } from '../forms/token-pages.ts'
import { sendJsonFile } from '../http/json-file.ts'
import type { Pages } from '../http/pages.ts'
import type { MailingDeps } from '../mail/sender.ts'
import type { Eraser } from './erase-person.ts'
import { type Contact, findContact } from './find-contact.ts'
import { exportPerson } from './person-export.ts'
import { findLinkStart, sendDataLink } from './send-data-link.ts'

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
  const contact = await findContact(deps.database, link.id)
  if (!contact) return { kind: 'gone' as const }
  const isExpired =
    deps.mail.links.isExpired(link) && deps.mail.links.isExpired(link, await findLinkStart(deps, contact, link))
  return { kind: 'found' as const, contact, isExpired }
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
  await deps.eraser.erasePerson(found.contact.addressKey)
  return deps.pages.sendLinkPage(reply, 'erased', locale)
}

async function askForData(deps: PersonLinksDeps, locale: Locale, request: TokenRequest, reply: FastifyReply) {
  const found = await readLink(deps, 'erase', request)
  if (found.kind !== 'found') return deps.pages.sendLost(reply, found.kind, locale)
  return sendLink(deps, locale, found.contact, reply, 'erase', toDataRequest(locale, request))
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
  if (found.isExpired) return sendLink(deps, locale, found.contact, reply, 'dataExpired')
  const data = await exportPerson({ ...deps, getContent: deps.mail.getContent }, found.contact.addressKey, locale)
  return sendJsonFile(reply, deps.mail.getContent().messages[locale].buttonPages.data.file, data)
}

/** Mails a link to the data, and says on the page that asked for it what became of the mail. */
async function sendLink(
  deps: PersonLinksDeps,
  locale: Locale,
  contact: Contact,
  reply: FastifyReply,
  page: 'erase' | 'dataExpired',
  dataRequest?: string,
) {
  const mail = toOutcome(await sendDataLink(deps, contact, reply.request.ip))
  return deps.pages.sendLinkPage(reply, page, locale, { state: { mail, ...(dataRequest && { dataRequest }) } })
}
