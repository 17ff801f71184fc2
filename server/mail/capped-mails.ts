import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Counters } from '../db/counters.ts'
import type { Database } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { type Clock, day, hour, type Instant, instantOf } from '../runtime/clock.ts'
import { type Caps, mailCaps } from './caps.ts'
import type { MailQueue } from './queue-mail.ts'
import { type MailDeps, toAdminUrl } from './write-mail.ts'

/** A mail that found no place within this time ends, unless its reader has confirmed the address. */
const longestHold = day

/** A newcomer's mail may take any place for this long: the next hour. Those of a flood then leave half to later visitors. */
const newcomerTime = 2 * hour

/** A digest never looks back further than this, also after the product was away. */
const longestPeriod = 48 * hour

/** Literals, so that both engines use the partial index of what is held. */
const isHeld = sql<boolean>`state = 'waiting' and is_capped = 1`
const isForDigest = sql<boolean>`${isHeld} and unsent_reason = 'digest'`
const isForPlace = sql<boolean>`${isHeld} and unsent_reason is distinct from 'digest'`

/** Lines of the digest, in this order. */
const digestLines = {
  enquiries: {
    one: '1 message du formulaire de contact, à lire dans la liste des demandes',
    many: '{n} messages du formulaire de contact, à lire dans la liste des demandes',
  },
  leads: {
    one: '1 demande de checklist',
    many: '{n} demandes de checklist',
  },
  capped: {
    one: '1 e-mail à un visiteur attend une place sous les plafonds d’envoi',
    many: '{n} e-mails à des visiteurs attendent une place sous les plafonds d’envoi',
  },
  expired: {
    one: '1 e-mail abandonné : plafond d’envoi atteint pendant 24 h, adresse non confirmée',
    many: '{n} e-mails abandonnés : plafond d’envoi atteint pendant 24 h, adresses non confirmées',
  },
  failed: {
    one: '1 e-mail abandonné : serveur de messagerie injoignable trop longtemps, ou texte impossible à écrire',
    many: '{n} e-mails abandonnés : serveur de messagerie injoignable trop longtemps, ou texte impossible à écrire',
  },
  uncertain: {
    one: '1 e-mail peut-être arrivé : le serveur de messagerie l’a pris sans jamais répondre',
    many: '{n} e-mails peut-être arrivés : le serveur de messagerie les a pris sans jamais répondre',
  },
}

export type CappedMailsDeps = {
  database: Database
  caps: Caps
  counters: Counters
  queue: MailQueue
  mail: MailDeps
  clock: Clock
}

/**
 * Mails over a cap. Those to visitors get the places of the next hours and end after a day; the owner's notifications
 * are told together. Both stand in one digest an hour, with how the mails to visitors fare.
 */
