import { beforeAll, beforeEach } from 'vitest'
import type { AppWithMail } from './app.ts'

type Removable = { remove: () => unknown }

const startBy =
  (hook: typeof beforeAll | typeof beforeEach) =>
  <Started extends Removable>(start: () => Started | Promise<Started>): Started => {
    const started = {} as Started
    hook(async () => {
      Object.assign(started, await start())
      return started.remove
    })
    return started
  }

/** What each test of a block begins with: always the same object, filled anew, and removed after the test. */
export const startEach = startBy(beforeEach)

/** What all tests of a block share. */
export const startOnce = startBy(beforeAll)

/**
 * A product that all tests of a block share, each without the people, mails, counters and journal of the one before; its
 * clock goes on.
 */
export function startEmptied<App extends AppWithMail>(start: () => Promise<App>): App {
  const app = startOnce(start)
  beforeEach(async () => {
    // What the test before has sent arrives first.
    await app.sender.finish()
    const { db } = app.database
    for (const table of ['people', 'outbox', 'counters', 'audit_events'] as const) await db.deleteFrom(table).execute()
    app.mailServer.mails.length = 0
    app.mailServer.behave({ kind: 'accept' })
  })
  return app
}
