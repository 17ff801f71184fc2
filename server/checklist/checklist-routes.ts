import type { FastifyInstance } from 'fastify'
import { checklistSubmission } from '../../contract/forms/checklist.ts'
import type { Locale } from '../../contract/locales.ts'
import { api, pathOf } from '../../contract/routes.ts'
import { type FormDeps, registerForm } from '../forms/form-routes.ts'
import { type OpenedLink, registerLink, toOutcome } from '../forms/token-pages.ts'
import type { Pages } from '../http/pages.ts'
import type { MailingDeps } from '../mail/sender.ts'
import { second } from '../runtime/clock.ts'
import { confirmAddress, type FoundLead, findLead, queueChecklist, signUp } from './leads.ts'

/** The checklist form, in every language. */
export function registerChecklistForms(app: FastifyInstance, deps: FormDeps): void {
  registerForm(app, deps, {
    page: 'checklist',
    api: api.checklist,
    schema: checklistSubmission,
    fields: ['email'],
    longest: 'email',
    store: signUp,
    toSentAddress: (locale) => pathOf('thanks', locale),
  })
}

/** What the PDF is asked with where it is to be saved; without it the browser shows it. */
const asFile = 'download'

type LinkRoutesDeps = MailingDeps & {
  pages: Pages
  /** The checklist that is published at the moment. */
  getPdf: (locale: Locale) => Promise<Buffer>
}

/** How long after the button the page makes the PDF come by itself; a later reload only shows the link. */
const comesFor = 20 * second

/** The pages behind the link of the checklist mail, and the PDF. */
export function registerLeadLinks(app: FastifyInstance, deps: LinkRoutesDeps): void {
  const { database, clock, mail, pages, getPdf } = deps
  type Opened = OpenedLink<FoundLead>

  async function show({ owner, link, locale, address, request, reply }: Opened) {
    // A link that was used keeps opening the PDF: what it promised is done.
    if (!owner.confirmed_at) {
      return pages.sendLinkPage(reply, mail.links.isExpired(link) ? 'expired' : 'confirm', locale)
    }
    const pdf = `${address}/${mail.getContent().messages[locale].pdf.fileName}`
    const { confirmed } = request.query as { confirmed?: unknown }
    const isPdfComing = Math.abs(clock.now() - Number(confirmed)) < comesFor
    // Works without script as well; what is downloaded leaves the page standing.
    if (isPdfComing) reply.header('refresh', `0; url=${pdf}?${asFile}`)
    return pages.sendLinkPage(reply, 'ready', locale, { state: { pdf, isPdfComing } })
  }

  async function confirm({ owner, link, locale, address, request, reply }: Opened) {
    if (mail.links.isExpired(link) && !owner.confirmed_at) {
      // Within the same limits as a sign-up.
      const queue = database.write((transaction) => queueChecklist(transaction, deps, owner, { ip: request.ip }))
      const answer = await deps.sender.deliver(await queue)
      return pages.sendLinkPage(reply, 'expired', locale, { state: { mail: toOutcome(answer) } })
    }
    await confirmAddress(database, clock, owner)
    return reply.redirect(`${address}?confirmed=${clock.now()}`, 303)
  }

  async function sendPdf({ owner, locale, address, request, reply }: Opened) {
    if (!owner.confirmed_at) return reply.redirect(address, 303)
    const way = asFile in (request.query as object) ? 'attachment' : 'inline'
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', `${way}; filename="${mail.getContent().messages[locale].pdf.fileName}"`)
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .send(await getPdf(locale))
  }

  registerLink(app, deps, 'download', (id) => findLead(database, 'people.id', id), [
    ['GET', '', show],
    ['POST', '', confirm],
    // Under any name: a page that is still open may know the file by an older one.
    ['GET', '/:name.pdf', sendPdf],
  ])
}
