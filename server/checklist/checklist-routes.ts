import type { FastifyInstance, FastifyReply } from 'fastify'
import { checklistSubmission } from '../../contract/forms/checklist.ts'
import { type Locale, locales } from '../../contract/locales.ts'
import { api, pathOf, tokenRoutes } from '../../contract/routes.ts'
import { type FormDeps, registerForm } from '../forms/form-routes.ts'
import { registerDamagedLinks, type TokenRequest, toOutcome } from '../forms/token-pages.ts'
import type { Pages } from '../http/pages.ts'
import type { MailingDeps } from '../mail/sender.ts'
import { second } from '../runtime/clock.ts'
import { confirmAddress, type FoundLead, findLeadOf, sendNewLink, signUp } from './leads.ts'

/** The checklist form, in every language. */
export function registerChecklistForms(app: FastifyInstance, deps: FormDeps): void {
  registerForm(app, deps, {
    page: 'checklist',
    api: api.checklist,
    schema: checklistSubmission,
    fields: ['email'],
    toDetail: ({ checklistForm }, _field, code) => checklistForm.errors.email[code],
    store: signUp,
    toSentAddress: (locale) => pathOf('thanks', locale),
  })
}

type LinkRoutesDeps = MailingDeps & {
  pages: Pages
  /** The checklist that is published at the moment. */
  getPdf: (locale: Locale) => Promise<Buffer>
}

/** How long after the button the page makes the PDF come by itself: who reloads it or goes back to it later only gets the link. */
const comesFor = 20 * second

/**
 * The pages behind the link of the checklist mail, and the PDF. A GET changes nothing, so that a scanner that opens
 * every link confirms nobody; only the buttons, POSTs from our own pages, do.
 */
export function registerLeadLinks(app: FastifyInstance, deps: LinkRoutesDeps): void {
  registerDamagedLinks(app, deps.pages, 'download')
  for (const locale of locales) {
    const path = `${tokenRoutes.download[locale]}/:token`
    app.get(path, (request: TokenRequest, reply) => show(deps, locale, request, reply))
    app.post(path, (request: TokenRequest, reply) => confirm(deps, locale, request, reply))
    // Under whatever name: a page that is still open may know the file by an older one.
    app.get(`${path}/:name.pdf`, (request: TokenRequest, reply) => sendPdf(deps, locale, request, reply))
  }
}

/** What a link leads to: a part of it is missing, its lead is gone, or the lead. */
async function readLink({ mail: { links }, database }: LinkRoutesDeps, { params: { token } }: TokenRequest) {
  const link = links.readToken(token, 'download')
  if (!link) return { kind: 'damaged' as const }
  const lead = await findLeadOf(database, link.id)
  return lead ? { kind: 'found' as const, lead, isExpired: links.isExpired(link) } : { kind: 'gone' as const }
}

async function show(deps: LinkRoutesDeps, locale: Locale, request: TokenRequest, reply: FastifyReply) {
  const found = await readLink(deps, request)
  if (found.kind !== 'found') return deps.pages.sendLost(reply, found.kind, locale)
  // A link that was used keeps opening the PDF: what it promised is done.
  if (found.lead.confirmed_at) {
    const pdf = toPdf(deps, locale, request)
    const { confirmed } = request.query as { confirmed?: unknown }
    const isPdfComing = Math.abs(deps.clock.now() - Number(confirmed)) < comesFor
    // Works without script as well; what is downloaded leaves the page standing.
    if (isPdfComing) reply.header('refresh', `0; url=${pdf}?${asFile}`)
    return deps.pages.sendLinkPage(reply, 'ready', locale, { state: { pdf, isPdfComing } })
  }
  return deps.pages.sendLinkPage(reply, found.isExpired ? 'expired' : 'confirm', locale)
}

async function confirm(deps: LinkRoutesDeps, locale: Locale, request: TokenRequest, reply: FastifyReply) {
  const found = await readLink(deps, request)
  if (found.kind !== 'found') return deps.pages.sendLost(reply, found.kind, locale)
  if (found.isExpired && !found.lead.confirmed_at) return renew(deps, locale, found.lead, reply)
  await confirmAddress(deps.database, deps.clock, found.lead)
  const link = `${tokenRoutes.download[locale]}/${request.params.token}`
  return reply.redirect(`${link}?confirmed=${deps.clock.now()}`, 303)
}

async function renew(deps: LinkRoutesDeps, locale: Locale, lead: FoundLead, reply: FastifyReply) {
  const answer = await sendNewLink(deps, lead, { ip: reply.request.ip })
  return deps.pages.sendLinkPage(reply, 'expired', locale, { state: { mail: toOutcome(answer) } })
}

/** What the PDF is asked with where it is to be saved; without it the browser shows it. */
const asFile = 'download'

const toPdf = ({ mail }: LinkRoutesDeps, locale: Locale, { params: { token } }: TokenRequest) =>
  `${tokenRoutes.download[locale]}/${token}/${mail.getContent().messages[locale].pdf.fileName}`

async function sendPdf(deps: LinkRoutesDeps, locale: Locale, request: TokenRequest, reply: FastifyReply) {
  const found = await readLink(deps, request)
  if (found.kind !== 'found' || !found.lead.confirmed_at)
    return reply.redirect(`${tokenRoutes.download[locale]}/${request.params.token}`, 303)
  const way = asFile in (request.query as object) ? 'attachment' : 'inline'
  return reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `${way}; filename="${deps.mail.getContent().messages[locale].pdf.fileName}"`)
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex')
    .send(await deps.getPdf(locale))
}
