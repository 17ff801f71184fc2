import { afterEach, beforeEach, expect, test } from 'vitest'
import { anApp, type TestApp } from '../../tests/support/app.ts'
import { testSecret } from '../../tests/support/backups.ts'
import { postJson } from '../../tests/support/form.ts'
import { aKeptLog } from '../../tests/support/kept-log.ts'
import { readRows } from '../../tests/support/rows.ts'
import { minute } from '../runtime/clock.ts'
import { anotherAttempt } from './dispatch.ts'
import { createOutbox } from './outbox.ts'
import { createSeal } from './seal.ts'
import { createSender, type SenderDeps } from './sender.ts'
import type { Transport } from './transport.ts'

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

const outbox = async () => (await readRows(app.database)).outbox

const aSender = (deps: Partial<SenderDeps>) =>
  createSender({
    database: app.database,
    outbox: createOutbox('sqlite', app.clock, createSeal(testSecret)),
    transport: { description: 'takes all', send: async () => ({ isSent: true }) },
    log: aKeptLog().log,
    getFrom: () => ({ name: 'Site', address: 'site@example.org' }),
    ...deps,
  })

test('a visitor whose request is stored is told so although the database goes away before the mail is tried again', async () => {
  const database = { ...app.database, write: () => Promise.reject(new Error('away')) }
  const [mail] = await outbox()
  if (!mail) throw new Error('no mail')
  const answer = await aSender({ database }).deliver(anotherAttempt(mail), performance.now() + 1_000)
  expect(answer).toEqual({ sent: false, reason: 'underway' })
})

test('a visitor whose mail server says nothing is answered at the deadline, while the attempt goes on', async () => {
  const transport: Transport = {
    description: 'silent',
    send: (_mail, signal) =>
      new Promise((resolve) =>
        signal.addEventListener('abort', () => resolve({ isSent: false, reason: 'uncertain', detail: 'silent' })),
      ),
  }
  const [mail] = await outbox()
  if (!mail) throw new Error('no mail')
  const sender = aSender({ transport })
  const began = performance.now()
  const answer = await sender.deliver(anotherAttempt(mail), began + 300)
  expect(answer).toEqual({ sent: false, reason: 'underway' })
  expect(performance.now() - began).toBeLessThan(10_000)
  await sender.stop(0)
})
