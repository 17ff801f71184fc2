import { setTimeout as wait } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { anApp, type TestApp } from '../../tests/support/app.ts'
import { testSecret } from '../../tests/support/backups.ts'
import { engines } from '../../tests/support/engines.ts'
import { postJson } from '../../tests/support/form.ts'
import { readRows } from '../../tests/support/rows.ts'
import type { Engine } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { type Clock, minute, second } from '../runtime/clock.ts'
import { createLog } from '../runtime/log.ts'
import { createOutbox, type LeasedMail, leaseDuration, type OutboxStore } from './outbox.ts'
import { anotherAttempt, createSender, type SenderDeps } from './sender.ts'
import type { Transport } from './transports.ts'

let app: TestApp

/** A mail that waits, since its server is closed. */
async function start(engine?: Engine): Promise<() => Promise<void>> {
  const closed = { isSent: false, reason: 'unreachable', detail: 'closed' } as const
  app = await anApp({ ...(engine && { engine }), transport: { description: 'closed', send: async () => closed } })
  await postJson(app, { email: 'nina@example.org' })
  await app.runQueue()
  app.clock.advance(minute)
  return app.remove
}

const rows = async () => (await readRows(app.database)).outbox
/** The outbox as another instance sees it. */
const anOutbox = (clock: Clock = app.clock) =>
  createOutbox({
    clock,
    secret: testSecret,
    siteHost: 'site.example',
    findHold: async () => undefined,
  })
const aSender = (deps: Partial<SenderDeps> = {}) =>
  createSender({
    database: app.database,
    outbox: anOutbox(),
    transport: app.transport,
    log: createLog('silent'),
    ...deps,
    getFrom: () => ({ name: 'Site', address: 'site@example.org' }),
  })

/** What a visitor causes who asks for the mail again. */
async function askAgain(before: (transaction: Transaction<Tables>, id: string) => Promise<unknown> = async () => {}) {
  const [mail] = await rows()
  if (!mail) throw new Error('no mail')
  return app.database.write(async (transaction) => {
    await before(transaction, mail.id)
    return anotherAttempt(transaction, anOutbox(), mail)
  })
}

