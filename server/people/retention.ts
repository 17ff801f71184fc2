import { type Kysely, sql } from 'kysely'
import type { DuePerson, RetentionView } from '../../contract/api/admin-dashboard.ts'
import { retention } from '../../contract/privacy/periods.ts'
import type { Database } from '../db/database.ts'
import type { ClockWatchRow, Tables } from '../db/tables.ts'
import { sweepMailFiles } from '../mail/transports.ts'
import { addYears, type Clock, day, type Instant, instantOf } from '../runtime/clock.ts'
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

/** Deleted in one transaction, so that sign-ups go on in between. */
const batch = 200

/** How many of each kind are named to the owner. */
const namedOfEach = 200

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

/** Everyone who would be deleted at `until`, the longest silent first; where a kind has too many, the first of it. */
export async function listDue(
  { db }: Pick<Database, 'db'>,
  until: number,
): Promise<Pick<RetentionView, 'due' | 'namedOfEach'>> {
  const columns = ['people.id', 'people.email', 'confirmed_at', 'client_until'] as const
  const silent = await silentPeople(db, until)
    .select([...columns, 'people.last_contact_at'])
    .orderBy('people.last_contact_at')
    .limit(namedOfEach + 1)
    .execute()
  const unconfirmed = await unconfirmedPeople(db, until)
    .select([...columns, 'lead.last_contact_at'])
    .orderBy('lead.last_contact_at')
    .limit(namedOfEach + 1)
    .execute()
  type Row = (typeof silent)[number]
  const toDue = (kind: DuePerson['kind'], { id, email, last_contact_at, client_until }: Row): DuePerson => ({
    kind,
    id,
    email,
    lastContactAt: last_contact_at,
    dueAt: keptAtLeastUntil(last_contact_at, kind === 'unconfirmed', client_until),
  })
  const isCut = Math.max(silent.length, unconfirmed.length) > namedOfEach
  const due = [
    ...silent.slice(0, namedOfEach).map((row) => toDue(row.confirmed_at === null ? 'enquiry' : 'lead', row)),
    ...unconfirmed.slice(0, namedOfEach).map((row) => toDue('unconfirmed', row)),
  ]
  return { due, ...(isCut && { namedOfEach }) }
}

/** Deletes all whose three years are over, in small transactions. @returns how many went */
async function deleteSilent({ db, write }: Database, clock: Clock): Promise<number> {
  const until = clock.now()
  for (let gone = 0; ; ) {
    const due = await silentPeople(db, until).select('id').limit(batch).execute()
    if (due.length === 0) return gone
    const ids = due.map(({ id }) => id)
    gone += await write(async (transaction) => {
      // Asked of the row itself again: who came back, or became a client, in this moment stays.
      const still = transaction.deleteFrom('people').where('id', 'in', ids)
      const done = still.where('last_contact_at', '<', contactEnd(until)).where(isNoClient(until))
      return Number((await done.executeTakeFirst()).numDeletedRows)
    })
  }
}

/** Deletes sign-ups that were not confirmed in time, with their mails, and who did nothing else with them. */
async function deleteUnconfirmed({ write }: Database, clock: Clock): Promise<void> {
  for (let done = batch; done === batch; ) {
    done = await write(async (transaction) => {
      const due = unconfirmedPeople(transaction, clock.now()).select('people.id').limit(batch)
      // Who confirms in this moment comes before or after all of this.
      const rows = await due.forUpdate('people').execute()
      if (rows.length === 0) return 0
      const ids = rows.map(({ id }) => id)
      const mails = transaction.deleteFrom('outbox').where('person_id', 'in', ids)
      await mails.where('kind', 'in', mailsOfSignUps).execute()
      await transaction.deleteFrom('checklist_downloads').where('person_id', 'in', ids).execute()
      await refreshPeople(transaction, ids)
      return rows.length
    })
  }
}

type RetentionJobDeps = { database: Database; clock: Clock; log: Log; backupFolder: string; mailFolder: string }

/**
 * What is done by itself each hour so that the privacy page stays true: what has expired is deleted, and people whose
 * time is over.
 */
export function createRetentionJob({ database, clock, log, backupFolder, mailFolder }: RetentionJobDeps) {
  const checkClock = createClockCheck(database, clock)

  return async (): Promise<void> => {
    const { isPaused, hasJumped } = await checkClock()
    if (hasJumped)
      log.warn('the clock jumped by over a day: nothing is deleted for seven days, see /admin/confidentialite')
    await deleteExpired(database, clock, isPaused)
    if (!isPaused) {
      await deleteUnconfirmed(database, clock)
      const gone = await deleteSilent(database, clock)
      if (gone > 0) log.info({ gone }, 'people whose time was over are deleted')
    }
    await sweepMailFiles(database, mailFolder)
    await database.emptyLog()
    const stored = await database.db.selectFrom('erasures').selectAll().execute()
    keepErasureFile(backupFolder, stored, isPaused ? 0 : clock.now())
  }
}
