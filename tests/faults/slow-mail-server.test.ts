import { expect, onTestFinished, test } from 'vitest'
import { hour } from '../../server/runtime/clock.ts'
import { anApp, anAppWithMail } from '../support/app.ts'
import { postJson } from '../support/form.ts'
import { readRows } from '../support/rows.ts'
import { times } from '../support/scale.ts'
import { aTcpServer } from '../support/tcp-server.ts'

test('a mail server at one byte a second ends an attempt within 30 seconds and slows nobody else', async () => {
  // It greets one byte a second: never silent, never done.
  const slow = await aTcpServer((socket) => {
    const drip = setInterval(() => socket.write('2'), 1_000)
    socket.on('close', () => clearInterval(drip))
  })
  onTestFinished(slow.stop)
  const app = await anApp({ smtpUrl: `smtp://127.0.0.1:${slow.port}` })
  onTestFinished(app.remove)
  const began = performance.now()
  const answer = postJson(app, { email: 'slow@example.org' })
  const page = performance.now()
  expect((await fetch(`${app.url}/checklist-dach`)).status).toBe(200)
  expect(performance.now() - page).toBeLessThan(1_000)
  expect(await (await answer).json()).toEqual({ sent: false, reason: 'unreachable' })
  expect(performance.now() - began).toBeLessThan(9_500)
  const countTried = async () => (await readRows(app.database)).outbox.filter(({ attempts }) => attempts > 0).length
  await expect.poll(countTried, { timeout: 25_000, interval: 250 }).toBe(2)
  expect(performance.now() - began).toBeLessThan(30_000)
})

test('a mail server that answers after 12 s delivers one copy, and the visitor hears that it is on its way', async () => {
  const app = await anAppWithMail()
  onTestFinished(app.remove)
  app.mailServer.behave({ kind: 'slow', delay: 12_000 })
  const began = performance.now()
  const answer = await postJson(app, { email: 'slow@example.org' })
  expect([answer.status, await answer.json()]).toEqual([202, { sent: false, reason: 'underway' }])
  expect(performance.now() - began).toBeLessThan(9_000)
  // Asking again meanwhile starts no second copy.
  const again = postJson(app, { email: 'slow@example.org' })
  await expect.poll(() => app.mailServer.to('slow@example.org').length, { timeout: 15_000 }).toBe(1)
  expect(await (await again).json()).toEqual({ sent: true })
  app.clock.advance(hour)
  await app.runQueue()
  expect(app.mailServer.to('slow@example.org')).toHaveLength(1)
  expect(app.mailServer.texts()).toBe(2)
})

test('three hundred sign-ups beside a hanging mail server are answered within 8 seconds over eight connections', async () => {
  const app = await anAppWithMail()
  onTestFinished(app.remove)
  app.mailServer.behave({ kind: 'hang' })
  const count = times(100, 300)
  const waits = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const began = performance.now()
      const answer = await postJson(app, { email: `v${index}@d${index}.example` })
      expect(await answer.json()).toEqual({ sent: false, reason: 'underway' })
      return performance.now() - began
    }),
  )
  expect(Math.max(...waits)).toBeLessThan(9_500)
  expect(app.mailServer.mostAtOnce()).toBeLessThanOrEqual(8)
  expect((await readRows(app.database)).leads).toHaveLength(count)
})
