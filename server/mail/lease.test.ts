import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anApp, type TestApp } from '../../tests/support/app.ts'
import { testSecret } from '../../tests/support/backups.ts'
import { engines } from '../../tests/support/engines.ts'
import { postJson } from '../../tests/support/form.ts'
import { readRows } from '../../tests/support/rows.ts'
import { type Clock, minute, second } from '../runtime/clock.ts'
import { createLog } from '../runtime/log.ts'
import { createOutbox, type LeasedMail, leaseDuration, type OutboxStore } from './outbox.ts'
import { anotherAttempt, createSender } from './sender.ts'
import type { Delivery, Transport } from './transports.ts'

describe.each(engines)('a lease that runs out during a slow send, on %s', (engine) => {
  let app: TestApp
  beforeEach(async () => {
    // Every mail waits at first: nothing takes it.
    const transport: Transport = {
      description: 'closed',
      send: async () => ({ isSent: false, reason: 'unreachable', detail: 'closed' }),
    }
    app = await anApp({ engine, transport })
    await postJson(app, { email: 'nina@example.org' })
    await app.runQueue()
    app.clock.advance(minute)
  })
  afterEach(() => app.remove())

  const rows = async () => (await readRows(app.database)).outbox
  /** The outbox as another instance sees it. */
  const anOutbox = (clock: Clock = app.clock) =>
    createOutbox({
      ...{ engine, clock, secret: testSecret, siteHost: 'site.example' },
      findHold: async () => undefined,
    })

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
    const mail = { personId: null, kind: 'sign-in-link', locale: 'fr', recipient: 'owner@example.org' } as const
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
    const { database } = app
    const [mail] = await rows()
    if (!mail) throw new Error('no mail')
    const sender = createSender({
      ...{ database, outbox: anOutbox(), transport: app.transport, log: createLog('silent') },
      getFrom: () => ({ name: 'Site', address: 'site@example.org' }),
    })
    const dispatch = await database.write(async (transaction) => {
      await anOutbox().claim(transaction, mail.id)
      return anotherAttempt(transaction, anOutbox(), mail)
    })
    expect(await sender.deliver(dispatch)).toEqual({ sent: false, reason: 'underway' })
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

  test('a mail whose text is gone ends, rather than be taken up every minute', async () => {
    await app.database.db.updateTable('outbox').set({ text: null }).where('kind', '=', 'checklist').execute()
    await app.runQueue()
    const [mail] = (await rows()).filter(({ kind }) => kind === 'checklist')
    expect(mail).toMatchObject({ state: 'gave-up', unsent_reason: 'unwritable', lease_token: null })
  })

  test('the mail stays with whoever has it: a late refusal does not end the attempt of another', async () => {
    const { database, clock } = app
    const gates: ((delivery: Delivery) => void)[] = []
    const slow: Transport = {
      description: 'as slow as the test wants',
      send: () => new Promise((resolve) => gates.push(resolve)),
    }
    const sent: string[] = []
    const quick: Transport = {
      description: 'takes all',
      send: async ({ messageId }) => {
        sent.push(messageId)
        return { isSent: true }
      },
    }
    const aSender = (transport: Transport) =>
      createSender({
        ...{ database, outbox: anOutbox(), transport, log: createLog('silent') },
        getFrom: () => ({ name: 'Site', address: 'site@example.org' }),
      })
    const first = aSender(slow)
    const ended = first.sendDue()
    await expect.poll(() => gates.length).toBe(2)
    clock.advance(leaseDuration + second)
    await aSender(quick).sendDue()
    expect(sent).toHaveLength(2)
    const after = await rows()
    for (const open of gates) open({ isSent: false, reason: 'refused', detail: '550' })
    await ended
    expect(await rows()).toEqual(after)
    expect(after.map(({ state }) => state)).toEqual(['sent', 'sent'])
    await first.stop()
  })
})
