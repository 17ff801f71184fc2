import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { settings } from '../../content/settings.ts'
import { words } from '../../content/words/index.ts'
import { type Locale, locales } from '../../contract/locales.ts'
import { tokenRoutes } from '../../contract/routes.ts'
import { toChecklistNotice } from '../../site/forms/checklist-notices.ts'
import { renderNotice } from '../../site/forms/render-notice.tsx'
import { refuseOtherOrigins, registerDamagedLinks, type TokenRequest } from '../forms/token-pages.ts'
import type { Pages } from '../http/pages.ts'
import type { MailLinks } from '../mail/mail-links.ts'
import { confirmAddress } from './confirm-address.ts'
import { findLead } from './find-lead.ts'
import { sendNewLink } from './send-new-link.ts'
import type { SignUpDeps } from './sign-up.ts'

export type LinkRoutesDeps = SignUpDeps & {
  pages: Pages
  links: MailLinks
  siteUrl: string
  /** Folder with the built `{locale}.pdf`. */
  documentFolder: string
}

/**
 * The pages behind the link of the checklist mail. A GET changes nothing, so that a scanner that opens every link
 * confirms nobody; only the button, a POST from our own page, does.
 */
export function registerLeadLinks(app: FastifyInstance, deps: LinkRoutesDeps): void {
  const pdfs = Object.fromEntries(
    locales.map((locale) => [locale, readFileSync(join(deps.documentFolder, `${locale}.pdf`))]),
  ) as Record<Locale, Buffer>

  registerDamagedLinks(app, deps.pages, 'download')
  for (const locale of locales) {
    const path = `${tokenRoutes.download[locale]}/:token`
    app.get(path, (request: TokenRequest, reply) => show(deps, locale, request, reply))
    app.post(path, (request: TokenRequest, reply) => confirm(deps, locale, request, reply))
    app.get(`${path}/${words[locale].pdf.fileName}`, (request: TokenRequest, reply) =>
      sendPdf(deps, locale, pdfs[locale], request, reply),
    )
  }
}

type FoundLead = NonNullable<Awaited<ReturnType<typeof findLead>>>

/** What a link leads to: a part of it is missing, its lead is gone, or the lead. */
async function readLink({ links, database }: LinkRoutesDeps, { params: { token } }: TokenRequest) {
  const link = links.readToken(token, 'download')
  if (!link) return { kind: 'damaged' as const }
  const lead: FoundLead | undefined = await findLead(database, link.id)
  return lead ? { kind: 'found' as const, lead, isExpired: links.isExpired(link) } : { kind: 'gone' as const }
}

async function show(deps: LinkRoutesDeps, locale: Locale, request: TokenRequest, reply: FastifyReply) {
  const found = await readLink(deps, request)
  if (found.kind !== 'found') return deps.pages.sendLost(reply, found.kind, locale)
  // A link that was used keeps opening the PDF: what it promised is done.
  if (found.lead.confirmed_at) {
    const pdf = `${tokenRoutes.download[locale]}/${request.params.token}/${words[locale].pdf.fileName}`
    return deps.pages.sendShell(reply, 'ready', locale, { pdf })
  }
  return deps.pages.sendShell(reply, found.isExpired ? 'expired' : 'confirm', locale)
}

async function confirm(deps: LinkRoutesDeps, locale: Locale, request: TokenRequest, reply: FastifyReply) {
  refuseOtherOrigins(request, deps.siteUrl)
  const found = await readLink(deps, request)
  if (found.kind !== 'found') return deps.pages.sendLost(reply, found.kind, locale)
  if (found.isExpired && !found.lead.confirmed_at) return renew(deps, locale, found.lead, reply)
  await confirmAddress(deps.database, deps.clock, found.lead.id)
  return reply.redirect(`${tokenRoutes.download[locale]}/${request.params.token}`, 303)
}

async function renew(deps: LinkRoutesDeps, locale: Locale, lead: FoundLead, reply: FastifyReply) {
  const answer = await sendNewLink(deps, lead, { ip: reply.request.ip })
  const notice = answer.sent
    ? ({ kind: 'success', ...words[locale].buttonPages.expired.renewed } as const)
    : toChecklistNotice({ kind: 'unsent', reason: answer.reason }, words[locale].checklistForm, settings.email)
  return deps.pages.sendShell(reply, 'expired', locale, { notice: renderNotice(notice) })
}

async function sendPdf(deps: LinkRoutesDeps, locale: Locale, pdf: Buffer, request: TokenRequest, reply: FastifyReply) {
  const found = await readLink(deps, request)
  if (found.kind !== 'found' || !found.lead.confirmed_at)
    return reply.redirect(`${tokenRoutes.download[locale]}/${request.params.token}`, 303)
  return reply
    .header('content-type', 'application/pdf')
    .header('content-disposition', `inline; filename="${words[locale].pdf.fileName}"`)
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex')
    .send(pdf)
}