export function createCappedMails({ database, caps, counters, queue, mail, clock }: CappedMailsDeps) {
  /** No place is free until this instant, see `release`. */
  let fullUntil = 0
  let isToldUntil: Instant | undefined

  /** Newcomers of this hour and the one before come first, then all others; among each, the newest. */
  function findNext(transaction: Transaction<Tables>) {
    const isNewcomer = sql<boolean | 0 | 1>`is_newcomer = 1 and queued_at > ${instantOf(clock, -newcomerTime)}`
    const next = transaction
      .selectFrom('outbox')
      .select(['id', 'recipient', isNewcomer.as('isNewcomer')])
      .where(isForPlace)
      // A time later than any wait was noted before the clock was set back.
      .where((where) =>
        where.or([
          where('next_attempt_at', '<=', instantOf(clock)),
          where('next_attempt_at', '>', instantOf(clock, longestHold)),
        ]),
      )
      .orderBy(isNewcomer, 'desc')
      .orderBy('queued_at', 'desc')
      .orderBy('id', 'desc')
      .limit(mailCaps.hour.most)
    // What another instance looks at gets one place, not two.
    return (database.engine === 'postgres' ? next.forUpdate().skipLocked() : next).execute()
  }

  /** Gives places to some of what waits. @returns whether none is left to give, or nothing waits */
  async function releaseSome(transaction: Transaction<Tables>): Promise<boolean> {
    const next = await findNext(transaction)
    for (const { id, recipient, isNewcomer } of next) {
      const place = await caps.takePlace(transaction, { recipient, isNewcomer: Boolean(isNewcomer) })
      if (!place.isTaken && !place.isOfReader) {
        // No day ends within an hour, so that the end of the hour is soon enough for every cap.
        fullUntil = (Math.floor(clock.now() / hour) + 1) * hour
        return true
      }
      await transaction
        .updateTable('outbox')
        .set({ is_capped: place.isTaken ? 0 : 1, next_attempt_at: instantOf(clock, place.isTaken ? 0 : place.rest) })
        .where('id', '=', id)
        .execute()
    }
    return next.length === 0
  }

  /**
   * Ends mails that found no place within a day and whose reader never confirmed the address: a visitor who still wants
   * one asks again. One that may have arrived already ends as that.
   */
  async function expire(transaction: Transaction<Tables>): Promise<void> {
    const confirmed = transaction.selectFrom('people').select('id').where('confirmed_at', 'is not', null)
    const old = transaction
      .updateTable('outbox')
      .where(isForPlace)
      .where('queued_at', '<=', instantOf(clock, -longestHold))
      .where((where) => where.or([where('person_id', 'is', null), where('person_id', 'not in', confirmed)]))
    const next_attempt_at = instantOf(clock)
    await old.set({ state: 'uncertain', next_attempt_at }).where('unsent_reason', '=', 'uncertain').execute()
    await old
      .set({ state: 'gave-up', unsent_reason: 'expired', next_attempt_at })
      .where('unsent_reason', '=', 'capped')
      .execute()
  }

  /** The notifications are told: they need not leave any more, and nothing of their text stays. */
  async function markTold(transaction: Transaction<Tables>, until: Instant): Promise<void> {
    await transaction
      .updateTable('outbox')
      .set({ state: 'sent', sent_at: instantOf(clock), is_capped: 0, subject: null, text: null, html: null })
      .where(isForDigest)
      .where('queued_at', '<', until)
      .execute()
  }

  return {
    /** A visitor who comes after a flood waits until the next hour at most, and what the flood left behind ends by itself. */
    release: async (): Promise<void> => {
      const now = clock.now()
      // A clock that was set back must not keep the places closed.
      if (now < fullUntil && fullUntil - now <= hour) return
      while (!(await database.write(releaseSome)));
    },

    /** Writes the digest of the time before this hour, unless there is nothing to tell or another instance did. */
    tell: async (): Promise<void> => {
      const until = toHour(instantOf(clock))
      if (isToldUntil === until) return
      await database.write(async (transaction) => {
        await expire(transaction)
        const since = await findLastEnd(transaction, instantOf(clock, -longestPeriod))
        const counts = await countNews(transaction, since, until)
        const lines = toLines(counts)
        if (lines === '') return
        // That what waited has ended follows from what was told: for that alone, one mail a day is enough.
        const isNews = Object.entries(counts).some(([name, count]) => name !== 'expired' && count > 0)
        const [kind, window] = isNews ? (['digest', hour] as const) : (['digest-of-expired', day] as const)
        if (!(await counters.take(transaction, kind, '', window, 1)).isTaken) return
        await markTold(transaction, until)
        const adminUrl = toAdminUrl(mail.siteUrl, counts.enquiries > 0 ? 'enquiries' : 'signUps')
        await queue.queueMail(transaction, {
          personId: null,
          kind: 'digest',
          locale: 'fr',
          recipient: mail.ownerEmail,
          ...mail.write('digest', 'fr', { lines, adminUrl }),
        })
      })
      isToldUntil = until
    },
  }
}

const toHour = (instant: Instant): Instant => new Date(Math.floor(Date.parse(instant) / hour) * hour).toISOString()

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

/** What a digest tells of; again literals for the partial indexes. */
async function countNews(db: Kysely<Tables>, since: Instant, until: Instant) {
  const count = async (where: RawBuilder<boolean>): Promise<number> => {
    const query = db.selectFrom('outbox').select((row) => row.fn.countAll().as('count'))
    return Number((await query.where(where).executeTakeFirstOrThrow()).count)
  }
  // No mail lasts longer than twice the longest period.
  const earliest = new Date(Date.parse(since) - longestPeriod).toISOString()
  const hasEnded = sql`queued_at > ${earliest} and next_attempt_at >= ${since} and next_attempt_at < ${until}`
  return {
    enquiries: await count(sql`${isForDigest} and kind = 'enquiry' and queued_at < ${until}`),
    leads: await count(sql`${isForDigest} and kind = 'lead-notification' and queued_at < ${until}`),
    capped: await count(sql`${isHeld} and unsent_reason = 'capped' and queued_at >= ${since} and queued_at < ${until}`),
    expired: await count(sql`state = 'gave-up' and unsent_reason = 'expired' and ${hasEnded}`),
    failed: await count(sql`state = 'gave-up' and unsent_reason in ('unreachable', 'unwritable') and ${hasEnded}`),
    uncertain: await count(sql`state = 'uncertain' and ${hasEnded}`),
  } satisfies Record<keyof typeof digestLines, number>
}

function toLines(counts: Record<keyof typeof digestLines, number>): string {
  const { format } = new Intl.NumberFormat('fr')
  return (
    Object.entries(digestLines)
      .map(([name, { one, many }]) => ({ count: counts[name as keyof typeof digestLines], one, many }))
      .filter(({ count }) => count > 0)
      .map(({ count, one, many }) => (count === 1 ? one : many.replace('{n}', format(count))))
      // A line may be longer than the window: an empty one tells where the next begins.
      .join('\n\n')
  )
}
