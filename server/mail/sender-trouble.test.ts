import { afterEach, beforeEach, expect, test } from 'vitest'
import { anApp, type TestApp } from '../../tests/support/app.ts'
import { testSecret } from '../../tests/support/backups.ts'
import { postJson } from '../../tests/support/form.ts'
import { aKeptLog } from '../../tests/support/kept-log.ts'
import { readRows } from '../../tests/support/rows.ts'
import type { Database } from '../db/database.ts'
import { minute } from '../runtime/clock.ts'
import { createOutbox } from './outbox.ts'
import { anotherAttempt, createSender } from './sender.ts'
import type { Transport } from './transports.ts'

let app: TestApp
beforeEach(async () => {
  const transport: Transport = {
    description: 'closed',
    send: async () => ({ isSent: false, reason: 'unreachable', detail: 'closed' }),
  }
  app = await anApp({ transport })
  await postJson(app, { email: 'nina@example.org' })
  await app.runQueue()
  app.clock.advance(minute)
})
afterEach(() => app.remove())

/** A sender, and the mail that a visitor asks it for again. */
async function aSender(deps: { transport: Transport; database?: Database }) {
  const { database, clock } = app
  const outbox = createOutbox({
    ...{ engine: 'sqlite', clock, secret: testSecret, siteHost: 'site.example' },
    findHold: async () => undefined,
  })
  const sender = createSender({
    ...{ database, outbox, log: aKeptLog().log, ...deps },
    getFrom: () => ({ name: 'Site', address: 'site@example.org' }),
  })
  const [mail] = (await readRows(database)).outbox
  if (!mail) throw new Error('no mail')
  return { sender, dispatch: await database.write((transaction) => anotherAttempt(transaction, outbox, mail)) }
}

test('a visitor whose request is stored is told so although the database goes away during the attempt', async () => {
  const database = { ...app.database, write: () => Promise.reject(new Error('away')) }
  const transport: Transport = { description: 'takes all', send: async () => ({ isSent: true }) }
  const { sender, dispatch } = await aSender({ transport, database })
  expect(await sender.deliver(dispatch)).toEqual({ sent: false, reason: 'underway' })
})

test('a visitor whose mail server says nothing is answered at the deadline, while the attempt goes on', async () => {
  const transport: Transport = {
    description: 'silent',
    send: (_mail, signal) =>
      new Promise((resolve) =>
        signal.addEventListener('abort', () => resolve({ isSent: false, reason: 'uncertain', detail: 'silent' })),
      ),
  }
  const { sender, dispatch } = await aSender({ transport })
  const began = performance.now()
  const answer = await sender.deliver(dispatch, began + 300)
  expect(answer).toEqual({ sent: false, reason: 'underway' })
  expect(performance.now() - began).toBeLessThan(10_000)
  await sender.stop(0)
})
