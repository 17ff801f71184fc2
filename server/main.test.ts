import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findFreePort } from '../tests/support/free-port.ts'
import { aServerProcess } from '../tests/support/process.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'businessbretzel-start-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

/** Starts the built server, which is expected to refuse; one that runs is ended after a while. */
async function start(env: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, '../scripts/serve.ts')], {
    env: { PATH: process.env.PATH, PORT: String(await findFreePort()), DATA_DIR: dataDir, ...env },
    encoding: 'utf8',
    timeout: 30_000,
  })
  return { status, stderr }
}

test('https without a trusted proxy is refused with one line, since every page would be sent to itself', async () => {
  const { status, stderr } = await start({ SITE_URL: 'https://www.example.org' })
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^Setting TRUST_PROXY is required [^\n]+TRUST_PROXY=1[^\n]+\n$/),
  ])
  expect(existsSync(join(dataDir, 'secret'))).toBe(false)
})

test.each([
  ['empty', ''],
  ['of white space', '  \n'],
  ['cut off', '0123456789abcdef0123456789abcde\n'],
])(
  'a secret file that is %s is refused with one line that says what to do, and stays as it is',
  async (_name, text) => {
    const file = join(dataDir, 'secret')
    writeFileSync(file, text)
    const { status, stderr } = await start({})
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^Not started: [^\n]+ 32 characters[^\n]+backup[^\n]+\n$/),
    ])
    expect(stderr).toContain(file)
    expect(readFileSync(file, 'utf8')).toBe(text)
  },
)

test('of two servers that make the secret at the same moment both get the same one, whole and readable by nobody else', async () => {
  const servers = await Promise.all([1, 2].map(() => aServerProcess({ DATA_DIR: dataDir })))
  for (const server of servers) await server.kill()
  const file = join(dataDir, 'secret')
  expect(readFileSync(file, 'utf8')).toMatch(/^[0-9a-f]{64}\n$/)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(dataDir).filter((name) => name.startsWith('secret'))).toEqual(['secret'])
})
