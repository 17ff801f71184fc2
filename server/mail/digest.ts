import { type Expression, type Kysely, type SelectQueryBuilder, type SqlBool, sql, type Transaction } from 'kysely'
import type { Content } from '../../contract/content/content.ts'
import type { Counters } from '../db/counters.ts'
import type { Database } from '../db/database.ts'
import type { MailKind, Tables } from '../db/tables.ts'
import { type Clock, day, hour, type Instant, instantOf } from '../runtime/clock.ts'
import type { Backlog } from './backlog.ts'
import type { MailQueue } from './queue-mail.ts'
import { type MailDeps, toAdminUrl } from './write-mail.ts'

/** A digest never looks back further than this, also after the product was away. */
const longestPeriod = 48 * hour

/** What a digest tells of, each a number. */
type DigestCounts = Record<keyof DigestLines, number>

type DigestLines = Content['admin']['mails']['digest']

export type DigestDeps = {
  database: Database
  queue: MailQueue
  counters: Counters
  backlog: Backlog
  mail: MailDeps
  clock: Clock
}

/** Tells the owner once an hour, in one mail, what would otherwise be many, and how the mails to visitors fare. */
export function createDigest({ database, queue, counters, backlog, mail, clock }: DigestDeps) {
  let toldUntil: Instant | undefined

  return {
    /** Writes the digest of the time before this hour, unless there is nothing to tell or another instance did. */
    tell: async (): Promise<void> => {
      const until = toHour(instantOf(clock))
      if (toldUntil === until) return
      await database.write(async (transaction) => {
        await backlog.expire(transaction)
        const since = await findLastEnd(transaction, instantOf(clock, -longestPeriod))
        const counts = {
          ...(await countNotifications(transaction, until)),
          ...(await countMails(transaction, since, until)),
        }
        const lines = toLines(counts, mail.getContent().admin.mails.digest)
        if (lines === '') return
        // That what waited has ended follows from what was told: for that alone, one mail a day is enough.
        const isNews = Object.entries(counts).some(([name, count]) => name !== 'expired' && count > 0)
        const [kind, window] = isNews ? (['digest', hour] as const) : (['digest-of-expired', day] as const)
        if (!(await counters.take(transaction, kind, '', window, 1)).isTaken) return
        const screen = counts.enquiries > 0 ? 'enquiries' : 'signUps'
        await markTold(transaction, instantOf(clock), until)
        await queue.queueMail(transaction, {
          leadId: null,
          kind: 'digest',
          locale: 'fr',
          recipient: mail.ownerEmail,
          ...mail.write('digest', 'fr', { lines, adminUrl: toAdminUrl(mail.siteUrl, screen) }),
        })
      })
      toldUntil = until
    },
  }
}

const toHour = (instant: Instant): Instant => new Date(Math.floor(Date.parse(instant) / hour) * hour).toISOString()

function toLines(counts: DigestCounts, digestLines: DigestLines): string {
  const { format } = new Intl.NumberFormat('fr')
  return (
    Object.entries(digestLines)
      .map(([name, { one, many }]) => ({ count: counts[name as keyof DigestCounts], one, many }))
      .filter(({ count }) => count > 0)
      .map(({ count, one, many }) => (count === 1 ? one : many.replace('{n}', format(count))))
      // A line may be longer than the window: an empty one tells where the next begins.
      .join('\n\n')
  )
}

/** Where the period of the last digest ended, at the earliest `earliest`. */
async function findLastEnd(db: Kysely<Tables>, earliest: Instant): Promise<Instant> {
  const last = await db
    .selectFrom('outbox')
    .select((row) => row.fn.max('queued_at').as('queued_at'))
    .where('kind', '=', 'digest')
    .where('queued_at', '>', earliest)
    .executeTakeFirst()
  return last?.queued_at ? toHour(last.queued_at) : earliest
}

/** Literals, so that both engines use the partial indexes. */
const isWaitingForDigest = sql<boolean>`state = 'waiting' and is_capped = 1 and unsent_reason = 'digest'`
const isCapped = sql<boolean>`state = 'waiting' and is_capped = 1 and unsent_reason = 'capped'`
const hasFailed = sql<boolean>`state = 'gave-up' and unsent_reason in ('unreachable', 'unwritable')`
const hasExpired = sql<boolean>`state = 'gave-up' and unsent_reason = 'expired'`
const isUncertain = sql<boolean>`state = 'uncertain'`

async function count(query: SelectQueryBuilder<Tables, 'outbox', unknown>): Promise<number> {
  const { count } = await query.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

async function countNotifications(db: Kysely<Tables>, until: Instant) {
  const notifications = (kind: MailKind) =>
    count(db.selectFrom('outbox').where(isWaitingForDigest).where('queued_at', '<', until).where('kind', '=', kind))
  return { leads: await notifications('lead-notification'), enquiries: await notifications('enquiry') }
}

async function countMails(db: Kysely<Tables>, since: Instant, until: Instant) {
  const capped = db.selectFrom('outbox').where(isCapped).where('queued_at', '>=', since).where('queued_at', '<', until)
  /** Mails that ended in this period; none lasts longer than twice the longest one. */
  const ended = (how: Expression<SqlBool>) =>
    db
      .selectFrom('outbox')
      .where(how)
      .where('queued_at', '>', new Date(Date.parse(since) - longestPeriod).toISOString())
      .where('next_attempt_at', '>=', since)
      .where('next_attempt_at', '<', until)
  return {
    capped: await count(capped),
    expired: await count(ended(hasExpired)),
    failed: await count(ended(hasFailed)),
    uncertain: await count(ended(isUncertain)),
  }
}

/** The notifications are told: they need not leave any more, and nothing of their text stays. */
async function markTold(transaction: Transaction<Tables>, now: Instant, until: Instant): Promise<void> {
  await transaction
    .updateTable('outbox')
    .set({ state: 'sent', sent_at: now, is_capped: 0, subject: null, text: null, html: null })
    .where(isWaitingForDigest)
    .where('queued_at', '<', until)
    .execute()
}
