import { setTimeout as wait } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { anAppWithMail } from '../../tests/support/app.ts'
import { testSecret } from '../../tests/support/backups.ts'
import { engines } from '../../tests/support/engines.ts'
import { postJson } from '../../tests/support/form.ts'
import { readRows } from '../../tests/support/rows.ts'
import { startEmptied } from '../../tests/support/start.ts'
import type { Tables } from '../db/tables.ts'
import { type Clock, minute, second } from '../runtime/clock.ts'
import { createLog } from '../runtime/log.ts'
import { createOutbox, type LeasedMail, leaseDuration, type OutboxStore } from './outbox.ts'
import { anotherAttempt, createSender, type SenderDeps } from './sender.ts'
import type { Transport } from './transports.ts'

const isSent = { isSent: true } as const
const refused = { isSent: false, reason: 'refused', detail: '550' } as const
const closed = { isSent: false, reason: 'unreachable', detail: 'closed' } as const

describe.each(engines)('a mail that waits for its next try, on %s', (engine) => {
  const transport: Transport = { description: 'closed', send: async () => closed }
  const app = startEmptied(() => anAppWithMail({ engine, transport }))
  beforeEach(async () => {
    await postJson(app, { email: 'nina@example.org' })
    await app.runQueue()
    app.clock.advance(minute)
  })

  const rows = async () => (await readRows(app.database)).outbox
  /** The outbox as another instance sees it. */
  const anOutbox = (clock: Clock = app.clock) =>
    createOutbox({ clock, secret: testSecret, siteHost: 'site.example', findHold: async () => undefined })
  const aSender = (deps: Partial<SenderDeps>) =>
    createSender({
      database: app.database,
      outbox: anOutbox(),
      transport,
      log: createLog('silent'),
      ...deps,
      getFrom: () => ({ name: 'Site', address: 'site@example.org' }),
    })
  const claim = (outbox: OutboxStore, id?: string) => app.database.write((transaction) => outbox.claim(transaction, id))
  const settle = (outbox: OutboxStore, mail: LeasedMail, delivery?: Parameters<OutboxStore['settle']>[2]) =>
    app.database.write((transaction) => outbox.settle(transaction, mail, delivery))
  const claimAll = async (outbox: OutboxStore) => {
    const mails: LeasedMail[] = []
    for (let mail = await claim(outbox); mail; mail = await claim(outbox)) mails.push(mail)
    return mails
  }
  const idsOf = (mails: { id: string }[]) => mails.map(({ id }) => id).sort()
  /** What a visitor causes who asks for the mail again. */
  const askAgain = async (before: (transaction: Transaction<Tables>, id: string) => unknown = () => {}) => {
    const [mail] = await rows()
    if (!mail) throw new Error('no mail')
    return app.database.write(async (transaction) => {
      await before(transaction, mail.id)
      return anotherAttempt(transaction, anOutbox(), mail)
    })
  }

  test('is marked by no one whose lease ran out during a slow send, and keeps its link to sign in for who has it now', async () => {
    const [late, next] = [anOutbox(), anOutbox()]
    const toSignIn = { person_id: null, kind: 'sign-in-link', locale: 'fr', recipient: 'owner@example.org' } as const
    const mail = { ...toSignIn, subject: '', html: '', text: 'https://site.example/lien' }
    await app.database.write((transaction) => late.queueLater(transaction, mail, 0))
    const taken = await claimAll(late)
    expect(taken).toHaveLength(3)
    expect(await claimAll(next)).toEqual([])
    app.clock.advance(leaseDuration)
    const takenOver = await claimAll(next)
    expect(idsOf(takenOver)).toEqual(idsOf(taken))
    const before = await rows()
    for (const mail of taken) for (const end of [isSent, refused, undefined]) await settle(late, mail, end)
    expect(await rows()).toEqual(before)
    for (const mail of takenOver) await settle(next, mail, isSent)
    const ends = (await rows()).map(({ kind, state, attempts, text }) => [kind, state, attempts, text !== null])
    expect(ends.sort()).toEqual([
      ['checklist', 'sent', 2, true],
      ['lead-notification', 'sent', 2, true],
      ['sign-in-link', 'sent', 1, false],
    ])
  })

  // What follows asks the database for nothing new.
  if (engine !== engines[0]) return

  test('is not said to have failed again while another is just taking it up', async () => {
    const dispatch = await askAgain((transaction, id) => anOutbox().claim(transaction, id))
    expect(await aSender({}).deliver(dispatch)).toEqual({ sent: false, reason: 'underway' })
  })

  test('is taken up by no one else of the process that is trying it, though its lease has run out by the clock', async () => {
    const outbox = anOutbox()
    const [first, other] = await claimAll(outbox)
    if (!first || !other) throw new Error('not claimed')
    outbox.underway.set(first.id, Promise.resolve(first))
    app.clock.advance(leaseDuration)
    expect(await claim(outbox, first.id)).toBeUndefined()
    expect(idsOf(await claimAll(outbox))).toEqual([other.id])
  })

  test('is as it was changed meanwhile once it is given back', async () => {
    const mail = await claim(anOutbox())
    if (!mail) throw new Error('not claimed')
    // As the visitor has it already, who confirms the address.
    await app.database.db.updateTable('outbox').set({ state: 'sent' }).where('id', '=', mail.id).execute()
    await settle(anOutbox(), mail)
    expect((await rows()).find(({ id }) => id === mail.id)).toMatchObject({ state: 'sent', lease_token: null })
  })

  test('is left to an instance whose clock is a few seconds ahead: the clock was not set back', async () => {
    const { clock } = app
    expect(await claimAll(anOutbox())).toHaveLength(2)
    expect(await claimAll(anOutbox({ ...clock, now: () => clock.now() - 5 * second }))).toEqual([])
  })

  test('is on its way for who asks again, although the database goes away during the attempt', async () => {
    const database = { ...app.database, write: () => Promise.reject(new Error('away')) }
    const sender = aSender({ database, transport: { description: 'takes all', send: async () => isSent } })
    expect(await sender.deliver(await askAgain())).toEqual({ sent: false, reason: 'underway' })
  })

  test('leaves half of the connections to visitors who wait, as all that the queue sends', async () => {
    for (let index = 0; index < 4; index += 1) await postJson(app, { email: `p${index}@example.org` })
    await app.runQueue()
    app.clock.advance(5 * minute)
    const answer = Promise.withResolvers<typeof isSent>()
    const send = vi.fn(() => answer.promise)
    const round = aSender({ transport: { description: 'slow', send } }).sendDue()
    await expect.poll(() => send.mock.calls.length).toBeGreaterThanOrEqual(4)
    await wait(200)
    expect(send).toHaveBeenCalledTimes(4)
    answer.resolve(isSent)
    await round
    expect(send.mock.calls.length).toBeGreaterThan(8)
  })

  test('is answered for at the deadline where the mail server says nothing, while the attempt goes on', async () => {
    const silent = { isSent: false, reason: 'uncertain', detail: 'silent' } as const
    const send: Transport['send'] = (_mail, signal) =>
      new Promise((resolve) => signal.addEventListener('abort', () => resolve(silent)))
    const sender = aSender({ transport: { description: 'silent', send } })
    const dispatch = await askAgain()
    const began = performance.now()
    expect(await sender.deliver(dispatch, began + 300)).toEqual({ sent: false, reason: 'underway' })
    expect(performance.now() - began).toBeLessThan(10_000)
    await sender.stop(0)
  })
})
