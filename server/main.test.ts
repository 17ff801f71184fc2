import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findFreePort } from '../tests/support/free-port.ts'
import { aServerProcess } from '../tests/support/process.ts'
import { testSiteFolder } from '../tests/support/test-site.ts'
import { readConfig } from './config.ts'
import { sqliteFile } from './db/database.ts'

const program = join(import.meta.dirname, '../scripts/serve.ts')

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'businessbretzel-start-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

/** Starts the built server, which is expected to refuse; one that runs is ended after a while. */
async function start(env: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, [program], {
    env: { PATH: process.env.PATH, PORT: String(await findFreePort()), DATA_DIR: dataDir, ...env },
    encoding: 'utf8',
    timeout: 120_000,
  })
  return { status, stderr }
}

test('https with a misspelt mail server is refused, and what is misspelt is named', async () => {
  const online = { SITE_URL: 'https://www.example.org', TRUST_PROXY: '1' }
  const { status, stderr } = await start({ ...online, SMTP_ULR: 'smtp://mail.example.org' })
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^Setting SMTP_URL is required [^\n]+\nSetting SMTP_ULR is unknown: is SMTP_URL meant\?\n$/),
  ])
  expect(existsSync(join(dataDir, 'secret'))).toBe(false)
})

test('a start that a secret which was cut off prevents is one line, and is not tried again', async () => {
  writeFileSync(join(dataDir, 'secret'), 'short\n')
  const { status, stderr } = await start({ SITE_DIR: testSiteFolder })
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^Not started: [^\n]+ 32 characters[^\n]+\n$/)])
})

/** What stands in the way of a start; each names its setting and what the system says, and whether a later start may succeed. */
const obstacles: [
  name: string,
  of: (place: { file: string; blocked: string; port: number }) => Record<string, string>,
  reason: RegExp,
  status: 1 | 75,
][] = [
  [
    'DATABASE_URL',
    () => ({ DATABASE_URL: 'postgres://a:b@127.0.0.1:1/none', SECRET: 'x'.repeat(32) }),
    /ECONNREFUSED/,
    75,
  ],
  ['DATA_DIR', ({ blocked }) => ({ DATA_DIR: blocked }), /businessbretzel\.db: unable to open database file/, 75],
  ['DATA_DIR', ({ file }) => ({ DATA_DIR: join(file, 'data') }), /ENOTDIR/, 1],
  ['SITE_DIR', ({ file }) => ({ SITE_DIR: join(file, 'site') }), /ENOTDIR/, 1],
  ['PORT', ({ port }) => ({ PORT: String(port), SITE_DIR: testSiteFolder }), /EADDRINUSE/, 75],
  ['HOST', () => ({ HOST: '192.0.2.1', SITE_DIR: testSiteFolder }), /EADDRNOTAVAIL/, 1],
]

test.each(obstacles)('a start that %s prevents is one line that names it', async (name, of, reason, expected) => {
  const file = join(dataDir, 'a-file')
  writeFileSync(file, '')
  const blocked = join(dataDir, 'blocked')
  mkdirSync(join(blocked, sqliteFile), { recursive: true })
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  const { status, stderr } = await start(of({ file, blocked, port }))
  taken.close()
  expect([status, stderr]).toEqual([expected, expect.stringMatching(new RegExp(`^Not started: ${name} [^\n]+\n$`))])
  expect(stderr).toMatch(reason)
})

test('a failure that nothing handles ends the server with that code, too', async () => {
  const failing = encodeURIComponent('process.on("SIGUSR2", () => { throw new Error("of a test") })')
  const options = `--import=data:text/javascript,${failing}`
  const server = await aServerProcess({ DATA_DIR: dataDir, NODE_OPTIONS: options })
  server.child.kill('SIGUSR2')
  expect(await server.exited).toBe(75)
  expect(server.output()).toContain('a failure that nothing handled')
})

test('systemd is told that the service is up once it answers, and of no start that is refused', async () => {
  const told = join(dataDir, 'told')
  writeFileSync(join(dataDir, 'systemd-notify'), `#!/bin/sh\necho "$@" >> ${told}\n`, { mode: 0o755 })
  const [port, siteUrl] = [String(await findFreePort()), readConfig({}).siteUrl]
  const env = { PATH: `${dataDir}:${process.env.PATH}`, NOTIFY_SOCKET: '/of/the/tests', DATA_DIR: dataDir, PORT: port }
  expect((await start({ ...env, FORM_LIMIT: 'many' })).status).toBe(1)
  expect(existsSync(told)).toBe(false)
  const served = { ...env, SITE_URL: siteUrl, SITE_DIR: testSiteFolder }
  const child = spawn(process.execPath, [program], { env: served })
  const ended = once(child, 'exit')
  await expect.poll(() => existsSync(told) && readFileSync(told, 'utf8')).toBe('--ready\n')
  expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200)
  child.kill('SIGKILL')
  await ended
  expect(readFileSync(told, 'utf8')).toBe('--ready\n')
})
