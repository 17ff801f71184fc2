import { type ExpressionBuilder, sql } from 'kysely'
import type { DuePerson } from '../../contract/api/admin-privacy.ts'
import { retention } from '../../contract/privacy/periods.ts'
import type { Database } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { addYears, type Clock, day, hour, type Instant, instantOf } from '../runtime/clock.ts'
import { isKeptAsClient, keptAtLeastUntil, unconfirmedFor } from './kept-until.ts'

/** Who is due within this time is shown to the owner. */
export const shownAhead = 7 * day

/** Nothing is deleted that was not shown this long before. */
const shownFor = 20 * hour

/** Deleted in one transaction, so that sign-ups go on in between. */
const batch = 200

/** How many are named to the owner; the counts are whole. */
export const namedOfEach = 200

/** People whose last contact was before this are deleted at `now` (docs/requirements.md 13.1). */
const contactBefore = (now: number) => addYears(now, -retention.contactYears)

/**
 * Confirmed leads who are deleted at `until`: no client, and without any contact for three years. What counts is what
 * the person did: signed up, confirmed, wrote through the form, from this address.
 */
const leadsDue = ({ db }: Pick<Database, 'db'>, until: number) => {
  const before = contactBefore(until)
  return db
    .selectFrom('checklist_downloads as lead')
    .where('lead.confirmed_at', 'is not', null)
    .where('lead.last_contact_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('enquiries as other')
            .select('other.id')
            .whereRef('other.address_key', '=', 'lead.address_key')
            .where('other.received_at', '>=', before),
        ),
      ),
    )
    .where(({ not }) => not(isKeptAsClient('lead.address_key', until)))
}

/** The enquiries of such people, from addresses whose lead, if there is one, is as silent. */
const enquiriesDue = ({ db }: Pick<Database, 'db'>, until: number) => {
  const before = contactBefore(until)
  const later = (where: ExpressionBuilder<Tables & { enquiry: Tables['enquiries'] }, 'enquiry'>) =>
    where.or([
      where.exists(
        where
          .selectFrom('enquiries as other')
          .select('other.id')
          .whereRef('other.address_key', '=', 'enquiry.address_key')
          .where('other.received_at', '>=', before),
      ),
      where.exists(
        where
          .selectFrom('checklist_downloads as lead')
          .select('lead.id')
          .whereRef('lead.address_key', '=', 'enquiry.address_key')
          .where('lead.last_contact_at', '>=', before),
      ),
    ])
  return db
    .selectFrom('enquiries as enquiry')
    .where('enquiry.received_at', '<', before)
    .where((where) => where.not(later(where)))
    .where(({ not }) => not(isKeptAsClient('enquiry.address_key', until)))
}

type Found = Pick<DuePerson, 'id' | 'email' | 'lastContactAt'> & { endedAt: Instant | null }

/** Nobody who is due is a client. */
const toDue = (kind: DuePerson['kind'], rows: Found[]): DuePerson[] =>
  rows.map(({ endedAt, ...row }) => ({
    ...{ kind, ...row },
    dueAt: keptAtLeastUntil(row.lastContactAt, kind === 'unconfirmed', endedAt),
  }))

/** When somebody was last called a client, if ever. */
const endedAt = (address: string) =>
  sql<Instant | null>`(select client_until from people where people.address_key = ${sql.ref(address)})`.as('endedAt')

