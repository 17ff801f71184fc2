import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { test as base, findIncomplete, isPromise } from '../support/fault.ts'
import { postJson } from '../support/form.ts'
import { askReady, untilReady } from '../support/process.ts'
import { times } from '../support/scale.ts'
import { aTcpServer } from '../support/tcp-server.ts'

/** Stands before a server as a network does that may go silent without closing anything. */
async function aSilentProxy(target: string) {
  const url = new URL(target)
  const { port, hostname } = url
  const sockets = new Set<Socket>()
  let isSilent = false
  const proxy = await aTcpServer((socket) => {
    const other = connect(Number(port), hostname)
    for (const [from, to] of [
      [socket, other],
      [other, socket],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => to.destroyed || to.write(bytes))
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      from.on('error', () => {})
      if (isSilent) from.pause()
    }
  })
  url.port = String(proxy.port)
  return {
    /** The address of the server behind it, with the proxy's port. */
    url: url.href,
    /** Forwards nothing more in either direction; connections stay open, new ones are taken. */
    silence: () => {
      isSilent = true
      for (const socket of sockets) socket.pause()
    },
    /** Forwards everything again, what came meanwhile first. */
    resume: () => {
      isSilent = false
      for (const socket of sockets) socket.resume()
    },
    stop: proxy.stop,
  }
}

const test = base.extend({ engine: 'postgres' as const })

/** Ten minutes at full length. */
const outage = times(20_000, 600_000)

async function timed<T>(work: () => Promise<T>) {
  const began = performance.now()
  const value = await work()
  return { value, took: performance.now() - began }
}

test(
  'PostgreSQL falls silent without closing: everybody is answered within seconds, nothing is promised, and all goes on by itself',
  async ({ place, mailServer, start }) => {
    const proxy = await aSilentProxy(place.databaseUrl ?? '')
    const server = await start({ DATABASE_URL: proxy.url })
    await untilReady(server)
    const promised: string[] = []
    const answers: { status: number; took: number }[] = []
    const visit = async (email: string) => {
      const { value, took } = await timed(() => postJson(server, { email }))
      answers.push({ status: value.status, took })
      if (isPromise(value.status)) promised.push(email)
    }
    const crowd = (name: string, size: number) =>
      Promise.all(Array.from({ length: size }, (_, index) => visit(`${name}-${index}@example.org`)))

    await crowd('before', 20)
    expect(answers.filter(({ status }) => !isPromise(status))).toEqual([])
    expect((await askReady(server)).status).toBe(200)

    // Some are on their way at that very moment.
    const underWay = crowd('meanwhile', 20)
    proxy.silence()
    const began = performance.now()
    await underWay
    answers.length = 0
    for (let round = 0; performance.now() - began < outage; round += 1) {
      const [ready, page] = await Promise.all([
        timed(() => askReady(server)),
        timed(() => fetch(server.url)),
        crowd(`silent-${round}`, 15),
      ])
      expect([ready.value.status, await ready.value.json()]).toMatchObject([
        503,
        { status: 'not ready', problems: ['databaseAway'], reason: expect.stringMatching(/^(no answer|timeout|Conn)/) },
      ])
      expect(ready.took).toBeLessThan(5_000)
      expect([page.value.status, page.took < 2_000]).toEqual([200, true])
      await pause(1_000)
    }
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
    // Waiting for a connection and for the answer on it, and some air on a busy machine.
    expect(Math.max(...answers.map(({ took }) => took))).toBeLessThan(11_000)

    proxy.resume()
    await expect.poll(async () => (await askReady(server)).status, { timeout: 20_000 }).toBe(200)
    answers.length = 0
    await crowd('after', 20)
    expect(answers.filter(({ status }) => !isPromise(status))).toEqual([])
    const unsent = () => promised.filter((email) => mailServer.to(email).length === 0)
    await expect.poll(unsent, { timeout: 60_000 }).toEqual([])
    await server.kill()
    await proxy.stop()

    expect(promised.length).toBeGreaterThanOrEqual(40)
    expect(await findIncomplete(place, promised)).toEqual([])
  },
  outage + 120_000,
)
