import type { FastifyInstance } from 'fastify'
import { type AliasableExpression, sql } from 'kysely'
import * as z from 'zod/mini'
import { adminApi, mostCounted } from '../../contract/api/admin.ts'
import { countOpen, type Launch, mostNamed, type Today, unsentKinds } from '../../contract/api/admin-dashboard.ts'
import type { Content } from '../../contract/content/content.ts'
import type { Database } from '../db/database.ts'
import type { Monitoring } from '../monitoring/monitoring.ts'
import { type Clock, day, type Instant, instantOf } from '../runtime/clock.ts'
import { toHoursLeft } from './enquiries.ts'
import { parseQuery } from './list-routes.ts'

/** Mails that ended before this need no look any more: their texts are gone. */
const unsentFor = 30 * day

type TodayDeps = {
  database: Database
  clock: Clock
  getContent: () => Content
  monitoring: Pick<Monitoring, 'listProblems' | 'readLaunchChecks'>
}

/**
 * What waits for the owner. Every query reads an index from one end and stops at `mostCounted`.
 * @param since when the owner was here before; without it everything is fresh
 */
async function readToday(deps: TodayDeps, since: Instant | undefined): Promise<Omit<Today, 'notReady'>> {
  return {
    toAnswer: await readToAnswer(deps),
    quarantined: await countQuarantined(deps.database),
    unsent: await readUnsent(deps),
    problems: deps.monitoring.listProblems(),
    fresh: await readFresh(deps.database, since ?? ''),
  }
}

/** How many rows a query has that ends somewhere, and the first of them. */
async function readSome<Row extends object>({ db }: Database, query: AliasableExpression<Row>) {
  const few = query.as('few')
  const found = sql<Row & { all: number }>`select few.*, count(*) over () as "all" from ${few} limit ${mostNamed}`
  const { rows } = await found.execute(db)
  return { count: Number(rows[0]?.all ?? 0), rows: rows.map(({ all, ...row }) => row) }
}

async function readToAnswer({ database, clock, getContent }: TodayDeps): Promise<Today['toAnswer']> {
  const longestWaiting = database.db
    .selectFrom('enquiries')
    .select(['id', 'person_id as personId', 'name', 'subject', 'received_at'])
    .where('answered_at', 'is', null)
    .where('quarantined_at', 'is', null)
    .orderBy('received_at')
    .orderBy('id')
    .limit(mostCounted)
  const { count, rows } = await readSome(database, longestWaiting)
  return {
    count,
    enquiries: rows.map(({ received_at, ...enquiry }) => ({
      ...enquiry,
      receivedAt: received_at,
      hoursLeft: toHoursLeft(getContent(), received_at, instantOf(clock)),
    })),
  }
}

async function countQuarantined(database: Database): Promise<Today['quarantined']> {
  const inTable = async (table: 'enquiries' | 'checklist_downloads') => {
    const quarantined = database.db.selectFrom(table).select('id').where('quarantined_at', 'is not', null)
    return (await readSome(database, quarantined.limit(mostCounted))).count
  }
  return { enquiries: await inTable('enquiries'), leads: await inTable('checklist_downloads') }
}

