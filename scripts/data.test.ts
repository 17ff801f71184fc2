import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../server/db/database.ts'
import { aFolder, testKey } from '../tests/support/backups.ts'
import { aDatabasePlace, engines } from '../tests/support/engines.ts'
import { compiledOnce } from '../tests/support/process.ts'
import { startEach } from '../tests/support/start.ts'

const folder = startEach(aFolder)

const runScript = (name: string, env: Record<string, string | undefined>, ...parameters: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, name), ...parameters], {
    cwd: folder.path,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...compiledOnce, ...env },
  })
const run = (command: string, env: Record<string, string | undefined>, ...parameters: string[]) => {
  const { status, stdout, stderr } = runScript('data.ts', env, command, ...parameters)
  return { status, stdout, stderr, first: stdout.split('\n')[0] }
}

// One of the commands, and the one that may begin without a database where that is asked for.
test.each([['backup'], ['restore', 'a-file.jsonl.gz']])(
  '%s without the settings of the service makes no database and saves nothing: it says where it looked',
  (command, ...parameters) => {
    const { status, first, stderr } = run(command, {}, ...parameters)
    expect(first).toBe(`Data: SQLite ${join(folder.path, 'data/businessbretzel.db')} (settings: the environment)`)
    expect(stderr).toContain('there is no database')
    expect(status).toBe(1)
    expect(existsSync(join(folder.path, 'data'))).toBe(false)
  },
)

/** A database in a folder of the service, whose user is another one where the tests may become one. */
async function aServiceFolder() {
  const dataDir = join(folder.path, 'service')
  mkdirSync(dataDir)
  await (await openDatabase({ dataDir, databaseUrl: undefined })).close()
  const { uid, gid } = statSync(dataDir)
  const owner = uid === 0 ? { uid: 65_534, gid: 65_534 } : { uid, gid }
  for (const path of [folder.path, dataDir]) chmodSync(path, 0o755)
  for (const path of [dataDir, ...readdirSync(dataDir).map((name) => join(dataDir, name))])
    chownSync(path, owner.uid, owner.gid)
  return { dataDir, ...owner }
}

test('what root runs follows a link to the data on another disk, and writes there as the user of the service', async () => {
  const { dataDir, uid } = await aServiceFolder()
  const linked = join(folder.path, 'linked')
  symlinkSync(dataDir, linked)
  expect(run('backup', { DATA_DIR: linked })).toMatchObject({ status: 0, stderr: '' })
  for (const name of [...readdirSync(dataDir), ...readdirSync(join(dataDir, 'backups')).map((one) => `backups/${one}`)])
    expect({ name, uid: statSync(join(dataDir, name)).uid }).toEqual({ name, uid })
})

test.runIf(process.getuid?.() === 0)(
  'what root runs writes where the user of the service may, and not into a folder of root’s to which that user has led it',
  async () => {
    const { dataDir, uid, gid } = await aServiceFolder()
    const elsewhere = join(folder.path, 'etc')
    mkdirSync(elsewhere, { mode: 0o755 })
    symlinkSync(elsewhere, join(dataDir, 'backups'))
    lchownSync(join(dataDir, 'backups'), uid, gid)
    const { status, stderr } = run('backup', { DATA_DIR: dataDir })
    expect([status, stderr]).toEqual([1, expect.stringMatching(/EACCES.* works as the user to whom .*service belongs/)])
    expect(readdirSync(elsewhere)).toEqual([])
  },
)

test('a backup that root restores on another machine belongs to the user of the service alone', async () => {
  const { dataDir: lost, uid, gid } = await aServiceFolder()
  const env = { DATA_DIR: lost, BACKUP_KEY: testKey }
  expect(run('backup', env).stdout).toContain('encrypted')
  expect(run('rehearse', env).stdout).toContain('Restorable as of')
  const backups = join(lost, 'backups')
  const file = join(backups, readdirSync(backups).find((name) => name.includes('.jsonl')) ?? '')
  const dataDir = join(folder.path, 'another')
  mkdirSync(dataDir, { mode: 0o700 })
  chownSync(dataDir, uid, gid)
  // A second time, so that there is something to be saved beforehand.
  for (const how of [['--create', file], [file]])
    expect(run('restore', { ...env, DATA_DIR: dataDir }, ...how)).toMatchObject({ status: 0 })
  for (const name of readdirSync(dataDir, { recursive: true })) {
    const { uid: owner, mode } = statSync(join(dataDir, String(name)))
    expect([name, owner, mode & 0o077]).toEqual([name, uid, 0])
  }
})

test('publishing where no server has run says so and makes no secret, which the service could not read', () => {
  const dataDir = join(folder.path, 'service')
  mkdirSync(dataDir)
  const { status, stderr } = runScript('publish.ts', { DATA_DIR: dataDir })
  expect([status, stderr]).toEqual([
    1,
    `Not published: no server has run with DATA_DIR ${dataDir}: are these the settings of the service (--env-file)?\n`,
  ])
  expect(readdirSync(dataDir)).toEqual([])
})

test.each(engines)(
  'a command reads the settings file of the service, and the environment wins, on %s',
  async (engine) => {
    const place = await aDatabasePlace(engine, { isMigrated: true })
    onTestFinished(place.remove)
    const file = join(folder.path, 'service.env')
    const lines = [
      '# The settings of the service',
      'SITE_URL="https://www.example.com"',
      `DATA_DIR=${place.dataDir}`,
      `DATABASE_URL=${place.databaseUrl ?? ''}`,
      'SECRET="a secret of the tests, with # inside, long enough"',
      'BACKUP_KEY=',
    ]
    writeFileSync(file, `${lines.join('\n')}\n`)
    const { host, pathname } = new URL(place.databaseUrl ?? 'none:')
    const name = place.databaseUrl
      ? `PostgreSQL postgres@${host}${pathname}`
      : `SQLite ${join(place.dataDir, 'businessbretzel.db')}`
    const done = run('backup', {}, '--env-file', file)
    expect([done.stderr, done.first]).toEqual(['', `Data: ${name} (settings: ${file} and the environment)`])
    expect(done.stdout).toContain(join(place.dataDir, 'backups/businessbretzel-'))
    // What follows asks no engine for anything of its own.
    if (engine !== engines[0]) return
    const elsewhere = run('backup', { BACKUP_DIR: join(folder.path, 'mine'), DATA_DIR: '' }, '--env-file', file)
    expect(elsewhere.stdout).toContain(`Saved: ${join(folder.path, 'mine/businessbretzel-')}`)
    const list = run('restore', {}, '--env-file', file)
    const named = `npm run data -- restore --env-file ${file} ${join(place.dataDir, 'backups/businessbretzel-')}`
    expect(list.stdout).toContain(`\nTo bring one back: ${named}`)
  },
)
