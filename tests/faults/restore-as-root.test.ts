import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, copyFileSync, cpSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect } from 'vitest'
import { listBackups, readBackupStatus } from '../../server/backup/folder.ts'
import { instantOf, systemClock } from '../../server/runtime/clock.ts'
import { testKey as key } from '../support/backups.ts'
import { test } from '../support/fault.ts'
import { postJson } from '../support/form.ts'
import { findFreePort } from '../support/free-port.ts'
import { untilReady } from '../support/process.ts'
import { buildFolder, publishedFolder } from '../support/test-site.ts'

const root = join(import.meta.dirname, '../..')
/** The user that a service runs as; as nobody but root may become another one, everybody else stays who they are. */
const isRoot = process.getuid?.() === 0
const service = isRoot ? 65_534 : (process.getuid?.() ?? 0)

const run = (command: string, dataDir: string, ...parameters: string[]) =>
  execFileSync(process.execPath, [join(root, 'scripts/data.ts'), command, ...parameters], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, BACKUP_KEY: key },
  })

test('a backup that root restores belongs to the user of the service, who starts with it and takes sign-ups', async ({
  folder,
  start,
}) => {
  chmodSync(folder, 0o755)
  const first = join(folder, 'first')
  const before = await start({ DATA_DIR: first, SECRET: undefined, BACKUP_KEY: key })
  await untilReady(before)
  expect((await postJson(before, { email: 'eva@example.org' })).status).toBe(200)
  expect(run('backup', first)).toContain('encrypted')
  expect(run('rehearse', first)).toContain('Restorable as of')
  expect((await readBackupStatus(join(first, 'backups'))).restored).toBeDefined()
  await before.kill()
  const [newest] = await listBackups(join(first, 'backups'), instantOf(systemClock))

  const dataDir = join(folder, 'service')
  mkdirSync(dataDir, { mode: 0o700 })
  if (isRoot) chownSync(dataDir, service, service)
  const carried = join(folder, newest?.name ?? '')
  copyFileSync(newest?.path ?? '', carried)
  run('restore', dataDir, '--create', carried)
  // A second time, so that there is something to be saved beforehand.
  run('restore', dataDir, carried)
  for (const name of readdirSync(dataDir, { recursive: true })) {
    const { uid, mode } = statSync(join(dataDir, String(name)))
    expect([name, uid, mode & 0o077]).toEqual([name, service, 0])
  }

  // Nobody else may be able to enter the folder of the checkout: what is served is copied.
  const build = join(folder, 'build')
  cpSync(buildFolder, build, { recursive: true })
  const siteDir = join(folder, 'site')
  cpSync(publishedFolder, siteDir, { recursive: true })
  if (isRoot)
    for (const name of ['', ...readdirSync(siteDir, { recursive: true })])
      chownSync(join(siteDir, String(name)), service, service)
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const program = `
    const { main } = await import(${JSON.stringify(pathToFileURL(join(buildFolder, 'server/main.js')).href)})
    if (${isRoot}) { process.setgroups([]); process.setgid(${service}); process.setuid(${service}) }
    await main(${JSON.stringify(build)}, { isPublishing: false })`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      SITE_DIR: siteDir,
      PORT: String(port),
      LOG_LEVEL: 'silent',
      FORM_LIMIT: '0',
    },
    stdio: 'ignore',
  })
  try {
    const isReady = () =>
      fetch(`${url}/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(isReady, { timeout: 150_000 }).toBe(true)
    for (const email of ['eva@example.org', 'new@example.org'])
      expect((await postJson({ url }, { email })).status).toBe(200)
  } finally {
    child.kill('SIGKILL')
  }
})
