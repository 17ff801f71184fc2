import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { sql } from 'kysely'
import { test as base, expect } from 'vitest'
import type { MailName } from '../../contract/mails.ts'
import type { Database, DatabaseLocation, Engine } from '../../server/db/database.ts'
import { aFolder, testSecret } from './backups.ts'
import { aDatabasePlace, type DatabasePlace, onDatabase } from './engines.ts'
import { aMailServer, type MailServer } from './mail-server.ts'
import { aServerProcess, readyToken, type ServerProcess, type ServerProcessOptions } from './process.ts'
import { readRows } from './rows.ts'
import { aSiteRoot, type SiteRoot } from './site-root.ts'

type Start = (env?: Record<string, string | undefined>, options?: ServerProcessOptions) => Promise<ServerProcess>

type Fault = {
  engine: Engine
  /** Where the data is: a database without a schema, and a folder. */
  place: DatabasePlace
  mailServer: MailServer
  /** An empty folder. */
  folder: string
  /** The built product with a content of the test's own, and its site as it was published. */
  root: SiteRoot
  /** Starts the built server there, with more or other settings; all that were started end with the test. */
  start: Start
}

/** A test of what whole servers survive, each a process of its own. */
export const test = base.extend<Fault>({
  engine: 'sqlite',
  place: async ({ engine }, use) => {
    const place = await aDatabasePlace(engine)
    await use(place)
    await place.remove()
  },
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the needed fixtures from the pattern
  mailServer: async ({}, use) => {
    const mailServer = await aMailServer()
    await use(mailServer)
    await mailServer.stop()
  },
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the needed fixtures from the pattern
  folder: async ({}, use) => {
    const folder = aFolder()
    await use(folder.path)
    folder.remove()
  },
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the needed fixtures from the pattern
  root: async ({}, use) => {
    const root = aSiteRoot()
    await use(root)
    root.remove()
  },
  start: async ({ place, mailServer }, use) => {
    const servers: ServerProcess[] = []
    const { dataDir, databaseUrl } = place
    await use(async (env = {}, options) => {
      const own = {
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        SMTP_URL: mailServer.url,
        SECRET: testSecret,
        READY_TOKEN: readyToken,
      }
      const server = await aServerProcess({ ...own, LOG_LEVEL: 'silent', ...env }, options)
      servers.push(server)
      return server
    })
    for (const server of servers) await server.kill()
  },
})

/** Settings that load a file of this folder before the server. */
export const preload = (name: string) => ({
  NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, name)).href}`,
})

/** Settings with which a minute of the server lasts a second. */
export const hastened = preload('hasten.ts')

/** A file of SQLite is whole. */
export async function expectIntact({ db }: Database): Promise<void> {
  expect((await sql`pragma integrity_check`.execute(db)).rows).toEqual([{ integrity_check: 'ok' }])
}

/** Whether an answer promises that the sign-up is stored. */
export const isPromise = (status: number | undefined): boolean => [200, 202, 303].includes(status ?? 0)

/** Visitors who sign up one address after the other until the end; of each the answer, 0 where there was none. */
export function aCrowd(size: number, send: (email: string, visitor: number) => Promise<Response>) {
  const answers: { email: string; status: number }[] = []
  let isOver = false
  const visitors = Array.from({ length: size }, async (_, visitor) => {
    while (!isOver) {
      const email = `v-${randomUUID()}@example.org`
      const answer = await send(email, visitor).catch(() => undefined)
      answers.push({ email, status: answer?.status ?? 0 })
      await pause(10)
    }
  })
  return {
    answers,
    promised: () => answers.filter(({ status }) => isPromise(status)).map(({ email }) => email),
    end: async () => {
      isOver = true
      await Promise.all(visitors)
    },
  }
}

/** Of these addresses those that have no row, or no consent, or not both mails: to them and to the owner. */
export async function findIncomplete(location: DatabaseLocation, emails: string[]): Promise<string[]> {
  const { leads, consents, outbox } = await onDatabase(location, readRows)
  const leadOf = new Map(leads.map((lead) => [lead.email, lead]))
  const consented = new Set(consents.map(({ lead_id }) => lead_id))
  const peopleOf = (wanted: MailName) =>
    new Set(outbox.flatMap(({ kind, person_id }) => (kind === wanted ? [person_id] : [])))
  const [reached, announced] = [peopleOf('checklist'), peopleOf('lead-notification')]
  return emails.filter((email) => {
    const { id = '', person_id = '' } = leadOf.get(email) ?? {}
    return !consented.has(id) || !reached.has(person_id) || !announced.has(person_id)
  })
}
