import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { adminApi } from '../../../contract/api/admin.ts'
import type { LeadPage } from '../../../contract/api/admin-sign-ups.ts'
import { tokenRoutes } from '../../../contract/routes.ts'
import {
  administrator,
  anAdministrator,
  callAdmin,
  cookiesOf,
  readJournal,
  signIn,
} from '../../../tests/support/administrator.ts'
import { type AppWithMail, anAppWithMail } from '../../../tests/support/app.ts'
import { aBackupPlace } from '../../../tests/support/backups.ts'
import { payInFull } from '../../../tests/support/cheap-passwords.ts'
import { aClock } from '../../../tests/support/clock.ts'
import { anEnquiry, postContact } from '../../../tests/support/contact-form.ts'
import { aDatabasePlace, type DatabasePlace, engines } from '../../../tests/support/engines.ts'
import { postJson } from '../../../tests/support/form.ts'
import { readRows } from '../../../tests/support/rows.ts'
import { makeBackup } from '../../backup/make-backup.ts'
import { rehearse } from '../../backup/rehearse.ts'
import { readBackupStatus } from '../../backup/status.ts'
import { openDatabase, sqliteFile } from '../database.ts'
import { migrations } from '../migrate.ts'
import { openPostgres } from '../postgres.ts'
import { openSqlite } from '../sqlite.ts'

/** Every row that the product wrote on the schema of migration 0008, with second factors and a passkey set up. */
const rowsOf0008: Record<string, Record<string, unknown>[]> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'rows-of-0008.json'), 'utf8'),
)

/** The moment at which they were saved. */
const savedAt = '2026-03-02T09:13:00.000Z'

// biome-ignore lint/suspicious/noExplicitAny: rows of a shape that the product no longer has
type OlderDatabase = Kysely<any>

/** Makes a database as an older version left it: its schema, and these rows. */
async function fill({ databaseUrl, dataDir }: DatabasePlace, migration: string, tables: typeof rowsOf0008) {
  const db: OlderDatabase = databaseUrl ? openPostgres(databaseUrl, () => {}) : openSqlite(join(dataDir, sqliteFile))
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateTo(migration)
  if (error) throw error
  for (const [table, rows] of Object.entries(tables)) await db.insertInto(table).values(rows).execute()
  await db.destroy()
}

const fillAs0008 = (place: DatabasePlace) => fill(place, '0008-watch', rowsOf0008)

