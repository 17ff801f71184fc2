import { describe, expect, test } from 'vitest'
import { contactFields } from '../../contract/forms/contact.ts'
import { locales } from '../../contract/locales.ts'
import { perKey } from '../../contract/per-key.ts'
import { listRetained } from '../../contract/privacy/periods.ts'
import { personalColumnsOf } from '../../contract/privacy/personal-data.ts'
import { anApp } from '../../tests/support/app.ts'
import { testContent } from '../../tests/support/content.ts'
import { engines } from '../../tests/support/engines.ts'
import { startOnce } from '../../tests/support/start.ts'

/** All other columns: ids, how work goes on, what is never written, a second copy for the search. */
const otherColumns: Record<string, readonly string[]> = {
  checklist_downloads: ['id', 'person_id', 'ip_address', 'searched'],
  consents: ['id', 'lead_id'],
  enquiries: ['id', 'person_id', 'searched'],
  people: ['id'],
  person_notes: ['id', 'person_id', 'kind', 'searched'],
  answers: ['id', 'enquiry_id', 'submission_id', 'mail_id', 'copy_id', 'searched'],
  answer_drafts: ['enquiry_id', 'version', 'saved_at'],
  daily_totals: ['day', 'kind', 'name', 'views'],
  outbox: [
    'id',
    'person_id',
    'enquiry_id',
    'kind',
    'message_id',
    'thread',
    'next_attempt_at',
    'lease_token',
    'lease_until',
    'is_capped',
    'is_newcomer',
  ],
  counters: ['window_at'],
  day_keys: ['day', 'key'],
  users: ['id', 'email_verified', 'image', 'created_at', 'updated_at'],
  accounts: [
    'id',
    'account_id',
    'provider_id',
    'user_id',
    'access_token',
    'refresh_token',
    'id_token',
    'access_token_expires_at',
    'refresh_token_expires_at',
    'scope',
    'created_at',
    'updated_at',
  ],
  sessions: ['id', 'user_id', 'ip_address'],
  verifications: ['id', 'expires_at', 'created_at', 'updated_at'],
  passkeys: ['id', 'user_id', 'counter', 'backed_up', 'transports'],
  audit_events: ['id', 'texts'],
  content_bodies: ['hash', 'body'],
  content_drafts: ['path', 'body_hash', 'base_hash', 'version', 'is_removed', 'saved_at'],
  content_revisions: ['id', 'number', 'kind', 'made_at', 'made_by', 'takes_effect_at', 'summary'],
  content_revision_files: ['revision_id', 'path', 'body_hash', 'base_hash'],
  content_reviews: ['path', 'reviewed_at'],
  write_checks: ['id', 'padding'],
  applied_settings: ['name', 'hash'],
  clock_watch: ['name', 'seen_at', 'jumped_at'],
}

describe.each(engines)('the columns on %s', (engine) => {
  const app = startOnce(() => anApp({ engine }))

  test('every column is declared: as a person’s, with what for and how long, or as nobody’s', async () => {
    const tables = await app.database.db.introspection.getTables()
    const live = tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`))
    const toNames = (all: Record<string, readonly string[]>) =>
      Object.entries(all).flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`))
    const personal = Object.entries(personalColumnsOf).map(([table, columns]) => [table, Object.keys(columns)])
    const declared = [...toNames(Object.fromEntries(personal)), ...toNames(otherColumns)]
    expect(live.length).toBeGreaterThan(100)
    expect(live.sort()).toEqual(declared.sort())
  })
})

test.each(locales)('whatever a column holds of a person stands among what is kept, whole, in %s', (locale) => {
  const { retention } = testContent.pages.legalFrame[locale]
  const { contactForm } = testContent.messages[locale]
  const kept = listRetained(retention, contactForm, locale)
  expect(kept.flatMap((row) => Object.values(row)).filter((cell) => !cell?.trim())).toEqual([])
  expect(kept).toHaveLength(Object.keys(retention.rows).length)
  const words = { ...retention.data, ...perKey(contactFields, (field) => contactForm[field].data) }
  for (const { use, datum } of Object.values(personalColumnsOf).flatMap((table) => Object.values(table))) {
    const data = kept.find((row) => row.use === use)?.data ?? ''
    expect(data.toLowerCase()).toContain(words[datum].toLowerCase())
  }
})
