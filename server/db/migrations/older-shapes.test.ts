import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { administrator, readJournal, signIn } from '../../../tests/support/administrator.ts'
import { anAppWithMail } from '../../../tests/support/app.ts'
import { anEnquiry, postContact, readEnquiries } from '../../../tests/support/contact-form.ts'
import { testContent } from '../../../tests/support/content.ts'
import { aDatabasePlace, type DatabasePlace, engines } from '../../../tests/support/engines.ts'
import { readRows } from '../../../tests/support/rows.ts'
import { hashPassword } from '../../auth/password.ts'
import { sqliteFile } from '../database.ts'
import { migrations } from '../migrate.ts'
import { openPostgres } from '../postgres.ts'
import { openSqlite } from '../sqlite.ts'

/** The migrations up to a version, `0003`. */
const until = (version: string): Record<string, Migration> =>
  Object.fromEntries(Object.entries(migrations).filter(([name]) => name.slice(0, 4) <= version))

// biome-ignore lint/suspicious/noExplicitAny: rows of a shape that the product no longer has
type OlderDatabase = Kysely<any>

/** Makes a database as an older version left it: its schema, and what `fill` puts into it. */
async function anOlderDatabase(place: DatabasePlace, version: string, fill: (db: OlderDatabase) => Promise<void>) {
  const { databaseUrl, dataDir } = place
  const db = databaseUrl ? openPostgres(databaseUrl, () => {}) : openSqlite(join(dataDir, sqliteFile))
  const migrator = new Migrator({ db, provider: { getMigrations: async () => until(version) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
  await fill(db)
  await db.destroy()
}

const at = '2026-03-02T08:00:00.000Z'

const aLead = (id: string) => ({
  id,
  email: `${id}@example.org`,
  address_key: `${id}@example.org`,
  downloaded_at: at,
  locale: 'de',
  last_contact_at: at,
})

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

describe.each(engines)('a database of an older version on %s', (engine) => {
  let place: DatabasePlace

  beforeEach(async () => {
    place = await aDatabasePlace(engine)
    onTestFinished(place.remove)
  })

  test('has its mails in packed texts: each leaves byte for byte as it was queued', async () => {
    await anOlderDatabase(place, '0002', async (db) => {
      await db
        .insertInto('checklist_downloads')
        .values([aLead('plain'), aLead('done')])
        .execute()
      await db.insertInto('mail_dictionaries').values({ id: 'dictionary', text: template }).execute()
      const ids = Object.keys(bodies)
      await db
        .insertInto('outbox')
        .values([...ids.map((id) => aMail(id, id === 'plain' ? id : null, 'waiting')), aMail('done', 'done', 'sent')])
        .execute()
      const pack = (id: string) =>
        deflateRawSync((bodies[id] ?? []).join('\u001f'), { dictionary: Buffer.from(template) }).toString('base64')
      await db
        .insertInto('outbox_bodies')
        .values(ids.map((id) => ({ mail_id: id, dictionary_id: 'dictionary', packed: pack(id) })))
        .execute()
    })

    const app = await anAppWithMail({ place })
    onTestFinished(app.remove)
    await app.runQueue()
    for (const [id, [subject, text, html]] of Object.entries(bodies)) {
      const [mail, ...more] = app.mailServer.to(`${id}@example.org`)
      expect(more).toEqual([])
      expect([id, mail?.subject, mail?.text?.trim(), mail?.html?.trim()]).toEqual([id, subject, text, html])
      expect(mail?.messageId).toBe(`<${id}@site.example>`)
    }
    expect(app.mailServer.to('done@example.org')).toEqual([])
    const { leads, outbox } = await readRows(app.database)
    expect(leads.map(({ email }) => email).sort()).toEqual(['done@example.org', 'plain@example.org'])
    expect(outbox.map(({ state }) => state)).toEqual(['sent', 'sent', 'sent', 'sent'])
    expect(outbox.find(({ id }) => id === 'done')).toMatchObject({ slots: null, template_id: null })
  })

  test('has its consents in a chain: each stays whole without it, and the journal still tells of files handed out', async () => {
    const consent = {
      ...{ id: 'consent', lead_id: 'old', submission_id: null, locale: 'de', page: '/de/frankreich-checkliste' },
      ...{ sentence: 'Mit dem Klick …', sentence_version: 'v1', given_at: at, confirmed_at: null },
    }
    await anOlderDatabase(place, '0008', async (db) => {
      await db
        .insertInto('checklist_downloads')
        .values({ ...aLead('old'), address_domain: 'example.org' })
        .execute()
      await db
        .insertInto('consents')
        .values({ ...consent, salt: 'a'.repeat(64), given_n: 1, to_commit: 0 })
        .execute()
      await db
        .insertInto('consent_commitments')
        .values({ n: 1, commitment: 'b'.repeat(64), chain: 'c'.repeat(64), committed_at: at })
        .execute()
      const line = { at, actor: 'administrator', subject_kind: 'lead', subject_id: 'old', request_id: null }
      await db
        .insertInto('audit_events')
        .values({ ...line, id: 'line', action: 'proofs-exported' })
        .execute()
    })

    const app = await anAppWithMail({ place })
    onTestFinished(app.remove)
    expect((await readRows(app.database)).consents).toEqual([consent])
    const [line] = await app.database.db.selectFrom('audit_events').select(['id', 'action']).execute()
    expect(line).toEqual({ id: 'line', action: 'person-exported' })
  })

  test('knows no enquiries: its leads and mails stay, and the contact form works on it', async () => {
    await anOlderDatabase(place, '0003', async (db) => {
      await db.insertInto('checklist_downloads').values(aLead('old')).execute()
      await db.insertInto('mail_templates').values({ id: 'template', text: template }).execute()
      await db
        .insertInto('outbox')
        .values({ ...aMail('old', 'old', 'waiting'), template_id: 'template', slots: '{"name":"Ada"}' })
        .execute()
    })

    const app = await anAppWithMail({ place })
    onTestFinished(app.remove)
    expect((await postContact(app, anEnquiry())).status).toBe(200)
    await app.runQueue()
    expect(app.mailServer.to('old@example.org').map(({ text }) => text?.trim())).toEqual(['Guten Tag Ada'])
    expect(app.mailServer.to('old@example.org')[0]?.replyTo).toBeUndefined()
    const { leads, outbox } = await readRows(app.database)
    expect(leads).toMatchObject([{ email: 'old@example.org', locale: 'de' }])
    const [enquiry] = await readEnquiries(app)
    expect(outbox.map(({ kind, enquiry_id, reply_to }) => [kind, enquiry_id, reply_to]).sort()).toEqual([
      ['checklist', null, null],
      ['enquiry', enquiry?.id, enquiry?.email],
      ['enquiry-acknowledgement', enquiry?.id, testContent.settings.email],
    ])
  })
  test('holds mails under the caps of before: visitors’ mails leave, capped notices become one digest, told caps stay told', async () => {
    await anOlderDatabase(place, '0008', async (db) => {
      await db.insertInto('mail_templates').values({ id: 'template', text: template }).execute()
      const written = { template_id: 'template', slots: '{"name":"Ada"}' }
      await db
        .insertInto('outbox')
        .values([
          { ...aMail('due', null, 'waiting'), ...written },
          { ...aMail('held', null, 'waiting'), ...written, is_capped: 1, unsent_reason: 'capped' },
          { ...aMail('notice', null, 'waiting'), ...written, kind: 'enquiry', is_capped: 1, unsent_reason: 'capped' },
          { ...aMail('told', null, 'sent'), kind: 'cap-notice' },
        ])
        .execute()
    })

    const app = await anAppWithMail({ place })
    onTestFinished(app.remove)
    await app.runQueue()
    expect(app.mailServer.mails.map(({ recipients }) => recipients[0]).sort()).toEqual([
      'due@example.org',
      'held@example.org',
      'owner@example.com',
    ])
    expect(app.mailServer.to('owner@example.com')[0]?.text).toContain('1 message du formulaire de contact')
    const { outbox } = await readRows(app.database)
    expect(outbox.map(({ id, kind, state }) => [id, kind, state])).toEqual(
      expect.arrayContaining([
        ['notice', 'enquiry', 'sent'],
        ['told', 'digest', 'sent'],
      ]),
    )
  })

  test('holds sign-ups of the product with itself: they go with what belongs to them, people and warnings stay', async () => {
    await anOlderDatabase(place, '0008', async (db) => {
      await db
        .insertInto('checklist_downloads')
        .values([
          { ...aLead('ada'), address_domain: 'example.org', is_synthetic: 0 },
          { ...aLead('essai'), address_domain: 'example.org', is_synthetic: 1 },
        ])
        .execute()
      const consent = { locale: 'de', page: '/de/checkliste', sentence: 'Ja', sentence_version: '1', given_at: at }
      await db
        .insertInto('consents')
        .values([
          { ...consent, id: 'of-ada', lead_id: 'ada' },
          { ...consent, id: 'of-essai', lead_id: 'essai' },
        ])
        .execute()
      await db
        .insertInto('outbox')
        .values([aMail('ada', 'ada', 'sent'), aMail('essai', 'essai', 'sent')])
        .execute()
      await db
        .insertInto('watch_notes')
        .values([
          { name: 'synthetic', at, value: '{"isOk":true}' },
          { name: 'synthetic-began', at, value: '' },
          { name: 'warned-diskLow', at, value: '' },
        ])
        .execute()
    })

    const app = await anAppWithMail({ place })
    onTestFinished(app.remove)
    const { leads, consents, outbox } = await readRows(app.database)
    expect([leads, consents, outbox].map((rows) => rows.map(({ id }) => id))).toEqual([['ada'], ['of-ada'], ['ada']])
    expect(leads[0]).not.toHaveProperty('is_synthetic')
    const warnings = await app.database.db.selectFrom('warnings').selectAll().execute()
    expect(warnings).toEqual([{ code: 'diskLow', warned_at: at }])
  })

  test.each([true, false])('with a second factor set up (%s): the rest of the sign-in stays', async (hasFactor) => {
    const truth = (is: boolean) => (engine === 'sqlite' ? Number(is) : is)
    const stamps = { created_at: at, updated_at: at }
    const password = await hashPassword(administrator.password)
    await anOlderDatabase(place, '0008', async (db) => {
      const user = { id: 'user', name: 'Administration', email: administrator.email, email_verified: truth(true) }
      await db
        .insertInto('users')
        .values({ ...user, two_factor_enabled: truth(hasFactor), ...stamps })
        .execute()
      const account = { id: 'account', account_id: 'user', provider_id: 'credential', user_id: 'user', password }
      await db
        .insertInto('accounts')
        .values({ ...account, ...stamps })
        .execute()
      const session = { id: 'session', user_id: 'user', token: 'a token', expires_at: '2099-01-01T00:00:00.000Z' }
      await db
        .insertInto('sessions')
        .values({ ...session, ...stamps })
        .execute()
      const key = { id: 'key', user_id: 'user', name: 'Portable', public_key: 'x', credential_id: 'x', counter: 0 }
      await db
        .insertInto('passkeys')
        .values({ ...key, device_type: 'x', backed_up: truth(false) })
        .execute()
      if (hasFactor) {
        const factor = { id: 'factor', user_id: 'user', secret: 'x', backup_codes: 'x', verified: truth(true) }
        await db.insertInto('two_factors').values(factor).execute()
      }
      const lines = ['signed-in-with-code', 'leads-listed', 'lead-erased', 'totp-enabled']
      const event = { actor: 'user', subject_kind: 'lead', subject_id: null, request_id: null }
      await db
        .insertInto('audit_events')
        .values(lines.map((action, index) => ({ ...event, id: `0-${index}`, at, action })))
        .execute()
      await db
        .insertInto('outbox')
        .values({ ...aMail('reset', null, 'waiting'), kind: 'password-reset', slots: '{"doorUrl":"a token in clear"}' })
        .execute()
    })

    const app = await anAppWithMail({ place })
    onTestFinished(app.remove)
    const { db } = app.database
    expect((await signIn(app)).status).toBe(200)
    expect(await db.selectFrom('sessions').select('id').where('id', '=', 'session').execute()).toHaveLength(1)
    expect(await db.selectFrom('passkeys').select('name').execute()).toEqual([{ name: 'Portable' }])
    expect((await readRows(app.database)).outbox).toEqual([])
    expect(await readJournal(app)).toEqual([
      'signed-in',
      ...(hasFactor ? ['second-factors-removed'] : []),
      'lead-erased',
      'signed-in',
    ])
  })
})