async function readUnsent({ database, clock }: TodayDeps): Promise<Today['unsent']> {
  const { db } = database
  /** The newest that ended so, without those that a later mail of their kind has replaced. */
  const readEnded = (state: 'gave-up' | 'uncertain') => {
    const newest = db
      .selectFrom('outbox')
      .select(['id', 'kind', 'person_id', 'enquiry_id', 'recipient', 'next_attempt_at', 'queued_at'])
      // A literal, so that both engines use the partial index of this state.
      .where(sql<boolean>`state = ${sql.lit(state)}`)
      .where('queued_at', '>', instantOf(clock, -unsentFor))
      .where('kind', 'in', unsentKinds)
      .orderBy('queued_at', 'desc')
      .limit(mostCounted)
    const replacement = db
      .selectFrom('outbox as later')
      .select('later.id')
      .where(sql<boolean>`later.person_id = mail.person_id and later.kind = mail.kind`)
      .where(sql<boolean>`later.enquiry_id is not distinct from mail.enquiry_id`)
      // Answers are sent again in any order.
      .where(sql<boolean>`mail.kind <> 'answer' and (later.queued_at, later.id) > (mail.queued_at, mail.id)`)
      // With an offset PostgreSQL looks each mail up, and does not read the whole outbox to join it.
      .limit(1)
      .offset(0)
    const mailOfNewestAnswer = db
      .selectFrom('answers')
      .select('mail_id')
      .where(sql<boolean>`answers.enquiry_id = mail.enquiry_id`)
      .orderBy('answered_at', 'desc')
      .orderBy('answers.id', 'desc')
      .limit(1)
    const last = db
      .selectFrom(newest.as('mail'))
      .select(['kind', 'recipient', 'person_id as personId'])
      .select('next_attempt_at as endedAt')
      .where(({ exists, not }) => not(exists(replacement)))
      .where(sql<boolean>`(mail.kind <> 'answer' or mail.id = ${mailOfNewestAnswer})`)
      .orderBy('queued_at', 'desc')
      .$narrowType<{ kind: (typeof unsentKinds)[number]; personId: string }>()
    return readSome(database, last)
  }
  const [gaveUp, uncertain] = [await readEnded('gave-up'), await readEnded('uncertain')]
  const mails: Today['unsent']['mails'] = [
    ...gaveUp.rows.map((mail) => ({ ...mail, state: 'gave-up' as const })),
    ...uncertain.rows.map((mail) => ({ ...mail, state: 'uncertain' as const })),
  ]
  const newestFirst = mails.toSorted((a, b) => b.endedAt.localeCompare(a.endedAt))
  return { count: Math.min(gaveUp.count + uncertain.count, mostCounted), mails: newestFirst.slice(0, mostNamed) }
}

async function readFresh(database: Database, since: Instant): Promise<Today['fresh']> {
  const { db } = database
  const readLetIn = (table: 'checklist_downloads' | 'enquiries', who: string, at: string) => {
    const newest = db
      .selectFrom(table)
      .select([
        'person_id as personId',
        'quarantined_at',
        sql.ref<string>(who).as('who'),
        sql.ref<Instant>(at).as('at'),
      ])
      .where(sql.ref(at), '>', since)
      .orderBy(sql.ref(at), 'desc')
      .orderBy('id', 'desc')
      .limit(mostCounted)
    const letIn = db
      .selectFrom(newest.as('newest'))
      .select(['personId', 'who', 'at'])
      .where('quarantined_at', 'is', null)
    return readSome(database, letIn.orderBy('at', 'desc'))
  }
  const signedUp = await readLetIn('checklist_downloads', 'email', 'downloaded_at')
  const wrote = await readLetIn('enquiries', 'name', 'received_at')
  const people: Today['fresh']['people'] = [
    ...signedUp.rows.map((row) => ({ ...row, kind: 'signUp' as const })),
    ...wrote.rows.map((row) => ({ ...row, kind: 'enquiry' as const })),
  ]
  const newestFirst = people.toSorted((a, b) => b.at.localeCompare(a.at))
  return { signUps: signedUp.count, enquiries: wrote.count, people: newestFirst.slice(0, mostNamed) }
}

const todayQuery = z.object({ since: z.optional(z.iso.datetime()) })

/** What the dashboard shows above its figures; who may call stands in `guardAdmin`. */
export function registerDashboardRoutes(app: FastifyInstance, deps: TodayDeps): void {
  /** What of the content and of the server is ready for visitors, and what is not. */
  const readLaunch = async (): Promise<Launch> => ({
    content: deps.getContent().toReplace,
    server: await deps.monitoring.readLaunchChecks(),
  })
  app.get(adminApi.today, async (request): Promise<Today> => {
    const { since } = parseQuery(todayQuery, request.query)
    return { ...(await readToday(deps, since)), notReady: countOpen(await readLaunch()) }
  })
  app.get(adminApi.launch, readLaunch)
}
