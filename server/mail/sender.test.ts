import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { adminApi } from '../../contract/api/admin.ts'
import type { Today } from '../../contract/api/admin-dashboard.ts'
import { pathOf } from '../../contract/routes.ts'
import { callAdmin, enter } from '../../tests/support/administrator.ts'
import { anApp, anAppWithMail } from '../../tests/support/app.ts'
import { anEnquiry, postContact } from '../../tests/support/contact-form.ts'
import { testContent } from '../../tests/support/content.ts'
import { aDatabasePlace, engines } from '../../tests/support/engines.ts'
import { postForm, postJson } from '../../tests/support/form.ts'
import { aKeptLog, readLines } from '../../tests/support/kept-log.ts'
import { askReady, readyToken } from '../../tests/support/process.ts'
import { readRows } from '../../tests/support/rows.ts'
import { startEmptied } from '../../tests/support/start.ts'
import { day, hour, minute, second } from '../runtime/clock.ts'

const lead = 'nina@example.org'

describe.each(engines)('sending from the outbox on %s', (engine) => {
  const kept = aKeptLog()
  const app = startEmptied(() => anAppWithMail({ engine, log: kept.log }))

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

  // What follows asks the database for nothing new.
  if (engine !== engines[0]) return

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
    const before = app.mailServer.texts()
    const response = postJson(app, { email: lead })
    await expect.poll(() => app.mailServer.texts()).toBe(before + 2)
    app.clock.advance(2 * day)
    await app.runQueue()
    expect(await (await response).json()).toEqual({ sent: true })
    expect([app.mailServer.to(lead).length, app.mailServer.texts()]).toEqual([1, before + 2])
  })

  test('a mail that the server took without an answer is told as uncertain, tried twice more hours apart, then never again', async () => {
    app.mailServer.behave({ kind: 'cut' })
    const uncertain = { sent: false, reason: 'uncertain' }
    for (const attempts of [1, 2, 3]) {
      await app.runQueue()
      // Asking again adds no copy and no attempt.
      expect(await (await postJson(app, { email: lead })).json()).toEqual(uncertain)
      expect(await checklistMail()).toMatchObject({ attempts, uncertain_attempts: attempts })
      const wait = Date.parse((await checklistMail())?.next_attempt_at ?? '') - app.clock.now()
      if (attempts < 3) expect(wait).toBeGreaterThan(1.5 * hour)
      app.clock.advance(wait + second)
    }
    app.clock.advance(3 * day)
    await app.runQueue()
    expect(await checklistMail()).toMatchObject({ state: 'uncertain', unsent_reason: 'uncertain', attempts: 3 })
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
})

test('where MAIL asks for files nobody is told that a mail was sent, with JavaScript and without, and all leave once there is a mail server', async () => {
  const place = await aDatabasePlace('sqlite', { isMigrated: true })
  onTestFinished(place.remove)
  const app = await anApp({ place, config: { mailAsFiles: true, readyToken } })
  onTestFinished(app.remove)
  const enquiry = anEnquiry()
  for (const answer of [await postContact(app, enquiry), await postJson(app, { email: lead })])
    expect([answer.status, await answer.json()]).toEqual([202, { sent: false, reason: 'filed' }])
  const { checklistForm, contactForm } = testContent.messages.de
  const kept = checklistForm.kept.text.replace('{message}', checklistForm.unsent.filed)
  for (const [page, fields, text] of [
    ['contact', { ...enquiry }, contactForm.notices.kept.text],
    ['checklist', { email: lead }, kept],
  ] as const) {
    const answer = await postForm(app, pathOf(page, 'de'), fields)
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(text)])
  }
  await app.runQueue()
  const { outbox } = await readRows(app.database)
  expect(outbox.map(({ state, unsent_reason }) => [state, unsent_reason])).toEqual(Array(4).fill(['waiting', 'filed']))
  expect(readdirSync(join(app.dataDir, 'mail')).sort()).toEqual(outbox.map(({ id }) => `${id}.eml`).sort())

  await app.monitor()
  expect(await (await askReady(app)).json()).toMatchObject({ status: 'ready', problems: ['mailsInFiles'] })
  const today: Today = await (await callAdmin(app, adminApi.today, await enter(app))).json()
  expect(today.problems).toMatchObject([{ code: 'mailsInFiles' }])
  await app.stop()

  const later = await anAppWithMail({ place })
  onTestFinished(later.remove)
  await later.runQueue()
  expect((await readRows(later.database)).outbox.map(({ state }) => state)).toEqual(Array(4).fill('sent'))
  expect(later.mailServer.to(lead)).toHaveLength(1)
})
