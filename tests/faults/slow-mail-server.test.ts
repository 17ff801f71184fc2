import { afterEach, expect, test } from 'vitest'
import { hour } from '../../server/runtime/clock.ts'
import { anApp, type TestApp } from '../support/app.ts'
import { postJson } from '../support/form.ts'
import { aDrippingMailServer, aMailServer } from '../support/mail-server.ts'
import { readRows } from '../support/rows.ts'
import { times } from '../support/scale.ts'

let app: TestApp | undefined
afterEach(() => app?.remove())

const ended = (running: TestApp) => async () => {
  const { outbox } = await readRows(running.database)
  return outbox.filter(({ attempts }) => attempts > 0).length
}

test('a mail server at one byte a second ends an attempt within 30 seconds and slows nobody else', async () => {
  const slow = await aDrippingMailServer()
  const running = await anApp({ smtpUrl: slow.url })
  app = running
  const began = performance.now()
  const answer = postJson(running, { email: 'slow@example.org' })
  const page = performance.now()
  expect((await fetch(`${running.url}/checklist-dach`)).status).toBe(200)
  expect(performance.now() - page).toBeLessThan(1_000)
  expect(await (await answer).json()).toEqual({ sent: false, reason: 'unreachable' })
  expect(performance.now() - began).toBeLessThan(9_500)
  await expect.poll(ended(running), { timeout: 25_000, interval: 250 }).toBe(2)
  expect(performance.now() - began).toBeLessThan(30_000)
  await slow.stop()
}, 60_000)

test('a mail server that hangs after the data ends an attempt within 30 seconds, and the next mail leaves', async () => {
  const mailServer = await aMailServer()
  mailServer.behave({ kind: 'hang' })
  const running = await anApp({ smtpUrl: mailServer.url })
  app = running
  const began = performance.now()
  const answer = await postJson(running, { email: 'hung@example.org' })
  expect(answer.status).toBe(202)
  expect(performance.now() - began).toBeLessThan(9_500)
  mailServer.behave({ kind: 'accept' })
  expect(await (await postJson(running, { email: 'next@example.org' })).json()).toEqual({ sent: true })
  await expect.poll(ended(running), { timeout: 25_000, interval: 250 }).toBe(4)
  expect(performance.now() - began).toBeLessThan(30_000)
  await mailServer.stop()
}, 60_000)
test('a mail server that answers after 12 s delivers one copy, and the visitor hears that it is on its way', async () => {
  const mailServer = await aMailServer()
  mailServer.behave({ kind: 'slow', delay: 12_000 })
  const running = await anApp({ smtpUrl: mailServer.url })
  app = running
  const began = performance.now()
  const answer = await postJson(running, { email: 'slow@example.org' })
  expect([answer.status, await answer.json()]).toEqual([202, { sent: false, reason: 'underway' }])
  expect(performance.now() - began).toBeLessThan(9_000)
  // Asking again meanwhile starts no second copy.
  const again = postJson(running, { email: 'slow@example.org' })
  await expect.poll(() => mailServer.to('slow@example.org').length, { timeout: 15_000 }).toBe(1)
  expect(await (await again).json()).toEqual({ sent: true })
  running.clock.advance(hour)
  await running.runQueue()
  expect(mailServer.to('slow@example.org')).toHaveLength(1)
  expect(mailServer.texts()).toBe(2)
  await mailServer.stop()
}, 60_000)

test('three hundred sign-ups beside a hanging mail server are answered within 8 seconds over eight connections', async () => {
  const mailServer = await aMailServer()
  mailServer.behave({ kind: 'hang' })
  const running = await anApp({ smtpUrl: mailServer.url })
  app = running
  const count = times(100, 300)
  const waits = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const began = performance.now()
      const answer = await postJson(running, { email: `v${index}@d${index}.example` })
      expect(await answer.json()).toEqual({ sent: false, reason: 'underway' })
      return performance.now() - began
    }),
  )
  expect(Math.max(...waits)).toBeLessThan(9_500)
  expect(mailServer.mostAtOnce()).toBeLessThanOrEqual(8)
  expect((await readRows(running.database)).leads).toHaveLength(count)
  await mailServer.stop()
}, 60_000)
