import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { beforeEach, describe, expect, test } from 'vitest'
import { tokenRoutes } from '../../../contract/routes.ts'
import { administrator, callAdmin, cookiesOf, readJournal, signIn } from '../../../tests/support/administrator.ts'
import { type AppWithMail, anAppWithMail } from '../../../tests/support/app.ts'
import { aBackupPlace } from '../../../tests/support/backups.ts'
import { aClock } from '../../../tests/support/clock.ts'
import { aDatabasePlace, type DatabasePlace, engines } from '../../../tests/support/engines.ts'
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

async function fill({ databaseUrl, dataDir }: DatabasePlace): Promise<void> {
  const db: OlderDatabase = databaseUrl ? openPostgres(databaseUrl, () => {}) : openSqlite(join(dataDir, sqliteFile))
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateTo('0008-watch')
  if (error) throw error
  for (const [table, rows] of Object.entries(rowsOf0008)) {
    if (rows.length > 0) await db.insertInto(table).values(rows).execute()
  }
  await db.destroy()
}

describe.each(engines)('a database of the version before on %s', (engine) => {
  let place: DatabasePlace
  let app: AppWithMail

  beforeEach(async () => {
    place = await aDatabasePlace(engine)
    await fill(place)
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
    const { id, locale, page, sentence, sentence_version, given_at, confirmed_at } = before ?? {}
    expect(consents.find((consent) => consent.lead_id === leads[0]?.id)).toMatchObject({
      ...{ id, locale, page, sentence, sentence_version, given_at, confirmed_at },
    })
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
    const answer = await signIn(app)
    expect(answer.status).toBe(200)
    expect((await callAdmin(app, '/api/admin/totals', cookiesOf(answer))).status).toBe(200)
    expect(await readJournal(app)).toContain('second-factors-removed')
    const passkeys = await app.database.db.selectFrom('passkeys').select('name').execute()
    expect(passkeys).toEqual([{ name: 'Portable' }])
    expect(administrator.email).toBe('owner@example.com')
  })

  test('keeps nothing of what is gone: no factor, no chain, no trial, no token that could be read', async () => {
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

test.each(engines)('a backup of the version before counts as restorable on %s', async (engine) => {
  const place = await aDatabasePlace(engine)
  await fill(place)
  const folder = join(place.dataDir, 'backups')
  const backupPlace = aBackupPlace(place, { folder })
  const { metadata } = await makeBackup(backupPlace, aClock(savedAt))
  // The program of this version has started meanwhile.
  await (await openDatabase(place)).close()
  await rehearse(backupPlace, async () => {}, aClock(savedAt))
  expect(readBackupStatus(folder).restored?.at).toBe(metadata.takenAt)
  await place.remove()
})
