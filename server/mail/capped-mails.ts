import { sql, type Transaction } from 'kysely'
import type { Counters } from '../db/counters.ts'
import type { Database } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { type Clock, day, hour, instantOf } from '../runtime/clock.ts'
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
    return next.forUpdate().skipLocked().execute()
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

  /** A visitor who comes after a flood waits until the next hour at most, and what the flood left behind ends by itself. */
  async function release(): Promise<void> {
    while (!(await database.write(releaseSome)));
  }

  /** Writes the digest of what is new, once an hour for all instances, unless there is nothing to tell. */
  async function tell(): Promise<void> {
    await database.write(async (transaction) => {
      if (!(await counters.take(transaction, 'digest', '', hour, 1)).isTaken) return
      await expire(transaction)
      const counts = { ...(await takeNotifications(transaction)), ...(await countNews(transaction)) }
      const news = digestNews.filter((one) => counts[one] !== undefined)
      if (news.length === 0) return
      // That what waited has ended follows from what was told: for that alone, one mail a day is enough.
      const isOld = news.every((one) => one === 'expired')
      if (isOld && !(await counters.take(transaction, 'digest-of-expired', '', day, 1)).isTaken) return
      // A line may be longer than the window: an empty one tells where the next begins.
      const lines = news.map((one) => toLine(one, Number(counts[one]))).join('\n\n')
      const adminUrl = toAdminUrl(mail.siteUrl, news.includes('enquiry') ? 'enquiries' : 'signUps')
      const written = mail.write('digest', 'fr', { lines, adminUrl })
      const digest = { person_id: null, recipient: mail.ownerEmail, ...written }
      await outbox.queueLater(transaction, digest, 0)
    })
  }

  /** Notifications that a digest tells of need not leave any more, and nothing of their text stays. @returns how many */
  async function takeNotifications(transaction: Transaction<Tables>): Promise<Counts> {
    const taken = await transaction
      .updateTable('outbox')
      .set({ state: 'sent', sent_at: instantOf(clock), is_capped: 0, subject: null, text: null, html: null })
      .where(isForDigest)
      .returning('kind')
      .execute()
    const byKind = Object.entries(Object.groupBy(taken, ({ kind }) => kind))
    return Object.fromEntries(byKind.map(([kind, { length }]) => [kind, length]))
  }

  /** Mails that were held back, or ended, since the last digest. */
  async function countNews(transaction: Transaction<Tables>): Promise<Counts> {
    const earliest = instantOf(clock, -longestPeriod)
    const digests = transaction.selectFrom('outbox').where('kind', '=', 'digest').where('queued_at', '>', earliest)
    const last = await digests.select(({ fn }) => fn.max('queued_at').as('at')).executeTakeFirst()
    const isNew = (column: 'queued_at' | 'next_attempt_at') =>
      sql`${sql.ref(column)} >= ${last?.at ?? earliest} and ${sql.ref(column)} < ${instantOf(clock)}`
    const news = await transaction
      .selectFrom('outbox')
      .select(({ fn }) => [
        sql<DigestNews>`case when state = 'uncertain' then 'uncertain'
          when unsent_reason in ('unreachable', 'unwritable') then 'failed' else unsent_reason end`.as('what'),
        fn.countAll<number>().as('count'),
      ])
      .where(sql<boolean>`${isHeld} and unsent_reason = 'capped' and ${isNew('queued_at')}
        or (state = 'uncertain' or state = 'gave-up' and unsent_reason in ('expired', 'unreachable', 'unwritable'))
          and ${isNew('next_attempt_at')}`)
      .groupBy('what')
      .execute()
    return Object.fromEntries(news.map(({ what, count }) => [what, count]))
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

/** What a digest tells of, for one and for many. */
const sentences = {
  enquiry: [
    '1 message du formulaire de contact, à lire dans la liste des demandes',
    '{n} messages du formulaire de contact, à lire dans la liste des demandes',
  ],
  'lead-notification': ['1 demande de checklist', '{n} demandes de checklist'],
  capped: [
    '1 e-mail à un visiteur attend une place sous les plafonds d’envoi',
    '{n} e-mails à des visiteurs attendent une place sous les plafonds d’envoi',
  ],
  expired: [
    '1 e-mail abandonné : plafond d’envoi atteint pendant 24 h, adresse non confirmée',
    '{n} e-mails abandonnés : plafond d’envoi atteint pendant 24 h, adresses non confirmées',
  ],
  failed: [
    '1 e-mail abandonné : serveur de messagerie injoignable trop longtemps, ou texte impossible à écrire',
    '{n} e-mails abandonnés : serveur de messagerie injoignable trop longtemps, ou texte impossible à écrire',
  ],
  uncertain: [
    '1 e-mail peut-être arrivé : le serveur de messagerie l’a pris sans jamais répondre',
    '{n} e-mails peut-être arrivés : le serveur de messagerie les a pris sans jamais répondre',
  ],
} as const

type DigestNews = keyof typeof sentences
type Counts = Partial<Record<DigestNews, number>>

/** In this order. */
const digestNews = Object.keys(sentences) as DigestNews[]

function toLine(what: DigestNews, count: number): string {
  const [one, many] = sentences[what]
  return count === 1 ? one : many.replace('{n}', new Intl.NumberFormat('fr').format(count))
}
