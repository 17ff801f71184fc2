import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { test } from '../support/fault.ts'
import { postJson } from '../support/form.ts'
import { openSocket } from '../support/raw-http.ts'

test('stopping under a hundred requests a second answers every accepted one and ends cleanly', async ({ start }) => {
  const running = await start()
  const outcomes: ('answered' | 'refused' | 'cut')[] = []
  let isOver = false
  const sending: Promise<void>[] = []
  const send = async (index: number) => {
    try {
      const answer = await postJson(running, { email: `s${index}@example.org` })
      await answer.text()
      outcomes.push('answered')
    } catch (error) {
      const code = (error as { cause?: { code?: string } }).cause?.code
      // A connection that was never accepted is no lost request; one that breaks afterwards is.
      outcomes.push(code === 'ECONNREFUSED' ? 'refused' : 'cut')
    }
  }
  const traffic = (async () => {
    for (let index = 0; !isOver; index += 1) {
      sending.push(send(index))
      await pause(10)
    }
  })()
  await expect.poll(() => outcomes.length, { timeout: 30_000 }).toBeGreaterThan(30)
  const asked = performance.now()
  running.child.kill('SIGTERM')
  const code = await running.exited
  const took = performance.now() - asked
  isOver = true
  await traffic
  await Promise.all(sending)
  expect(code).toBe(0)
  expect(took).toBeLessThan(10_000)
  expect(outcomes.filter((outcome) => outcome === 'cut')).toEqual([])
})

test('stopping while a mail server hangs still answers the visitor who waits, truthfully', async ({
  start,
  mailServer,
}) => {
  mailServer.behave({ kind: 'hang' })
  const running = await start()
  const answer = postJson(running, { email: 'waiting@example.org' })
  await expect.poll(() => mailServer.attempts()).toBeGreaterThan(0)
  running.child.kill('SIGTERM')
  expect((await answer).status).toBe(202)
  expect(await running.exited).toBe(0)
})

test('stopping waits for nobody who has asked for nothing: browsers open connections in advance', async ({ start }) => {
  const running = await start()
  const beginnings = [
    '',
    'GET / HTTP/1.1\r\nHost: x',
    'POST /api/checklist HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{',
  ]
  const sockets = await Promise.all(beginnings.map(() => openSocket(running.url)))
  for (const [index, socket] of sockets.entries()) {
    socket.on('error', () => {})
    if (beginnings[index]) socket.write(beginnings[index])
  }
  await fetch(running.url)
  const asked = performance.now()
  running.child.kill('SIGTERM')
  expect(await running.exited).toBe(0)
  expect(performance.now() - asked).toBeLessThan(8_000)
  for (const socket of sockets) socket.destroy()
})