describe.each(engines)('a lease that runs out during a slow send, on %s', (engine) => {
  beforeEach(() => start(engine))

  const claimAll = async (outbox: OutboxStore) => {
    const mails: LeasedMail[] = []
    for (;;) {
      const mail = await app.database.write((transaction) => outbox.claim(transaction))
      if (!mail) return mails
      mails.push(mail)
    }
  }
  const isSent = { isSent: true } as const
  const refused = { isSent: false, reason: 'refused', detail: '550' } as const

  test('the late one can neither mark the mail as sent, nor give it up, nor put it off', async () => {
    const { write } = app.database
    const [late, next] = [anOutbox(), anOutbox()]
    const taken = await claimAll(late)
    expect(taken).toHaveLength(2)
    expect(await claimAll(next)).toEqual([])
    app.clock.advance(leaseDuration)
    const takenOver = await claimAll(next)
    expect(takenOver.map(({ id }) => id).sort()).toEqual(taken.map(({ id }) => id).sort())
    const before = await rows()
    for (const mail of taken) {
      for (const delivery of [isSent, refused, undefined])
        await write((transaction) => late.settle(transaction, mail, delivery))
    }
    expect(await rows()).toEqual(before)
    for (const mail of takenOver) await write((transaction) => next.settle(transaction, mail, isSent))
    expect((await rows()).map(({ state, attempts }) => [state, attempts])).toEqual([
      ['sent', 2],
      ['sent', 2],
    ])
  })

  test('the link to sign in stays in its mail for whoever has it now, though a late one says that it was sent', async () => {
    const { write } = app.database
    const [late, next] = [anOutbox(), anOutbox()]
    const link = { subject: '', html: '', text: 'https://site.example/lien' }
    const mail = { person_id: null, kind: 'sign-in-link', locale: 'fr', recipient: 'owner@example.org' } as const
    const queued = await write((transaction) => late.queueMail(transaction, { ...mail, ...link }))
    if (!queued) throw new Error('held back')
    await write((transaction) => late.settle(transaction, queued, undefined))
    const claimed = async (outbox: OutboxStore) => (await claimAll(outbox)).find(({ kind }) => kind === 'sign-in-link')
    const taken = await claimed(late)
    app.clock.advance(leaseDuration)
    const takenOver = await claimed(next)
    if (!taken || !takenOver) throw new Error('not claimed')
    const before = await rows()
    await write((transaction) => late.settle(transaction, taken, isSent))
    await write((transaction) => late.settle(transaction, taken, refused))
    expect(await rows()).toEqual(before)
    await write((transaction) => next.settle(transaction, takenOver, isSent))
    expect((await rows()).find(({ id }) => id === takenOver.id)).toMatchObject({
      state: 'sent',
      text: null,
      html: null,
    })
  })

  test('a mail that another is just taking up is not said to have failed again', async () => {
    const dispatch = await askAgain((transaction, id) => anOutbox().claim(transaction, id))
    expect(await aSender().deliver(dispatch)).toEqual({ sent: false, reason: 'underway' })
  })

  test('a mail that this process is trying is taken up by no one else here, though its lease has run out by the clock', async () => {
    const { write } = app.database
    const outbox = anOutbox()
    const [first, other] = await claimAll(outbox)
    if (!first || !other) throw new Error('not claimed')
    outbox.underway.set(first.id, Promise.resolve(first))
    app.clock.advance(leaseDuration)
    expect(await write((transaction) => outbox.claim(transaction, first.id))).toBeUndefined()
    expect((await claimAll(outbox)).map(({ id }) => id)).toEqual([other.id])
  })

  test('a mail that is given back is as it was changed meanwhile', async () => {
    const { db, write } = app.database
    const [mail] = await claimAll(anOutbox())
    if (!mail) throw new Error('not claimed')
    // As the visitor has it already, who confirms the address.
    await db.updateTable('outbox').set({ state: 'sent' }).where('id', '=', mail.id).execute()
    await write((transaction) => anOutbox().settle(transaction, mail, undefined))
    expect((await rows()).find(({ id }) => id === mail.id)).toMatchObject({ state: 'sent', lease_token: null })
  })

  test('the lease of an instance whose clock is a few seconds ahead is not taken for one of a clock set back', async () => {
    const { clock } = app
    const behind = { ...clock, now: () => clock.now() - 5 * second }
    expect(await claimAll(anOutbox())).toHaveLength(2)
    expect(await claimAll(anOutbox(behind))).toEqual([])
  })
})

describe('where a visitor waits for the attempt', () => {
  beforeEach(() => start())

  test('one whose request is stored is told so although the database goes away during the attempt', async () => {
    const database = { ...app.database, write: () => Promise.reject(new Error('away')) }
    const transport: Transport = { description: 'takes all', send: async () => ({ isSent: true }) }
    const sender = aSender({ database, transport })
    expect(await sender.deliver(await askAgain())).toEqual({ sent: false, reason: 'underway' })
  })

  test('half of the connections are left to them while the queue works', async () => {
    for (let index = 0; index < 4; index += 1) await postJson(app, { email: `p${index}@example.org` })
    await app.runQueue()
    app.clock.advance(5 * minute)
    const answer = Promise.withResolvers<{ isSent: true }>()
    const send = vi.fn(() => answer.promise)
    const sender = aSender({ transport: { description: 'slow', send } })
    const round = sender.sendDue()
    await expect.poll(() => send.mock.calls.length).toBeGreaterThanOrEqual(4)
    await wait(200)
    expect(send).toHaveBeenCalledTimes(4)
    answer.resolve({ isSent: true })
    await round
    expect((await rows()).length).toBeGreaterThan(8)
  })

  test('one whose mail server says nothing is answered at the deadline, while the attempt goes on', async () => {
    const transport: Transport = {
      description: 'silent',
      send: (_mail, signal) =>
        new Promise((resolve) =>
          signal.addEventListener('abort', () => resolve({ isSent: false, reason: 'uncertain', detail: 'silent' })),
        ),
    }
    const sender = aSender({ transport })
    const dispatch = await askAgain()
    const began = performance.now()
    expect(await sender.deliver(dispatch, began + 300)).toEqual({ sent: false, reason: 'underway' })
    expect(performance.now() - began).toBeLessThan(10_000)
    await sender.stop(0)
  })
})