/** Everyone who would be deleted at `until`, the longest silent first; at most 200 of each kind are named. */
export async function listDue(database: Pick<Database, 'db'>, until: number): Promise<DuePerson[]> {
  const [unconfirmed, leads, enquiries] = await Promise.all([
    database.db
      .selectFrom('checklist_downloads')
      .select(['id', 'email', 'last_contact_at as lastContactAt', endedAt('checklist_downloads.address_key')])
      .where('confirmed_at', 'is', null)
      .where('last_contact_at', '<', new Date(until - unconfirmedFor).toISOString())
      .where(({ not }) => not(isKeptAsClient('checklist_downloads.address_key', until)))
      .orderBy('last_contact_at')
      .limit(namedOfEach)
      .execute(),
    leadsDue(database, until)
      .select(['lead.id', 'lead.email', 'lead.last_contact_at as lastContactAt', endedAt('lead.address_key')])
      .orderBy('lead.last_contact_at')
      .limit(namedOfEach)
      .execute(),
    enquiriesDue(database, until)
      .select(['enquiry.id', 'enquiry.email', 'enquiry.received_at as lastContactAt', endedAt('enquiry.address_key')])
      .orderBy('enquiry.received_at')
      .limit(namedOfEach)
      .execute(),
  ])
  return [...toDue('lead', leads), ...toDue('enquiry', enquiries), ...toDue('unconfirmed', unconfirmed)]
}

export type RetentionRun = { leads: number; enquiries: number; isPaused: boolean }

/**
 * The daily run: deletes those whose three years are over, unless the clock jumped, and notes up to when it
 * showed who is next. Only who was due by an instant shown at least 20 hours ago is deleted, so that the
 * first run after a long rest shows and the next one deletes.
 * @returns what was deleted; `undefined` if a run was less than 20 hours ago
 */
export async function runRetention(
  database: Database,
  clock: Clock,
  isPaused: boolean,
): Promise<RetentionRun | undefined> {
  const last = await database.db
    .selectFrom('retention_runs')
    .select(['ran_at', 'shown_until'])
    .orderBy('ran_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const since = last ? clock.now() - Date.parse(last.ran_at) : Number.POSITIVE_INFINITY
  // A run in the future was noted before the clock was set back.
  if (since >= 0 && since < shownFor) return undefined
  const until = last && since > 0 ? Math.min(clock.now(), Date.parse(last.shown_until)) : undefined
  const deleted = isPaused || until === undefined ? { leads: 0, enquiries: 0 } : await deleteDue(database, until)
  const { leads, enquiries } = deleted
  const run = {
    ran_at: instantOf(clock),
    shown_until: instantOf(clock, shownAhead),
    is_paused: isPaused ? (1 as const) : (0 as const),
    leads,
    enquiries,
  }
  await database.write(async (transaction) => {
    // Runs noted while the clock was ahead would stand before all others for years.
    await transaction.deleteFrom('retention_runs').where('ran_at', '>', run.ran_at).execute()
    await transaction
      .insertInto('retention_runs')
      .values(run)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
  return { ...deleted, isPaused }
}

/** Deletes everybody due by `until`, in small transactions. */
async function deleteDue(database: Database, until: number) {
  const counts = { leads: 0, enquiries: 0 }
  for (;;) {
    const leads = await leadsDue(database, until).select('lead.id').limit(batch).execute()
    const enquiries = await enquiriesDue(database, until).select('enquiry.id').limit(batch).execute()
    if (leads.length + enquiries.length === 0) return counts
    const ids = { leads: leads.map(({ id }) => id), enquiries: enquiries.map(({ id }) => id) }
    await database.write(async (transaction) => {
      // Checked again: somebody who came back, or became a client, in this moment stays.
      const done = await transaction
        .deleteFrom('checklist_downloads')
        .where('id', 'in', [...ids.leads, ''])
        .where('last_contact_at', '<', contactBefore(until))
        .where(({ not }) => not(isKeptAsClient('checklist_downloads.address_key', until)))
        .executeTakeFirst()
      const answered = await transaction
        .deleteFrom('enquiries')
        .where('id', 'in', [...ids.enquiries, ''])
        .where(({ not }) => not(isKeptAsClient('enquiries.address_key', until)))
        .executeTakeFirst()
      counts.leads += Number(done.numDeletedRows)
      counts.enquiries += Number(answered.numDeletedRows)
    })
  }
}