describe.each(engines)('a database of the version before on %s', (engine) => {
  let place: DatabasePlace
  let app: AppWithMail

  beforeEach(async () => {
    place = await aDatabasePlace(engine)
    await fillAs0008(place)
    app = await anAppWithMail({ place, clock: aClock(savedAt), hostName: 'localhost' })
    return async () => {
      await app.remove()
      await place.remove()
    }
  })

  test('keeps every lead with the consent as it was given and confirmed, and every enquiry', async () => {
    const { leads, consents } = await readRows(app.database)
    expect(leads.map(({ email, locale }) => [email, locale])).toEqual([
      ['claire.moreau@example.org', 'fr'],
      ['bot@example.org', 'fr'],
      ['gave-up@example.org', 'en'],
      ['waits@example.org', 'de'],
      ['capped@example.org', 'de'],
    ])
    expect(leads[0]).toMatchObject({
      confirmed_at: '2026-03-02T09:00:00.000Z',
      utm_source: 'linkedin',
      utm_campaign: 'automne',
    })
    const [before] = rowsOf0008.consents?.filter(({ lead_id }) => lead_id === leads[0]?.id) ?? []
    const { salt: _salt, given_n: _given, confirmed_n: _confirmed, to_commit: _to, ...consent } = before ?? {}
    expect(consents.find(({ lead_id }) => lead_id === leads[0]?.id)).toEqual(consent)
    expect(consents).toHaveLength(5)
    const enquiries = await app.database.db.selectFrom('enquiries').select(['email', 'quarantined_at']).execute()
    expect(enquiries.map(({ email, quarantined_at }) => [email, quarantined_at !== null]).sort()).toEqual([
      ['j.gross@example.org', false],
      ['spam@example.org', true],
      ['zoe@example.org', false],
    ])
  })

  test('sends the mails that wait, as they were written, and none to who was a trial', async () => {
    app.clock.advance(60 * 60_000)
    await app.runQueue()
    const [mail, ...more] = app.mailServer.to('waits@example.org')
    expect(more).toEqual([])
    const [written] = rowsOf0008.outbox?.filter(({ recipient }) => recipient === 'waits@example.org') ?? []
    expect(mail?.messageId).toBe(written?.message_id)
    expect(mail?.text).toContain(JSON.parse(String(written?.slots)).confirmUrl)
    expect(app.mailServer.to('shop+sample@example.org')).toEqual([])
    expect(app.mailServer.to('gave-up@example.org')).toEqual([])
    expect(app.mailServer.to('owner@example.com').filter(({ text }) => text?.includes('shop+sample'))).toEqual([])
  })

  test('tells the owner in one mail of the notice that a cap had held back, and no more of a cap that was told', async () => {
    app.clock.advance(60 * 60_000)
    await app.runQueue()
    const texts = app.mailServer.to('owner@example.com').map(({ text }) => text ?? '')
    expect(texts.filter((text) => text.includes('1 message du formulaire de contact'))).toHaveLength(1)
    expect(app.mailServer.to('capped@example.org')).toHaveLength(1)
    const { outbox } = await readRows(app.database)
    const ends = new Map(outbox.map(({ id, kind, state }) => [id, [kind, state]]))
    const [held, told] = rowsOf0008.outbox?.slice(-2) ?? []
    expect(ends.get(String(held?.id))).toEqual(['enquiry', 'sent'])
    expect(ends.get(String(told?.id))).toEqual(['digest', 'sent'])
  })

  test('opens the links of mails that left before', async () => {
    const [sent] = rowsOf0008.outbox?.filter(({ recipient }) => recipient === 'waits@example.org') ?? []
    const { pathname } = new URL(JSON.parse(String(sent?.slots)).confirmUrl)
    expect(pathname).toContain(tokenRoutes.download.de)
    const answer = await fetch(app.url + pathname, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      redirect: 'manual',
    })
    expect(answer.status).toBe(303)
  })

  test('lets the owner in with the same password and without a code, and the journal says why', async () => {
    onTestFinished(payInFull())
    const answer = await signIn(app)
    expect(answer.status).toBe(200)
    expect((await callAdmin(app, '/api/admin/totals', cookiesOf(answer))).status).toBe(200)
    const journal = await readJournal(app)
    expect(journal).toEqual(expect.arrayContaining(['second-factors-removed', 'person-exported', 'signed-in']))
    for (const gone of ['leads-listed', 'totp-enabled', 'signed-in-with-code', 'proofs-exported'])
      expect(journal).not.toContain(gone)
    const sessions = (await app.database.db.selectFrom('sessions').select('id').execute()).map(({ id }) => id)
    expect(sessions).toEqual(expect.arrayContaining(rowsOf0008.sessions?.map(({ id }) => id) ?? []))
    const passkeys = await app.database.db.selectFrom('passkeys').select('name').execute()
    expect(passkeys).toEqual([{ name: 'Portable' }])
    expect(administrator.email).toBe('owner@example.com')
  })

  test('keeps nothing of what is gone: no factor, no chain, no trial, no token that could be read', async () => {
    const warnings = await app.database.db.selectFrom('warnings').selectAll().execute()
    expect(warnings).toEqual([{ code: 'diskLow', warned_at: '2026-03-02T08:00:00.000Z' }])
    const tables = await (engine === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
      : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`
    ).execute(app.database.db)
    const names = tables.rows.map(({ name }) => name)
    for (const gone of ['two_factors', 'used_codes', 'door_links', 'throttles', 'consent_commitments', 'watch_notes'])
      expect(names).not.toContain(gone)
    const { slots } = (rowsOf0008.outbox ?? []).find(({ kind }) => kind === 'sign-in-link') ?? {}
    const token =
      String(JSON.parse(String(slots)).doorUrl)
        .split('/')
        .at(-1) ?? ''
    expect(token.length).toBeGreaterThan(20)
    const { outbox } = await readRows(app.database)
    expect(JSON.stringify(outbox)).not.toContain(token)
  })
})

test.each(engines)(
  'whoever came before is found by any part of the text, in the order they came, on %s',
  async (engine) => {
    const place = await aDatabasePlace(engine)
    onTestFinished(place.remove)
    const event = { id: 'event', at, actor: 'owner', subject_kind: 'lead', subject_id: null, request_id: null }
    await fill(place, '0015-content-revisions', {
      checklist_downloads: [aLead('second'), { ...aLead('first'), downloaded_at: savedAt.replace('2026', '2025') }],
      enquiries: [{ ...anOldEnquiry, message: 'Ich möchte\nÜbergröße verkaufen.' }],
      audit_events: [{ ...event, action: 'lead-group-erased' }],
    })
    const app = await anAppWithMail({ place })
    onTestFinished(app.remove)
    await anAdministrator(app)
    const cookie = cookiesOf(await signIn(app))
    const find = async (list: string, search: string) => {
      const answer = await callAdmin(app, `${list}?search=${encodeURIComponent(search)}`, cookie)
      return ((await answer.json()) as LeadPage).rows.map(({ email }) => email)
    }
    await postJson(app, { email: 'third@example.org' })
    expect(await find(adminApi.leads, 'EXAMPLE')).toEqual(
      ['third', 'second', 'first'].map((name) => `${name}@example.org`),
    )
    expect(await find(adminApi.enquiries, 'ubergrosse')).toEqual([anOldEnquiry.email])
    expect(await readJournal(app)).toContain('leads-erased')
  },
)

test.each(engines)('a backup of the version before counts as restorable on %s', async (engine) => {
  const place = await aDatabasePlace(engine)
  await fillAs0008(place)
  const folder = join(place.dataDir, 'backups')
  const backupPlace = aBackupPlace(place, { folder })
  const { metadata } = await makeBackup(backupPlace, aClock(savedAt))
  // The program of this version has started meanwhile.
  await (await openDatabase(place)).close()
  await rehearse(backupPlace, async () => {}, aClock(savedAt))
  expect(readBackupStatus(folder).restored?.at).toBe(metadata.takenAt)
  await place.remove()
})

const at = '2026-03-02T08:00:00.000Z'

const aLead = (id: string) => ({
  id,
  email: `${id}@example.org`,
  address_key: `${id}@example.org`,
  downloaded_at: at,
  locale: 'de',
  last_contact_at: at,
})

const anOldEnquiry = {
  ...{ id: 'e1', name: 'Zoé', email: 'zoe@example.org', address_key: 'zoe@example.org', subject: 'other' },
  ...{ message: '', locale: 'de', page: '/de/kontakt', received_at: at },
}

const aMail = (id: string, leadId: string | null, state: string) => ({
  id,
  lead_id: leadId,
  kind: 'checklist',
  locale: 'de',
  recipient: `${id}@example.org`,
  message_id: `<${id}@site.example>`,
  state,
  attempts: 1,
  next_attempt_at: at,
  queued_at: at,
  is_capped: 0,
})

const template = 'Ihre Checkliste\u001fGuten Tag {{name}}\u001f<p>Guten Tag {{name}}</p>'

/** Texts as they were finished then, some of them with what looks like a slot of today. */
const bodies: Record<string, [subject: string, text: string, html: string]> = {
  plain: ['Ihre Checkliste', 'Guten Tag Ünïcödé 🥨', '<p>Guten Tag Ünïcödé 🥨 &amp; &lt;b&gt;</p>'],
  braces: ['Lead: {{email}}@example.org', '{{email}} {{{name}}} }} {{', '<p>{{email}}, {{{name}}}</p>'],
  lines: ['Lead: {{x|lines}}', '{{x|lines}} and {{x}}', '<p>{{x|lines}} and {{x}}</p>'],
}

test.each(engines)(
  'mails packed by the first versions leave byte for byte as they were queued on %s',
  async (engine) => {
    const place = await aDatabasePlace(engine)
    const ids = Object.keys(bodies)
    const pack = (id: string) =>
      deflateRawSync((bodies[id] ?? []).join('\u001f'), { dictionary: Buffer.from(template) }).toString('base64')
    await fill(place, '0002-administrator', {
      checklist_downloads: [aLead('plain'), aLead('done')],
      mail_dictionaries: [{ id: 'dictionary', text: template }],
      outbox: [...ids.map((id) => aMail(id, id === 'plain' ? id : null, 'waiting')), aMail('done', 'done', 'sent')],
      outbox_bodies: ids.map((id) => ({ mail_id: id, dictionary_id: 'dictionary', packed: pack(id) })),
    })
    const app = await anAppWithMail({ place })
    onTestFinished(async () => {
      await app.remove()
      await place.remove()
    })
    expect(await readJournal(app)).toEqual([])
    await app.runQueue()
    for (const [id, [subject, text, html]] of Object.entries(bodies)) {
      const [mail, ...more] = app.mailServer.to(`${id}@example.org`)
      expect(more).toEqual([])
      expect([id, mail?.subject, mail?.text?.trim(), mail?.html?.trim()]).toEqual([id, subject, text, html])
      expect([mail?.messageId, mail?.replyTo]).toEqual([`<${id}@site.example>`, undefined])
    }
    expect(app.mailServer.to('done@example.org')).toEqual([])
    const { leads, outbox } = await readRows(app.database)
    expect(leads.map(({ email }) => email).sort()).toEqual(['done@example.org', 'plain@example.org'])
    expect(outbox.map(({ state }) => state)).toEqual(['sent', 'sent', 'sent', 'sent'])
    expect(outbox.find(({ id }) => id === 'done')).toMatchObject({ slots: null, template_id: null })
    // The contact form is younger than these.
    expect((await postContact(app, anEnquiry())).status).toBe(200)
  },
)
