import { afterEach, beforeEach, expect, test } from 'vitest'
import { aDatabasePlace, type DatabasePlace } from '../support/engines.ts'
import { postJson } from '../support/form.ts'
import { aMailServer, type MailServer } from '../support/mail-server.ts'
import { aServerProcess, type ServerProcess } from '../support/process.ts'
import { openSocket } from '../support/raw-http.ts'

let place: DatabasePlace
let mailServer: MailServer
let server: ServerProcess | undefined

beforeEach(async () => {
  place = await aDatabasePlace('sqlite')
  mailServer = await aMailServer()
})
afterEach(async () => {
  await server?.kill()
  await mailServer.stop()
  await place.remove()
})

const start = async (smtpUrl: string) => {
  server = await aServerProcess({ DATA_DIR: place.dataDir, SMTP_URL: smtpUrl, LOG_LEVEL: 'silent' })
  return server
}

test('stopping under a hundred requests a second answers every accepted one and ends cleanly', async () => {
  const running = await start(mailServer.url)
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
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  })()
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  const asked = performance.now()
  running.child.kill('SIGTERM')
  const code = await running.exited
  const took = performance.now() - asked
  isOver = true
  await traffic
  await Promise.all(sending)
  expect(code).toBe(0)
  expect(took).toBeLessThan(10_000)
  expect(outcomes.filter((outcome) => outcome === 'answered').length).toBeGreaterThan(30)
  expect(outcomes.filter((outcome) => outcome === 'cut')).toEqual([])
})

test('stopping while a mail server hangs still answers the visitor who waits, truthfully', async () => {
  mailServer.behave({ kind: 'hang' })
  const running = await start(mailServer.url)
  const answer = postJson(running, { email: 'waiting@example.org' })
  await expect.poll(() => mailServer.attempts()).toBeGreaterThan(0)
  running.child.kill('SIGTERM')
  expect((await answer).status).toBe(202)
  expect(await running.exited).toBe(0)
})

test('stopping waits for nobody who has asked for nothing: browsers open connections in advance', async () => {
  const running = await start(mailServer.url)
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
