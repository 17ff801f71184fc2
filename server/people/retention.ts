import { type Kysely, sql } from 'kysely'
import type { DuePerson } from '../../contract/api/admin-dashboard.ts'
import { retention } from '../../contract/privacy/periods.ts'
import type { Database } from '../db/database.ts'
import type { ClockWatchRow, Tables } from '../db/tables.ts'
import { sweepMailFiles } from '../mail/transports.ts'
import { addYears, type Clock, day, hour, type Instant, instantOf } from '../runtime/clock.ts'
import type { Log } from '../runtime/log.ts'
import { keepErasureFile } from './erasing.ts'
import { deleteExpired } from './expiries.ts'
import { refreshPeople } from './people.ts'

/** A clock that is off by more than this has jumped; daylight saving and corrections stay far below. */
const largestStep = day

/** Nothing is deleted for this long after a jump, unless the owner says that the clock is right. */
const pauseAfterJump = 7 * day

const isOff = (milliseconds: number) => Math.abs(milliseconds) > largestStep

const findRow = ({ db }: Pick<Database, 'db'>) =>
  db.selectFrom('clock_watch').selectAll().where('name', '=', 'retention').executeTakeFirst()

/** True while a jump of the clock holds deletion back. A jump that lies ahead of us is one, too. */
const isPausedBy = (clock: Clock, jumpedAt: string | null | undefined): boolean =>
  jumpedAt != null && Math.abs(clock.now() - Date.parse(jumpedAt)) < pauseAfterJump

/** Whether deletion is held back, and since when; changes nothing. */
export async function readPause(database: Pick<Database, 'db'>, clock: Clock): Promise<{ since: string } | undefined> {
  const row = await findRow(database)
  return row?.jumped_at && isPausedBy(clock, row.jumped_at) ? { since: row.jumped_at } : undefined
}

/** The owner says that the clock is right: deletion goes on. */
export async function endPause({ write }: Pick<Database, 'write'>, clock: Clock): Promise<void> {
  const seen = { seen_at: instantOf(clock), jumped_at: null }
  await write((transaction) =>
    transaction.updateTable('clock_watch').set(seen).where('name', '=', 'retention').execute(),
  )
}

/**
 * Notices when the clock jumps by over a day: against the steady clock of this process, and after a start
 * against the moment when any process last looked. A machine that was off for days looks the same, so that
 * deletion waits then, too: an address deleted a week late does less harm than all of them years early.
 */
function createClockCheck(database: Database, clock: Clock) {
  let last = { wall: clock.now(), steady: clock.steady() }
  let isFirst = true

  function hasJumped(row: ClockWatchRow | undefined): boolean {
    const now = { wall: clock.now(), steady: clock.steady() }
    const difference = now.wall - last.wall - (now.steady - last.steady)
    const sinceSeen = row ? last.wall - Date.parse(row.seen_at) : 0
    // Another instance may have looked a moment ago: only the first look compares with the past.
    const wasAway = isFirst ? isOff(sinceSeen) : -sinceSeen > largestStep + (now.wall - last.wall)
    last = now
    isFirst = false
    return isOff(difference) || wasAway
  }

  /** Looks at the clock and notes it. @returns whether deletion is held back */
  return async (): Promise<{ isPaused: boolean; hasJumped: boolean }> => {
    const row = await findRow(database)
    const isJump = hasJumped(row)
    const jumpedAt = isJump ? instantOf(clock) : (row?.jumped_at ?? null)
    const seen = { seen_at: instantOf(clock), jumped_at: jumpedAt }
    await database.write((transaction) =>
      transaction
        .insertInto('clock_watch')
        .values({ name: 'retention', ...seen })
        .onConflict((conflict) => conflict.column('name').doUpdateSet(seen))
        .execute(),
    )
    return { isPaused: isPausedBy(clock, jumpedAt), hasJumped: isJump }
  }
}

/** Who is due within this time is shown to the owner. */
export const shownAhead = 7 * day

/** From one daily run to the next, also where the hourly job comes a little late. */
const runInterval = 20 * hour

/** Deleted in one transaction, so that sign-ups go on in between. */
const batch = 200

/** How many are named to the owner; the counts are whole. */
export const namedOfEach = 200

/** Mails of a sign-up alone. */
const mailsOfSignUps = ['checklist', 'lead-notification'] as const

const contactEnd = (until: number): Instant => addYears(until, -retention.contactYears)
const unconfirmedEnd = (until: number): Instant => new Date(until - retention.unconfirmedDays * day).toISOString()

/**
 * Until when a person is kept who does nothing more (docs/requirements.md 13.1).
 * @param endedAt when they were last called a client, if ever
 */
export function keptAtLeastUntil(lastContactAt: Instant, isUnconfirmed: boolean, endedAt: Instant | null): Instant {
  const last = Date.parse(lastContactAt)
  const until = isUnconfirmed
    ? new Date(last + retention.unconfirmedDays * day).toISOString()
    : addYears(last, retention.contactYears)
  const contractUntil = endedAt === null ? until : addYears(Date.parse(endedAt), retention.contractYears)
  return contractUntil > until ? contractUntil : until
}

/** Not a client, nor one so lately that the contract still keeps everything of them. */
const isNoClient = (until: number) =>
  sql<boolean>`stage <> 'client' and (client_until is null or client_until < ${addYears(until, -retention.contractYears)})`

/** People who are deleted at `until`: no clients, and without any contact for three years. */
const silentPeople = (db: Kysely<Tables>, until: number) =>
  db.selectFrom('people').where('people.last_contact_at', '<', contactEnd(until)).where(isNoClient(until))

