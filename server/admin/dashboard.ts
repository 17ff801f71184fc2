import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { adminApi, mostCounted } from '../../contract/api/admin.ts'
import { countOpen, type Launch, mostNamed, type Today, unsentKinds } from '../../contract/api/admin-dashboard.ts'
import type { Content } from '../../contract/content/content.ts'
import type { Database } from '../db/database.ts'
import type { Monitoring } from '../monitoring/monitoring.ts'
import { type Clock, day, type Instant, instantOf } from '../runtime/clock.ts'
import { toHoursLeft } from './enquiries.ts'
import { parseQuery } from './list-routes.ts'
import { countRows, enquiryList, leadList } from './lists.ts'

/** Mails that ended before this need no look any more: their texts are gone. */
const unsentFor = 30 * day

type TodayDeps = {
  database: Database
  clock: Clock
  getContent: () => Content
  /** What the owner still has to fill in or to confirm, with drafts. */
  listToReplace: () => Promise<Launch['content']>
  monitoring: Pick<Monitoring, 'listProblems' | 'readLaunchChecks'>
}

/** The first row of each person: in what waits, each stands once. */
const oncePerPerson = <Row extends { personId: string }>(rows: readonly Row[], named = new Set<string>()): Row[] =>
  rows.filter(({ personId }) => !named.has(personId) && named.add(personId))

/** The message of each person that has waited longest. */
async function readToAnswer({ database, clock, getContent }: TodayDeps): Promise<Today['toAnswer']> {
  const waiting = await database.db
    .selectFrom('enquiries')
    .select(['id', 'person_id as personId', 'name', 'subject', 'received_at as receivedAt'])
    .where('answered_at', 'is', null)
    .where('quarantined_at', 'is', null)
    .orderBy('received_at')
    .orderBy('id')
    .limit(mostCounted)
    .execute()
  const named = oncePerPerson(waiting).slice(0, mostNamed)
  const toHours = (receivedAt: Instant) => toHoursLeft(getContent(), receivedAt, instantOf(clock))
  return {
    count: waiting.length,
    enquiries: named.map((enquiry) => ({ ...enquiry, hoursLeft: toHours(enquiry.receivedAt) })),
  }
}

/** The newest that ended so, without those that a later mail of their kind has replaced. */
async function readUnsent({ database: { db }, clock }: TodayDeps): Promise<Today['unsent']> {
  const replacement = db
    .selectFrom('outbox as later')
    .select('later.id')
    .where(sql<boolean>`later.person_id = mail.person_id and later.kind = mail.kind`)
    .where(sql<boolean>`later.enquiry_id is not distinct from mail.enquiry_id`)
    // As they were written: one that is sent again stays the older one.
    .where(sql<boolean>`later.id > mail.id`)
    // With an offset PostgreSQL looks each mail up, and does not read the whole outbox to join it.
    .limit(1)
    .offset(0)
  const mails = await db
    .selectFrom('outbox as mail')
    .select(['person_id as personId', 'kind', 'recipient', 'state', 'next_attempt_at as endedAt'])
    // Literals, so that both engines use the partial index of these states.
    .where(sql<boolean>`state in ('gave-up', 'uncertain')`)
    .where('queued_at', '>', instantOf(clock, -unsentFor))
    .where('kind', 'in', unsentKinds)
    .where(({ not, exists }) => not(exists(replacement)))
    .orderBy('queued_at', 'desc')
    .limit(mostCounted)
    .$narrowType<Today['unsent']['mails'][number]>()
    .execute()
  mails.sort((a, b) => b.endedAt.localeCompare(a.endedAt))
  return { count: mails.length, mails: oncePerPerson(mails).slice(0, mostNamed) }
}

/**
 * @param since when the owner was here before
 * @param named who is named already
 */
async function readFresh({ db }: Database, since: Instant, named: Set<string>): Promise<Today['fresh']> {
  const signedUp = await db
    .selectFrom('checklist_downloads')
    .select(['person_id as personId', 'email as who', 'downloaded_at as at'])
    .where('downloaded_at', '>', since)
    .where('quarantined_at', 'is', null)
    .orderBy('downloaded_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostCounted)
    .execute()
  const wrote = await db
    .selectFrom('enquiries')
    .select(['person_id as personId', 'name as who', 'received_at as at'])
    .where('received_at', '>', since)
    .where('quarantined_at', 'is', null)
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostCounted)
    .execute()
  const people: Today['fresh']['people'] = [
    ...signedUp.map((row) => ({ ...row, kind: 'signUp' as const })),
    ...wrote.map((row) => ({ ...row, kind: 'enquiry' as const })),
  ]
  people.sort((a, b) => b.at.localeCompare(a.at))
  const shown = oncePerPerson(people, named).slice(0, mostNamed)
  return { signUps: signedUp.length, enquiries: wrote.length, people: shown }
}

const todayQuery = z.object({ since: z.optional(z.iso.datetime()) })

/** What the dashboard shows above its figures: what waits for the owner. Who may call stands in `guardAdmin`. */
export function registerDashboardRoutes(app: FastifyInstance, deps: TodayDeps): void {
  const { database, monitoring } = deps
  /** What of the content and of the server is ready for visitors, and what is not. */
  const readLaunch = async (): Promise<Launch> => ({
    content: await deps.listToReplace(),
    server: await monitoring.readLaunchChecks(),
  })
  app.get(adminApi.today, async (request): Promise<Today> => {
    // Without a visit before everything is fresh.
    const { since = '' } = parseQuery(todayQuery, request.query)
    const quarantined = { states: ['quarantined'] }
    const toAnswer = await readToAnswer(deps)
    const unsent = await readUnsent(deps)
    const named = new Set([...toAnswer.enquiries, ...unsent.mails].map(({ personId }) => personId))
    return {
      toAnswer,
      quarantined: {
        enquiries: await countRows(database, enquiryList, quarantined),
        leads: await countRows(database, leadList, quarantined),
      },
      unsent,
      problems: monitoring.listProblems(),
      notReady: countOpen(await readLaunch()),
      fresh: await readFresh(database, since, named),
    }
  })
  app.get(adminApi.launch, readLaunch)
}
