import { cpSync, mkdirSync, mkdtempSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished } from 'vitest'
import { securityApi } from '../../contract/api/sign-in.ts'
import { sqliteFile } from '../../server/db/database.ts'
import { second } from '../../server/runtime/clock.ts'
import { administrator, callAdmin, cookiesOf, signIn } from '../support/administrator.ts'
import { findIncomplete, isPromise, test } from '../support/fault.ts'
import { postJson } from '../support/form.ts'
import { findFreePort } from '../support/free-port.ts'
import { readLines } from '../support/kept-log.ts'
import { aPostgresServer } from '../support/postgres-server.ts'
import { askReady, type ServerProcess, untilReady } from '../support/process.ts'
import { aTcpServer } from '../support/tcp-server.ts'
import { publishedFolder } from '../support/test-site.ts'

const settings = {
  LOG_LEVEL: 'info',
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
}

const onPostgres = test.extend({ engine: 'postgres' as const })

/** Any call of the administrator. */
const adminCall = securityApi.state

const linesOf = (server: ServerProcess) => readLines(server.output())

/** What is true of a server from its first second until its database can be opened. */
async function expectOnlyPages(server: ServerProcess, reason: RegExp, cookie = ''): Promise<void> {
  for (const path of ['/', '/de', '/en/contact'])
    expect([path, (await fetch(server.url + path)).status]).toEqual([path, 200])
  expect((await fetch(`${server.url}/health`)).status).toBe(200)
  const answers = await Promise.all(
    [1, 2, 3].map((number) => postJson(server, { email: `early${number}@example.org` })),
  )
  for (const answer of answers)
    expect([answer.status, await answer.json()]).toEqual([503, expect.objectContaining({ code: 'tryLater' })])
  expect((await signIn(server)).status).toBe(503)
  if (cookie) expect((await callAdmin(server, adminCall, cookie)).status).toBe(503)
  const ready = await askReady(server)
  expect([ready.status, await ready.json()]).toMatchObject([
    503,
    { status: 'not ready', problems: ['databaseAway'], reason: expect.stringMatching(reason) },
  ])
  expect(await (await fetch(`${server.url}/ready`)).text()).toBe('not ready: databaseAway')
}

/** It works by itself, soon after its database can be opened; nobody has asked it for anything. */
async function expectRecovery(server: ServerProcess): Promise<void> {
  await expect.poll(() => linesOf(server).some(({ msg }) => msg === 'over'), { timeout: 60_000 }).toBe(true)
  expect((await askReady(server)).status).toBe(200)
  const answer = await postJson(server, { email: 'after@example.org' })
  expect(isPromise(answer.status)).toBe(true)
  expect((await signIn(server)).status).toBe(200)
  const told = linesOf(server).filter(({ outage }) => outage === 'database')
  expect(told.map(({ msg }) => msg === 'over')).toEqual([false, true])
  // Places in the built code are told as those of the sources.
  expect(JSON.stringify(told[0])).toMatch(/ \(?server\/[\w/-]+\.ts:\d+:\d+/)
}

test('a start while PostgreSQL is away: pages at once, all else as soon as it is back', async ({ place, start }) => {
  const postgres = await aPostgresServer()
  onTestFinished(() => postgres.remove())
  const env = { ...settings, DATABASE_URL: postgres.url }
  const before = await start(env)
  await untilReady(before)
  const cookie = cookiesOf(await signIn(before))
  expect((await callAdmin(before, adminCall, cookie)).status).toBe(200)
  await before.kill()
  await postgres.down()
  const server = await start(env)
  await expectOnlyPages(server, /^the database cannot be opened: .*ECONNREFUSED/, cookie)
  await postgres.up()
  await expectRecovery(server)
  expect((await callAdmin(server, adminCall, cookie)).status).toBe(200)
  expect(await findIncomplete({ databaseUrl: postgres.url, dataDir: place.dataDir }, ['after@example.org'])).toEqual([])
  expect(await server.stop()).toBe(0)
})

onPostgres('a start answers once its database is open, and refuses no sign-up', async ({ place, start }) => {
  const url = new URL(place.databaseUrl ?? '')
  const { port, hostname } = url
  const asked = Promise.withResolvers<void>()
  const open = Promise.withResolvers<void>()
  const late = await aTcpServer(async (socket) => {
    asked.resolve()
    await open.promise
    socket.pipe(connect(Number(port), hostname).on('error', () => socket.destroy())).pipe(socket)
  })
  onTestFinished(late.stop)
  url.port = String(late.port)
  const ownPort = await findFreePort()
  const starting = start({ ...settings, DATABASE_URL: url.href }, { port: ownPort })
  await asked.promise
  await pause(second / 4)
  await expect(fetch(`http://127.0.0.1:${ownPort}/health`)).rejects.toThrow()
  open.resolve()
  const server = await starting
  expect(isPromise((await postJson(server, { email: 'first@example.org' })).status)).toBe(true)
  expect(await findIncomplete(place, ['first@example.org'])).toEqual([])
})

test('a folder of data that cannot be written: pages are served, the log names the folder, and a stop ends it as ever', async ({
  place,
  start,
}) => {
  const file = join(place.dataDir, 'a-file')
  writeFileSync(file, '')
  const folder = join(file, 'data')
  const server = await start({ ...settings, DATA_DIR: folder })
  await expectOnlyPages(server, /^the database cannot be opened: ENOTDIR/)
  expect(linesOf(server).some(({ msg }) => String(msg).startsWith(`DATA_DIR ${folder}: ENOTDIR`))).toBe(true)
  expect(await server.stop()).toBe(0)
})

test('a release that starts while its database is away serves what was published before, and publishes once it is back', async ({
  place,
  start,
}) => {
  const siteDir = mkdtempSync(join(tmpdir(), 'businessbretzel-site-'))
  onTestFinished(() => rmSync(siteDir, { recursive: true }))
  cpSync(publishedFolder, siteDir, { recursive: true })
  const file = join(place.dataDir, sqliteFile)
  mkdirSync(file)
  // The address is one thing that asks for a new version.
  const server = await start(
    { ...settings, SITE_DIR: siteDir, SITE_URL: 'http://www.example.org' },
    { isPublishing: true },
  )
  const canonical = async () => /rel="canonical" href="([^"]+)"/.exec(await (await fetch(server.url)).text())?.[1]
  expect(await canonical()).not.toContain('www.example.org')
  rmdirSync(file)
  await expect.poll(canonical, { timeout: 240_000 }).toBe('http://www.example.org/')
})
