import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { settings } from '../../content/settings.ts'
import { words } from '../../content/words/index.ts'
import { addressKey } from '../../contract/forms/email-address.ts'
import { type Locale, locales } from '../../contract/locales.ts'
import { tokenRoutes } from '../../contract/routes.ts'
import { toChecklistNotice } from '../../site/forms/checklist-notices.ts'
import { renderNotice } from '../../site/forms/render-notice.tsx'
import { sendJsonFile } from '../http/json-file.ts'
import type { Pages } from '../http/pages.ts'
import { RequestError } from '../http/problems.ts'
import { isSameOrigin } from '../http/same-origin.ts'
import type { Eraser } from '../privacy/erase-person.ts'
import { exportPerson } from '../privacy/person-export.ts'
import { confirmAddress } from './confirm-address.ts'
import { findLead } from './find-lead.ts'
import type { LeadLinks, LinkPurpose } from './lead-links.ts'
import { sendNewLink } from './send-new-link.ts'
import type { SignUpDeps } from './sign-up.ts'

export type LinkRoutesDeps = SignUpDeps & {
  pages: Pages
  links: LeadLinks
  eraser: Eraser
  siteUrl: string
  /** Folder with the built `{locale}.pdf`. */
  documentFolder: string
}

type TokenRequest = FastifyRequest<{ Params: { token: string; file?: string } }>

/**
 * The pages behind the links of our mails. A GET changes nothing, so that a scanner that opens every link
 * confirms and erases nobody; only the button, a POST from our own page, does.
 */
export function registerLeadLinks(app: FastifyInstance, deps: LinkRoutesDeps): void {
  const pdfs = Object.fromEntries(
    locales.map((locale) => [locale, readFileSync(join(deps.documentFolder, `${locale}.pdf`))]),
  ) as Record<Locale, Buffer>

  for (const locale of locales) {
    const download = `${tokenRoutes.download[locale]}/:token`
    app.get(download, (request: TokenRequest, reply) => showDownload(deps, locale, request, reply))
    app.post(download, (request: TokenRequest, reply) => confirm(deps, locale, request, reply))
    app.get(`${download}/${words[locale].pdf.fileName}`, (request: TokenRequest, reply) =>
      sendPdf(deps, locale, pdfs[locale], request, reply),
    )
    const erase = `${tokenRoutes.erase[locale]}/:token`
    app.get(erase, (request: TokenRequest, reply) => showErase(deps, locale, request, reply))
    app.post(erase, (request: TokenRequest, reply) => eraseAll(deps, locale, request, reply))
    app.get(`${erase}/${words[locale].buttonPages.erase.file}`, (request: TokenRequest, reply) =>
      sendExport(deps, locale, request, reply),
    )
  }
}

/** The link and its lead, if the link is ours and the lead still exists. */
async function readLink({ links, database }: LinkRoutesDeps, request: TokenRequest, purpose: LinkPurpose) {
  const link = links.readToken(request.params.token, purpose)
  const lead = link && (await findLead(database, link.leadId))
  return link && lead ? { link, lead } : undefined
}

/** Forms of our own pages only: another site must not press the button. */
function refuseOtherOrigins({ siteUrl }: LinkRoutesDeps, request: FastifyRequest): void {
  if (!isSameOrigin(request, siteUrl)) throw new RequestError('wrongOrigin')
}

async function showDownload(deps: LinkRoutesDeps, locale: Locale, request: TokenRequest, reply: FastifyReply) {
  const found = await readLink(deps, request, 'download')
  if (!found) return deps.pages.sendShell(reply, 'erased', locale, { status: 410 })
  // A link that was used keeps opening the PDF: what it promised is done.
  if (found.lead.confirmed_at) {
    const pdf = `${tokenRoutes.download[locale]}/${request.params.token}/${words[locale].pdf.fileName}`
    return deps.pages.sendShell(reply, 'ready', locale, { pdf })
  }
  return deps.pages.sendShell(reply, deps.links.isExpired(found.link) ? 'expired' : 'confirm', locale)
}

async function confirm(deps: LinkRoutesDeps, locale: Locale, request: TokenRequest, reply: FastifyReply) {
  refuseOtherOrigins(deps, request)
  const found = await readLink(deps, request, 'download')
  if (!found) return deps.pages.sendShell(reply, 'erased', locale, { status: 410 })
  if (deps.links.isExpired(found.link) && !found.lead.confirmed_at) return renew(deps, locale, found.lead, reply)
  await confirmAddress(deps.database, deps.clock, found.lead.id)
  return reply.redirect(`${tokenRoutes.download[locale]}/${request.params.token}`, 303)
}

async function renew(
  deps: LinkRoutesDeps,
  locale: Locale,
  lead: { id: string; email: string; locale: Locale },
  reply: FastifyReply,
) {
  const answer = await sendNewLink(deps, lead)
  const notice = answer.sent
    ? ({ kind: 'success', ...words[locale].buttonPages.expired.renewed } as const)
    : toChecklistNotice({ kind: 'unsent', reason: answer.reason }, words[locale].checklistForm, settings.email)
  return deps.pages.sendShell(reply, 'expired', locale, { notice: renderNotice(notice) })
}

async function sendPdf(deps: LinkRoutesDeps, locale: Locale, pdf: Buffer, request: TokenRequest, reply: FastifyReply) {
  const found = await readLink(deps, request, 'download')
  if (!found?.lead.confirmed_at) return reply.redirect(`${tokenRoutes.download[locale]}/${request.params.token}`, 303)
  return reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `inline; filename="${words[locale].pdf.fileName}"`)
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex')
    .send(pdf)
}

async function showErase(deps: LinkRoutesDeps, locale: Locale, request: TokenRequest, reply: FastifyReply) {
  const found = await readLink(deps, request, 'erase')
  if (!found) return deps.pages.sendShell(reply, 'erased', locale)
  const data = `${tokenRoutes.erase[locale]}/${request.params.token}/${words[locale].buttonPages.erase.file}`
  return deps.pages.sendShell(reply, 'erase', locale, { data })
}

/** All that is kept of the person, as a file; asking for it changes nothing. */
async function sendExport(deps: LinkRoutesDeps, locale: Locale, request: TokenRequest, reply: FastifyReply) {
  const found = await readLink(deps, request, 'erase')
  if (!found) return reply.redirect(`${tokenRoutes.erase[locale]}/${request.params.token}`, 303)
  const data = await exportPerson(deps.database, deps.clock, addressKey(found.lead.email), locale)
  return sendJsonFile(reply, words[locale].buttonPages.erase.file, data)
}

async function eraseAll(deps: LinkRoutesDeps, locale: Locale, request: TokenRequest, reply: FastifyReply) {
  refuseOtherOrigins(deps, request)
  const found = await readLink(deps, request, 'erase')
  if (found) await deps.eraser.eraseLead(found.lead.id)
  return reply.redirect(`${tokenRoutes.erase[locale]}/${request.params.token}`, 303)
}
