import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { type DatabaseLocation, sqliteFile } from '../../server/db/database.ts'
import { aCrowd, findIncomplete, isPromise, test } from '../support/fault.ts'
import { postJson } from '../support/form.ts'
import { readLines } from '../support/kept-log.ts'
import { aPostgresServer } from '../support/postgres-server.ts'
import { askReady, untilReady } from '../support/process.ts'
import { times } from '../support/scale.ts'
import { aTcpServer } from '../support/tcp-server.ts'

async function expectTruth(location: DatabaseLocation, { answers, promised }: ReturnType<typeof aCrowd>) {
  expect(promised().length).toBeGreaterThan(10)
  expect(await findIncomplete(location, promised())).toEqual([])
  // Every other answer is an honest "not stored"; nobody was left without one.
  expect(new Set(answers.map(({ status }) => status)).difference(new Set([200, 202, 503]))).toEqual(new Set())
}

test('PostgreSQL goes away and comes back: no success without a row, two lines in the log, and signing up works again by itself', async ({
  place,
  start,
}) => {
  const postgres = await aPostgresServer()
  try {
    const running = await start({ DATABASE_URL: postgres.url, LOG_LEVEL: 'info' })
    const crowd = aCrowd(4, (email) => postJson(running, { email }))
    for (let round = 0; round < times(1, 5); round += 1) {
      await expect.poll(() => crowd.promised().length).toBeGreaterThan(10 * (round + 1))
      await postgres.down()
      await expect.poll(async () => (await fetch(`${running.url}/ready`)).status).toBe(503)
      expect((await fetch(running.url)).status).toBe(200)
      await pause(times(500, 5_000))
      await postgres.up()
      await expect.poll(async () => (await fetch(`${running.url}/ready`)).status, { timeout: 20_000 }).toBe(200)
    }
    await crowd.end()
    expect((await postJson(running, { email: 'after@example.org' })).status).toBe(200)
    expect(crowd.answers.some(({ status }) => status === 503)).toBe(true)
    await expectTruth({ databaseUrl: postgres.url, dataDir: place.dataDir }, crowd)
    const lines = readLines(running.output())
    const told = lines.filter(({ outage }) => outage === 'database')
    expect(told.map(({ msg }) => msg === 'over')).toEqual(Array(times(1, 5)).fill([false, true]).flat())
    expect(told[0]).toMatchObject({ error: { message: expect.stringMatching(/./) } })
    expect(Object.keys(lines[0] ?? {})).toEqual(['level', 'time', 'version', 'commit', 'msg'])
    expect(lines.filter(({ route }) => route === '/ready')).toEqual([])
    await running.kill()
  } finally {
    await postgres.remove()
  }
})

test('an SQLite file that somebody else holds for seconds: no success without a row, and it goes on by itself', async ({
  place,
  start,
}) => {
  const running = await start()
  const crowd = aCrowd(4, (email) => postJson(running, { email }))
  await expect.poll(() => crowd.answers.length).toBeGreaterThan(10)
  const other = new DatabaseSync(join(place.dataDir, sqliteFile), { timeout: 5_000 })
  other.exec('begin immediate')
  await pause(times(6_000, 12_000))
  other.exec('rollback')
  other.close()
  await expect.poll(async () => (await postJson(running, { email: 'after@example.org' })).status).toBe(200)
  await crowd.end()
  await expectTruth(place, crowd)
})

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

/** Ten minutes at full length. */
const outage = times(20_000, 600_000)

async function timed<T>(work: () => Promise<T>) {
  const began = performance.now()
  const value = await work()
  return { value, took: performance.now() - began }
}

test.extend({ engine: 'postgres' as const })(
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
