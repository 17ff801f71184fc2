import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { newId } from '../new-id.ts'

type Before = {
  users: { two_factor_enabled: boolean | 0 | 1 }
  two_factors: { verified: boolean | 0 | 1 }
  audit_events: { id: string; at: string; actor: string; action: string; subject_kind: string }
  outbox: { kind: string }
  verifications: { id: string }
}

/** Lines of the journal that only said that somebody looked, and those about things that are gone. */
const droppedActions = [
  'leads-listed',
  'leads-searched',
  'enquiries-listed',
  'enquiries-searched',
  'person-viewed',
  'retention-viewed',
  'totp-enabled',
  'totp-disabled',
  'backup-codes-renewed',
]

/** What happened by ways that are gone, in the words of those that are left. */
const renamedActions = {
  'signed-in-with-code': 'signed-in',
  'code-refused': 'sign-in-failed',
  'reset-requested': 'link-requested',
  'password-reset': 'password-changed',
}

/**
 * Signing in by password, passkey or mailed link alone: second factors, links and counts of our own go; accounts,
 * sessions, passkeys and the password stay. Where a second factor was set up, the journal tells the owner that it is
 * gone. Mails with a link hold tokens in clear that no longer open anything.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const before = db as Kysely<Before>
  const isTrue = db.getExecutor().adapter instanceof PostgresAdapter ? true : (1 as const)
  const inUse = await before.selectFrom('two_factors').select('verified').where('verified', '=', isTrue).execute()
  const asked = await before
    .selectFrom('users')
    .select('two_factor_enabled')
    .where('two_factor_enabled', '=', isTrue)
    .execute()

  await before.deleteFrom('audit_events').where('action', 'in', droppedActions).execute()
  for (const [old, action] of Object.entries(renamedActions)) {
    await before.updateTable('audit_events').set({ action }).where('action', '=', old).execute()
  }
  if (inUse.length + asked.length > 0) {
    const event = { actor: 'update', action: 'second-factors-removed', subject_kind: 'account' }
    await before
      .insertInto('audit_events')
      .values({ id: newId(), at: new Date().toISOString(), ...event })
      .execute()
  }
  await before.deleteFrom('outbox').where('kind', 'in', ['sign-in-link', 'password-reset']).execute()
  await before.deleteFrom('verifications').execute()

  for (const table of ['two_factors', 'used_codes', 'door_links', 'throttles'])
    await db.schema.dropTable(table).execute()
  await db.schema.alterTable('users').dropColumn('two_factor_enabled').execute()
  await db.schema.alterTable('sessions').addColumn('signed_in_by', 'text').execute()

  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('last_at', 'text', (column) => column.notNull())
    .execute()
  // Each link or question that is used or swept is found by it.
  await sql`create index verifications_identifier on verifications (identifier)`.execute(db)
}
