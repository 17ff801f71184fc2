import { describe, expect, test } from 'vitest'
import { anAppWithMail } from '../../tests/support/app.ts'
import { engines } from '../../tests/support/engines.ts'
import { postJson } from '../../tests/support/form.ts'
import { aKeptLog, readLines } from '../../tests/support/kept-log.ts'
import { readRows } from '../../tests/support/rows.ts'
import { startEach } from '../../tests/support/start.ts'
import { day, hour, minute, second } from '../runtime/clock.ts'

const lead = 'nina@example.org'

describe.each(engines)('sending from the outbox on %s', (engine) => {
  const kept = aKeptLog()
  const app = startEach(() => anAppWithMail({ engine, log: kept.log }))

  const checklistMail = async () => (await readRows(app.database)).outbox.find(({ kind }) => kind === 'checklist')

  test('with the mail server down the answer says so, and the mail leaves by itself once it is back', async () => {
    await app.mailServer.down()
    kept.clear()
    const response = await postJson(app, { email: lead })
    expect(response.status).toBe(202)
    expect(await response.json()).toEqual({ sent: false, reason: 'unreachable' })
    for (let waited = 0; waited < 10; waited += 1) {
      app.clock.advance(minute)
      await app.runQueue()
    }
    expect((await checklistMail())?.state).toBe('waiting')
    await app.mailServer.up()
    app.clock.advance(36 * minute)
    await app.runQueue()
    expect(app.mailServer.to(lead)).toHaveLength(1)
    expect(app.mailServer.to('owner@example.com')).toHaveLength(1)
    expect((await checklistMail())?.state).toBe('sent')
    const lines = readLines(kept.text()).filter(({ outage }) => outage === 'mail')
    expect(lines.map(({ msg }) => msg)).toEqual(['mail not sent', 'over'])
  })

  test('a mail refused for good, once its text was read, is flagged and not tried again', async () => {
    app.mailServer.behave({ kind: 'refuse', status: 554, at: 'data' })
    const response = await postJson(app, { email: lead })
    expect(await response.json()).toEqual({ sent: false, reason: 'refused' })
    // The owner's mail, too, for which nobody waits.
    await app.runQueue()
    const attempts = app.mailServer.attempts()
    app.clock.advance(2 * day)
    await app.runQueue()
    expect(app.mailServer.attempts()).toBe(attempts)
    expect(await checklistMail()).toMatchObject({ state: 'gave-up', unsent_reason: 'refused', attempts: 1 })
  })

  test('a mail on its way while the clock leaps, as when a machine has slept, is not sent a second time', async () => {
    app.mailServer.behave({ kind: 'slow', delay: 1_000 })
    const response = postJson(app, { email: lead })
    await expect.poll(() => app.mailServer.texts()).toBe(2)
    app.clock.advance(2 * day)
    await app.runQueue()
    expect(await (await response).json()).toEqual({ sent: true })
    expect([app.mailServer.to(lead).length, app.mailServer.attempts()]).toEqual([1, 2])
  })

  test('a mail that the server took without an answer is told as uncertain, tried twice more hours apart, then never again', async () => {
    app.mailServer.behave({ kind: 'cut' })
    const uncertain = { sent: false, reason: 'uncertain' }
    const waits: number[] = []
    expect(await (await postJson(app, { email: lead })).json()).toEqual(uncertain)
    for (let retry = 0; retry < 2; retry += 1) {
      const next = Date.parse((await checklistMail())?.next_attempt_at ?? '') - app.clock.now()
      waits.push(next)
      app.clock.advance(next - second)
      await app.runQueue()
      // Asking again adds no copy and no attempt.
      expect(await (await postJson(app, { email: lead })).json()).toEqual(uncertain)
      app.clock.advance(2 * second)
      await app.runQueue()
      expect((await checklistMail())?.uncertain_attempts).toBe(retry + 2)
    }
    expect(Math.min(...waits)).toBeGreaterThan(1.5 * hour)
    expect(await checklistMail()).toMatchObject({ state: 'uncertain', unsent_reason: 'uncertain' })
    app.clock.advance(3 * day)
    await app.runQueue()
    expect(await checklistMail()).toMatchObject({ state: 'uncertain', attempts: 3 })
  })

  test('a mail that never leaves is given up within 40 hours, and the owner reads of it', async () => {
    app.mailServer.behave({ kind: 'refuse', status: 451 })
    await postJson(app, { email: lead })
    const began = app.clock.now()
    for (let steps = 0; steps < 100 && (await checklistMail())?.state === 'waiting'; steps += 1) {
      app.clock.advance(Date.parse((await checklistMail())?.next_attempt_at ?? '') - app.clock.now())
      await app.runQueue()
    }
    expect(app.clock.now() - began).toBeLessThan(40 * hour)
    expect(await checklistMail()).toMatchObject({ state: 'gave-up', unsent_reason: 'unreachable', attempts: 8 })
    app.mailServer.behave({ kind: 'accept' })
    app.clock.advance(hour)
    await app.runQueue()
    const digest = app.mailServer.to('owner@example.com').find(({ subject }) => subject?.startsWith('Récapitulatif'))
    expect(digest?.text).toMatch(/e-mails? abandonnés?/)
    // Asked for anew it leaves at once.
    expect(await (await postJson(app, { email: lead })).json()).toEqual({ sent: true })
  })

  test('asking again and again while the server is away neither ends the mail early nor hurries its own times', async () => {
    app.mailServer.behave({ kind: 'refuse', status: 451 })
    await postJson(app, { email: lead })
    const first = await checklistMail()
    for (let again = 0; again < 12; again += 1) await postJson(app, { email: lead })
    const { attempts, next_attempt_at, state } = (await checklistMail()) ?? {}
    expect([attempts, next_attempt_at, state]).toEqual([first?.attempts, first?.next_attempt_at, 'waiting'])
  })

  test('a clock set back by two hours neither doubles a mail nor holds one for two hours', async () => {
    app.mailServer.behave({ kind: 'refuse', status: 451 })
    await postJson(app, { email: lead })
    await app.database.db
      .updateTable('outbox')
      .set({ lease_token: 'x', lease_until: new Date(app.clock.now() + 2 * hour).toISOString() })
      .execute()
    app.mailServer.behave({ kind: 'accept' })
    app.clock.advance(minute)
    await app.runQueue()
    await app.runQueue()
    expect(app.mailServer.to(lead)).toHaveLength(1)
  })
})
