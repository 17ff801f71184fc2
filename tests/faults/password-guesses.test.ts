import { sql } from 'kysely'
import { expect } from 'vitest'
import { signInApi } from '../../contract/api/sign-in.ts'
import { minute } from '../../server/runtime/clock.ts'
import { administrator, anAdministrator, postTo, signIn } from '../support/administrator.ts'
import { anApp, type TestApp } from '../support/app.ts'
import { aClock } from '../support/clock.ts'
import { test as base } from '../support/fault.ts'
import { type MailServer, tokenOf } from '../support/mail-server.ts'
import { times } from '../support/scale.ts'

/** Checks of the account in 15 minutes. */
const most = 100

const clock = aClock()

/** Starts instances on the same database, behind a proxy that says who the client is. */
const test = base.extend<{ anInstance: () => Promise<TestApp> }>({
  anInstance: async ({ place, mailServer }, use) => {
    const apps: TestApp[] = []
    const config = { trustProxy: 1 }
    await use(async () => {
      const app = await anApp({ place, clock, smtpUrl: mailServer.url, hostName: 'localhost', config })
      apps.push(app)
      return app
    })
    for (const app of apps) await app.stop()
  },
})

let clients = 0
/** An address that nobody has come from before. */
const aClient = () => {
  clients += 1
  return `2001:db8:${(clients >> 16).toString(16)}:${(clients & 0xffff).toString(16)}::1`
}

/** A wrong password from somewhere else each time. */
async function guess(app: TestApp): Promise<number> {
  const headers = { 'x-forwarded-for': aClient() }
  return (await signIn(app, { email: administrator.email, password: `guess number ${clients}` }, headers)).status
}

/** Does the work many times, some side by side. */
async function repeat(count: number, work: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0
  const worker = async () => {
    while (next < count) {
      next += 1
      await work(next)
    }
  }
  await Promise.all(Array.from({ length: 50 }, worker))
}

/** Asks for a link from nowhere in particular and uses it. @returns the status of the sign-in */
async function enterByLink(app: TestApp, mailServer: MailServer): Promise<number> {
  await postTo(app, signInApi.requestLink, { email: administrator.email }, '', { 'x-forwarded-for': aClient() })
  await app.runQueue()
  const token = tokenOf(mailServer.to(administrator.email).at(-1))
  return (await postTo(app, signInApi.signInByLink, { token })).status
}

/** Bytes that the database takes, once what was deleted has made room again. */
async function sizeOf({ database: { db } }: TestApp): Promise<number> {
  await sql`vacuum`.execute(db)
  const size = sql<{
    bytes: number
  }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
  return Number((await size.execute(db)).rows[0]?.bytes)
}

test('ten thousand sign-ins, links and questions to passkeys grow the database by less than 1 MB', async ({
  anInstance,
  mailServer,
}) => {
  const app = await anInstance()
  await anAdministrator(app)
  const before = await sizeOf(app)
  const flood = repeat(times(500, 10_000), async (index) => {
    const headers = { 'x-forwarded-for': aClient() }
    const email = index % 2 === 0 ? administrator.email : `somebody${index}@example.org`
    await signIn(app, { email, password: `guess number ${index}` }, headers)
    await postTo(app, signInApi.requestLink, { email }, '', headers)
    await fetch(`${app.url}${signInApi.passkeyOptions}`, { headers })
    await postTo(app, signInApi.signInByPasskey, { response: { id: `made up ${index}` } }, '', headers)
  })
  expect(await enterByLink(app, mailServer)).toBe(200)
  await flood
  expect((await sizeOf(app)) - before).toBeLessThan(1_000_000)
  expect(mailServer.to(administrator.email)).toHaveLength(1)
}, 600_000)

test.extend({ engine: 'postgres' as const })(
  'guessing at two instances of one database at once: a hundred checks in all, and the owner gets in at both',
  async ({ anInstance, mailServer }) => {
    const [one, other] = [await anInstance(), await anInstance()]
    await anAdministrator(one)
    const statuses: number[] = []
    for (let rounds = 0; rounds < times(3, 20); rounds += 1) {
      const both = Array.from({ length: 25 }, () => [guess(one), guess(other)]).flat()
      statuses.push(...(await Promise.all(both)))
    }
    expect(statuses.filter((status) => status !== 429)).toHaveLength(most)
    for (const instance of [one, other]) {
      expect(await enterByLink(instance, mailServer)).toBe(200)
      clock.advance(5 * minute)
    }
  },
)