/** People whose sign-up is deleted at `until`, because they never confirmed it. */
const unconfirmedPeople = (db: Kysely<Tables>, until: number) =>
  db
    .selectFrom('people')
    .innerJoin('checklist_downloads as lead', 'lead.person_id', 'people.id')
    .where('confirmed_at', 'is', null)
    .where('lead.last_contact_at', '<', unconfirmedEnd(until))
    .where(isNoClient(until))

/** Everyone who would be deleted at `until`, the longest silent first; at most 200 of each kind are named. */
export async function listDue({ db }: Pick<Database, 'db'>, until: number): Promise<DuePerson[]> {
  const columns = ['people.id', 'people.email', 'confirmed_at', 'client_until'] as const
  const silent = await silentPeople(db, until)
    .select([...columns, 'people.last_contact_at'])
    .orderBy('people.last_contact_at')
    .limit(namedOfEach)
    .execute()
  const unconfirmed = await unconfirmedPeople(db, until)
    .select([...columns, 'lead.last_contact_at'])
    .orderBy('lead.last_contact_at')
    .limit(namedOfEach)
    .execute()
  type Row = (typeof silent)[number]
  const toDue = (kind: DuePerson['kind'], { id, email, last_contact_at, client_until }: Row): DuePerson => ({
    kind,
    id,
    email,
    lastContactAt: last_contact_at,
    dueAt: keptAtLeastUntil(last_contact_at, kind === 'unconfirmed', client_until),
  })
  return [
    ...silent.map((row) => toDue(row.confirmed_at === null ? 'enquiry' : 'lead', row)),
    ...unconfirmed.map((row) => toDue('unconfirmed', row)),
  ]
}

type RetentionRun = { leads: number; enquiries: number; isPaused: boolean }

/**
 * The daily run: deletes those whose three years are over, unless the clock jumped.
 * @returns what was deleted; `undefined` if a run was less than 20 hours ago
 */
async function runRetention(database: Database, clock: Clock, isPaused: boolean): Promise<RetentionRun | undefined> {
  const runs = database.db.selectFrom('retention_runs').select('ran_at').orderBy('ran_at', 'desc')
  const last = await runs.limit(1).executeTakeFirst()
  const since = last ? clock.now() - Date.parse(last.ran_at) : Number.POSITIVE_INFINITY
  // A run in the future was noted before the clock was set back.
  if (since >= 0 && since < runInterval) return undefined
  const deleted = isPaused ? { leads: 0, enquiries: 0 } : await deleteDue(database, clock.now())
  const run = { ran_at: instantOf(clock), is_paused: isPaused ? 1 : 0, ...deleted } as const
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

/** Deletes all who are due by `until`, in small transactions. @returns how many sign-ups and enquiries went with them */
async function deleteDue({ db, write }: Database, until: number) {
  const sum = { leads: 0, enquiries: 0 }
  for (;;) {
    const due = await silentPeople(db, until).select('id').limit(batch).execute()
    if (due.length === 0) return sum
    const ids = due.map(({ id }) => id)
    const done = await write(async (transaction) => {
      const leads = await countOf(transaction, 'checklist_downloads', ids)
      const enquiries = await countOf(transaction, 'enquiries', ids)
      // Asked of the row itself again: who came back, or became a client, in this moment stays.
      const still = transaction.deleteFrom('people').where('id', 'in', ids)
      await still.where('last_contact_at', '<', contactEnd(until)).where(isNoClient(until)).execute()
      return { leads, enquiries }
    })
    sum.leads += done.leads
    sum.enquiries += done.enquiries
  }
}

async function countOf(db: Kysely<Tables>, table: 'checklist_downloads' | 'enquiries', ids: string[]) {
  const rows = db.selectFrom(table).where('person_id', 'in', ids)
  return Number((await rows.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()).count)
}

/** Deletes sign-ups that were not confirmed in time, with their mails, and who did nothing else with them. */
async function deleteUnconfirmed({ engine, write }: Database, clock: Clock): Promise<void> {
  for (let done = batch; done === batch; ) {
    done = await write(async (transaction) => {
      const due = unconfirmedPeople(transaction, clock.now()).select('people.id').limit(batch)
      // Who confirms in this moment comes before or after all of this.
      const rows = await (engine === 'postgres' ? due.forUpdate('people') : due).execute()
      if (rows.length === 0) return 0
      const ids = rows.map(({ id }) => id)
      const mails = transaction.deleteFrom('outbox').where('person_id', 'in', ids)
      await mails.where('kind', 'in', mailsOfSignUps).execute()
      await transaction.deleteFrom('checklist_downloads').where('person_id', 'in', ids).execute()
      await refreshPeople(transaction, engine, ids)
      return rows.length
    })
  }
}

type RetentionJobDeps = { database: Database; clock: Clock; log: Log; backupFolder: string; mailFolder: string }

/**
 * What is done by itself so that the privacy page stays true: each hour what has expired is deleted,
 * once a day the people whose last contact was three years ago.
 */
export function createRetentionJob({ database, clock, log, backupFolder, mailFolder }: RetentionJobDeps) {
  const checkClock = createClockCheck(database, clock)

  return async (): Promise<void> => {
    const { isPaused, hasJumped } = await checkClock()
    if (hasJumped)
      log.warn('the clock jumped by over a day: nothing is deleted for seven days, see /admin/confidentialite')
    await deleteExpired(database, clock, isPaused)
    if (!isPaused) await deleteUnconfirmed(database, clock)
    const run = await runRetention(database, clock, isPaused)
    if (run) log.info({ leads: run.leads, enquiries: run.enquiries, isPaused }, 'retention looked at')
    await sweepMailFiles(database, mailFolder)
    await database.emptyLog()
    const stored = await database.db.selectFrom('erasures').selectAll().execute()
    keepErasureFile(backupFolder, stored, isPaused ? 0 : clock.now())
  }
}
