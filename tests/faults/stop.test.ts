import { setTimeout as pause } from 'node:timers/promises'
import { describe } from 'vitest'
import { onDatabase } from '../support/engines.ts'
import { test } from '../support/fault.ts'
import { postJson } from '../support/form.ts'
import { untilReady } from '../support/process.ts'
import { openSocket } from '../support/raw-http.ts'
import { readRows } from '../support/rows.ts'

/**
 * Codes of a connection on which the server has read nothing: the kernel resets what no process has taken, where one
 * that was read from is ended in order.
 */
const unread = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE']

// Beside each other: two of them wait for seconds.
describe.concurrent('stopping', () => {
  test('under a hundred requests a second answers every accepted one and ends cleanly', async ({
    start,
    place,
    expect,
  }) => {
    const running = await start()
    const answered: string[] = []
    const refused: string[] = []
    const cut: unknown[] = []
    const send = async (email: string) => {
      try {
        await (await postJson(running, { email })).text()
        answered.push(email)
      } catch (error) {
        const { cause } = error as { cause?: { code?: string } }
        if (unread.includes(cause?.code ?? '')) refused.push(email)
        else cut.push(cause ?? error)
      }
    }
    let isOver = false
    const traffic = (async () => {
      const sending: Promise<void>[] = []
      for (let index = 0; !isOver; index += 1) {
        sending.push(send(`s${index}@example.org`))
        await pause(10)
      }
      await Promise.all(sending)
    })()
    await expect.poll(() => answered.length, { timeout: 30_000 }).toBeGreaterThan(30)
    const asked = performance.now()
    expect(await running.stop()).toBe(0)
    expect(performance.now() - asked).toBeLessThan(10_000)
    isOver = true
    await traffic
    expect(cut).toEqual([])
    const { leads } = await onDatabase(place, readRows)
    const stored = new Set(leads.map(({ email }) => email))
    expect(refused.filter((email) => stored.has(email))).toEqual([])
  })

  test('while a mail server hangs still answers the visitor who waits, truthfully', async ({
    start,
    mailServer,
    expect,
  }) => {
    mailServer.behave({ kind: 'hang' })
    const running = await start()
    await untilReady(running)
    const answer = postJson(running, { email: 'waiting@example.org' })
    await expect.poll(() => mailServer.attempts()).toBeGreaterThan(0)
    const ended = running.stop()
    expect((await answer).status).toBe(202)
    expect(await ended).toBe(0)
  })

  test('waits for nobody who has asked for nothing: browsers open connections in advance', async ({
    start,
    expect,
  }) => {
    const running = await start()
    const beginnings = [
      '',
      'GET / HTTP/1.1\r\nHost: x',
      'POST /api/checklist HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{',
    ]
    for (const beginning of beginnings) {
      const socket = await openSocket(running.url)
      socket.on('error', () => {})
      socket.write(beginning)
    }
    await fetch(running.url)
    const asked = performance.now()
    expect(await running.stop()).toBe(0)
    expect(performance.now() - asked).toBeLessThan(8_000)
  })
})
