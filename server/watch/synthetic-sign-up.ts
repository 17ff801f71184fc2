import { addressKey } from '../../contract/forms/email-address.ts'
import type { Locale } from '../../contract/locales.ts'
import { pathOf, tokenRoutes } from '../../contract/routes.ts'
import type { Database } from '../db/database.ts'
import type { OutboxStore } from '../mail/outbox.ts'
import { createPlainBrowser, findForm, type PlainForm, type PlainPage } from './plain-browser.ts'
import type { SyntheticAddresses } from './synthetic-address.ts'
import type { SyntheticStep } from './synthetic-result.ts'

export type SyntheticDeps = {
  database: Database
  outbox: OutboxStore
  /** Erases a lead with everything that belongs to it. */
  erase: (leadId: string) => Promise<void>
  addresses: SyntheticAddresses
  siteUrl: string
  /** Ends the trial where it is. */
  stopping: AbortSignal
}

export type SyntheticOutcome = { isOk: true } | { isOk: false; failedAt: SyntheticStep; detail: string }

class StepFailed extends Error {
  readonly detail: string
  constructor(detail: string | number) {
    super('a step of the trial sign-up failed')
    this.detail = String(detail)
  }
}

function expectStatus(page: PlainPage, status: number): PlainPage {
  if (page.status !== status) throw new StepFailed(page.status)
  return page
}

function expectForm(page: PlainPage, path: string, ...names: string[]): PlainForm {
  const form = findForm(expectStatus(page, 200).html, path, ...names)
  if (!form) throw new StepFailed('no form')
  return form
}

/**
 * Signs up as a visitor without JavaScript would: opens the page, sends its form, takes the link of the mail
 * once the mail server has accepted it, presses the button, opens the PDF, and presses the button that erases
 * everything. Nothing of it is left, however it ends.
 */
export async function signUpAsTrial(deps: SyntheticDeps, locale: Locale): Promise<SyntheticOutcome> {
  const { erase, addresses, siteUrl } = deps
  const browser = createPlainBrowser(siteUrl, deps.stopping)
  const email = addresses.issue()
  let step: SyntheticStep = 'page'
  try {
    const path = pathOf('checklist', locale)
    const form = expectForm(await browser.open(path), path, 'email')

    step = 'form'
    const answer = await browser.send({ ...form, fields: { ...form.fields, email } })
    // Stored, but its mail did not leave: the next step finds out why.
    if (answer.status !== 200) expectStatus(answer, 303)

    step = 'mail'
    const links = await readMail(deps, email, locale)

    step = 'thanks'
    expectStatus(await browser.open(answer.location ?? ''), 200)

    step = 'button'
    const button = expectForm(await browser.open(links.download), links.download)
    const ready = expectStatus(await browser.open(expectStatus(await browser.send(button), 303).location ?? ''), 200)

    step = 'pdf'
    const pdf = expectStatus(await browser.open(findPdf(ready.html)), 200)
    if (pdf.contentType !== 'application/pdf' || !pdf.html.startsWith('%PDF-')) throw new StepFailed(pdf.contentType)

    step = 'erase'
    expectStatus(await browser.send(expectForm(await browser.open(links.erase), links.erase)), 303)
    if (await findLeadId(deps, email)) throw new StepFailed('still there')
    return { isOk: true }
  } catch (error) {
    return { isOk: false, failedAt: step, detail: toDetail(error) }
  } finally {
    const leadId = await findLeadId(deps, email).catch(() => undefined)
    if (leadId) await erase(leadId)
  }
}

async function findLeadId({ database }: SyntheticDeps, email: string): Promise<string | undefined> {
  const lead = await database.db
    .selectFrom('checklist_downloads')
    .select('id')
    .where('address_key', '=', addressKey(email))
    .where('is_synthetic', '=', 1)
    .executeTakeFirst()
  return lead?.id
}

/** The links of the mail, once it has left. */
async function readMail({ database, outbox, ...deps }: SyntheticDeps, email: string, locale: Locale) {
  const leadId = await findLeadId({ database, outbox, ...deps }, email)
  if (!leadId) throw new StepFailed('not stored')
  const mail = await outbox.findLatest(database.db, leadId)
  if (mail?.state !== 'sent') throw new StepFailed(mail?.unsent_reason ?? mail?.state ?? 'no mail')
  const text = (await outbox.findBody(database.db, mail.id))?.text ?? ''
  const find = (path: string) => {
    const address = text.split(/\s+/).find((word) => word.startsWith(`${deps.siteUrl}${path}/`))
    if (!address) throw new StepFailed('no link')
    return new URL(address).pathname
  }
  return { download: find(tokenRoutes.download[locale]), erase: find(tokenRoutes.erase[locale]) }
}

function findPdf(html: string): string {
  const link = /href="([^"]+\.pdf)"/.exec(html)?.[1]
  if (!link) throw new StepFailed('no link')
  return link
}

/** A status or a code, never a text: it stands in the log and in a mail. */
function toDetail(error: unknown): string {
  if (error instanceof StepFailed) return error.detail
  const { name, code, cause } = error as { name?: string; code?: string; cause?: { code?: string } }
  return cause?.code ?? code ?? name ?? 'error'
}
