import { hash, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { currentConsent } from '../contract/forms/consent.ts'
import { pathOf } from '../contract/routes.ts'
import { toChecklistMail, toLeadNotification } from '../server/checklist/lead-mails.ts'
import { openDatabase, sqliteFile } from '../server/db/database.ts'
import { newId } from '../server/db/new-id.ts'
import { toKeptTemplate } from '../server/mail/kept-content.ts'
import { createMailLinks } from '../server/mail/mail-links.ts'
import { readVersion } from '../server/publishing/published-site.ts'
import { systemClock } from '../server/runtime/clock.ts'
import { clientHeaders } from './load.ts'
import { buildFolder, siteDir, siteUrl } from './places.ts'

/**
 * What a sign-up costs on this disk without any product around it: the same rows in the same schema under the same
 * pragmas, a transaction each, as fast as one loop can. `node plain-loop.ts <folder> <seconds>` prints how many a
 * second.
 */
const [dataDir = '', seconds] = process.argv.slice(2)

const { content, mailTemplates } = (await readVersion(siteDir, buildFolder)).current()

// Our own migrations make the schema; the loop then has the file for itself.
await (await openDatabase({ databaseUrl: undefined, dataDir })).close()
const database = new DatabaseSync(join(dataDir, sqliteFile))
for (const pragma of ['journal_mode=WAL', 'synchronous=FULL', 'foreign_keys=ON', 'secure_delete=ON']) {
  database.exec(`PRAGMA ${pragma}`)
}

const insertInto = (table: string, columns: string[]) =>
  database.prepare(`insert into ${table} (${columns.join(', ')}) values (${columns.map(() => '?').join(', ')})`)

const lead = insertInto('checklist_downloads', [
  ...['id', 'email', 'address_key', 'address_domain', 'downloaded_at', 'user_agent', 'locale', 'last_contact_at'],
])
const consent = insertInto('consents', [
  ...['id', 'lead_id', 'submission_id', 'locale', 'page', 'sentence', 'sentence_version', 'given_at'],
])
const mail = insertInto('outbox', [
  ...['id', 'lead_id', 'kind', 'locale', 'recipient', 'message_id', 'state', 'attempts', 'next_attempt_at'],
  ...['lease_token', 'lease_until', 'queued_at', 'is_capped', 'template_id', 'slots'],
])
const begin = database.prepare('begin')
const commit = database.prepare('commit')

// Real mails, written once beforehand: the loop stores as much as the product does and computes less.
const mailDeps = {
  getTemplates: () => mailTemplates,
  getContent: () => content,
  links: createMailLinks(randomUUID(), siteUrl, systemClock),
  siteUrl,
  ownerEmail: 'owner@example.com',
  clock: systemClock,
}
const someone = { id: randomUUID(), email: 'visitor-100000@example.org', locale: 'fr' } as const
const bodies = [toChecklistMail(mailDeps, someone), toLeadNotification(mailDeps, someone, {})].map((written) => {
  return { ...written, kept: toKeptTemplate(written.template), values: JSON.stringify(written.slots) }
})
const keptTemplates = insertInto('mail_templates', ['id', 'text'])
for (const { kept } of bodies) keptTemplates.run(kept.id, kept.text)
const { text: sentence, version } = currentConsent(content, 'fr', (text) => hash('sha256', text))
const userAgent = clientHeaders['User-Agent']

function signUp(number: number): void {
  const id = newId()
  const email = `visitor-${number}@example.org`
  const now = new Date().toISOString()
  begin.run()
  lead.run(id, email, email, 'example.org', now, userAgent, 'fr', now)
  const page = pathOf('checklist', 'fr')
  consent.run(newId(), id, randomUUID(), 'fr', page, sentence, version, now)
  for (const { kind, recipient, kept, values } of bodies) {
    const mailId = newId()
    const messageId = `<${mailId}@localhost>`
    const to = kind === 'checklist' ? email : recipient
    mail.run(mailId, id, kind, 'fr', to, messageId, 'waiting', 0, now, randomUUID(), now, now, 0, kept.id, values)
  }
  commit.run()
}

let count = 0
/** Signs up as often as it can. @returns how many a second */
function run(milliseconds: number): number {
  const [first, began] = [count, performance.now()]
  while (performance.now() - began < milliseconds) signUp(count++)
  return (count - first) / ((performance.now() - began) / 1000)
}
run(1_000)
process.stdout.write(String(run(Number(seconds) * 1000)))
database.close()
