import { addDays } from '../../contract/paris.ts'
import type { Database } from '../../server/db/database.ts'
import type { DailyTotals } from '../../server/db/tables.ts'
import { addEnquiries } from './enquiries.ts'
import { addLeads } from './leads.ts'
import { notePerson } from './people.ts'

/** Puts totals straight into the database: `['2026-03-02', 'page', '/', 12]`. */
export async function addTotals(
  { db }: Database,
  totals: [day: string, kind: DailyTotals['kind'], name: string, views: number][],
): Promise<void> {
  const rows = totals.map(([day, kind, name, views]) => ({ day, kind, name, views }))
  await db.insertInto('daily_totals').values(rows).execute()
}

const pages = ['/', '/de', '/en', '/contact', '/checklist-dach', '/offres', '/blog', '/de/blog', '/en/blog', '/cgv']

/** Thirty weeks before 2 March 2026: 10 pages, of which each day sees one less than the day after, and somebody of every kind. */
export async function addSomeStatistics(database: Database): Promise<void> {
  for (let back = 0; back < 210; back += 7) {
    const day = addDays('2026-03-02', -back)
    await addTotals(database, [
      ...pages.map((page, index): [string, 'page', string, number] => [day, 'page', page, 300 - back + 10 * index]),
      [day, 'page', 'other', 7],
      [day, 'source', 'google', 90],
      [day, 'source', 'direct', 40],
      [day, 'campaign', 'herbst', 9],
      [day, 'reader', 'GPTBot', 11],
      [day, 'robot', 'Googlebot', 30],
    ])
  }
  const way = { first_page: '/checklist-dach', source: 'google', downloaded_at: '2026-02-25T08:00:00.000Z' } as const
  const emails = Array.from({ length: 24 }, (_, index) => `lead${index}@example.org`)
  await addLeads(
    database,
    emails.map((email, index) => ({ email, ...way, confirmed_at: index % 4 === 0 ? null : way.downloaded_at })),
  )
  await addEnquiries(database, [
    { email: 'lead1@example.org', received_at: '2026-02-26T08:00:00.000Z', first_page: '/' },
  ])
  await notePerson(database, 'lead1@example.org', { stage: 'client', client_since: '2026-02-27T08:00:00.000Z' })
}
