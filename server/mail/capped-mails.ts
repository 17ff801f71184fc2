import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { Counters } from '../db/counters.ts'
import type { Database } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { type Clock, day, hour, type Instant, instantOf } from '../runtime/clock.ts'
import { type Caps, mailCaps } from './caps.ts'
import { hasCome, type OutboxStore } from './outbox.ts'
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

export type CappedMailsDeps = {
  database: Database
  caps: Caps
  counters: Counters
  outbox: OutboxStore
  mail: MailDeps
  clock: Clock
}

/**
 * Mails over a cap. Those to visitors get the places of the next hours and end after a day; the owner's notifications
 * are told together. Both stand in one digest an hour, with how the mails to visitors fare.
 */
export function createCappedMails({ database, caps, counters, outbox, mail, clock }: CappedMailsDeps) {
  /** The hour up to which was last looked for news. */
  let lookedUntil: Instant | undefined

  /** Newcomers of this hour and the one before come first, then all others; among each, the newest. */
  function findNext(transaction: Transaction<Tables>) {
    const isNewcomer = sql<boolean | 0 | 1>`is_newcomer = 1 and queued_at > ${instantOf(clock, -newcomerTime)}`
    const next = transaction
      .selectFrom('outbox')
      .select(['id', 'recipient', isNewcomer.as('isNewcomer')])
      .where(isForPlace)
      .where(hasCome(clock, 'next_attempt_at', longestHold))
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
      if (!place.isTaken && !place.isOfReader) return true
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
    await transaction
      .updateTable('outbox')
      .where(isForPlace)
      .where('queued_at', '<=', instantOf(clock, -longestHold))
      .where((where) => where.or([where('person_id', 'is', null), where('person_id', 'not in', confirmed)]))
      .where('unsent_reason', 'in', ['capped', 'uncertain'])
      .set({
        state: sql`case unsent_reason when 'uncertain' then 'uncertain' else 'gave-up' end`,
        unsent_reason: sql`case unsent_reason when 'uncertain' then 'uncertain' else 'expired' end`,
        next_attempt_at: instantOf(clock),
      })
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

  /** A visitor who comes after a flood waits until the next hour at most, and what the flood left behind ends by itself. */
  async function release(): Promise<void> {
    while (!(await database.write(releaseSome)));
  }

  /** Writes the digest of the time before this hour, unless there is nothing to tell or another instance did. */
  async function tell(): Promise<void> {
    const until = toHour(instantOf(clock))
    await database.write(async (transaction) => {
      await expire(transaction)
      // Whatever comes within this hour is told after it.
      if (until === lookedUntil) return
      const since = await findLastEnd(transaction, instantOf(clock, -longestPeriod))
      const news = await listNews(transaction, since, until)
      if (news.length === 0) return
      // That what waited has ended follows from what was told: for that alone, one mail a day is enough.
      const isOld = news.every(({ of }) => of === 'expired')
      const [kind, window] = isOld ? (['digest-of-expired', day] as const) : (['digest', hour] as const)
      if (!(await counters.take(transaction, kind, '', window, 1)).isTaken) return
      await markTold(transaction, until)
      // A line may be longer than the window: an empty one tells where the next begins.
      const lines = news.map(({ line }) => line).join('\n\n')
      const adminUrl = toAdminUrl(mail.siteUrl, news.some(({ of }) => of === 'enquiries') ? 'enquiries' : 'signUps')
      const written = mail.write('digest', 'fr', { lines, adminUrl })
      const digest = { personId: null, kind: 'digest', locale: 'fr', recipient: mail.ownerEmail, ...written } as const
      await outbox.queueLater(transaction, digest, 0)
    })
    lookedUntil = until
  }

  return {
    release,
    /** What a job does: gives places to what waits for one, ends what has waited for too long, and tells the owner. */
    look: async (): Promise<void> => {
      await release()
      await tell()
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

/** What a digest tells of, in this order; again literals for the partial indexes. */
async function listNews(db: Kysely<Tables>, since: Instant, until: Instant) {
  // No mail lasts longer than twice the longest period.
  const earliest = new Date(Date.parse(since) - longestPeriod).toISOString()
  const hasEnded = sql`state in ('gave-up', 'uncertain') and queued_at > ${earliest} and next_attempt_at >= ${since} and next_attempt_at < ${until}`
  const kinds: { of: string; where: RawBuilder<boolean>; one: string; many: string }[] = [
    {
      of: 'enquiries',
      where: sql`${isForDigest} and kind = 'enquiry' and queued_at < ${until}`,
      one: '1 message du formulaire de contact, à lire dans la liste des demandes',
      many: '{n} messages du formulaire de contact, à lire dans la liste des demandes',
    },
    {
      of: 'leads',
      where: sql`${isForDigest} and kind = 'lead-notification' and queued_at < ${until}`,
      one: '1 demande de checklist',
      many: '{n} demandes de checklist',
    },
    {
      of: 'capped',
      where: sql`${isHeld} and unsent_reason = 'capped' and queued_at >= ${since} and queued_at < ${until}`,
      one: '1 e-mail à un visiteur attend une place sous les plafonds d’envoi',
      many: '{n} e-mails à des visiteurs attendent une place sous les plafonds d’envoi',
    },
    {
      of: 'expired',
      where: sql`state = 'gave-up' and unsent_reason = 'expired' and ${hasEnded}`,
      one: '1 e-mail abandonné : plafond d’envoi atteint pendant 24 h, adresse non confirmée',
      many: '{n} e-mails abandonnés : plafond d’envoi atteint pendant 24 h, adresses non confirmées',
    },
    {
      of: 'failed',
      where: sql`state = 'gave-up' and unsent_reason in ('unreachable', 'unwritable') and ${hasEnded}`,
      one: '1 e-mail abandonné : serveur de messagerie injoignable trop longtemps, ou texte impossible à écrire',
      many: '{n} e-mails abandonnés : serveur de messagerie injoignable trop longtemps, ou texte impossible à écrire',
    },
    {
      of: 'uncertain',
      where: sql`state = 'uncertain' and ${hasEnded}`,
      one: '1 e-mail peut-être arrivé : le serveur de messagerie l’a pris sans jamais répondre',
      many: '{n} e-mails peut-être arrivés : le serveur de messagerie les a pris sans jamais répondre',
    },
  ]
  const news: { of: string; line: string }[] = []
  for (const { of, where, one, many } of kinds) {
    const mails = db.selectFrom('outbox').select((row) => row.fn.countAll<number>().as('count'))
    const count = Number((await mails.where(where).executeTakeFirstOrThrow()).count)
    const line = count === 1 ? one : many.replace('{n}', new Intl.NumberFormat('fr').format(count))
    if (count > 0) news.push({ of, line })
  }
  return news
}
