import { execFileSync } from 'node:child_process'
import { copyFileSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { tokenRoutes } from '../../contract/routes.ts'
import { listBackups, readBackupStatus } from '../../server/backup/folder.ts'
import { testSiteFolder } from '../support/app.ts'
import { aFolder, testKey as key } from '../support/backups.ts'
import { testContent } from '../support/content.ts'
import { postJson, pressButton } from '../support/form.ts'
import { aMailServer, findLink, type MailServer } from '../support/mail-server.ts'
import { aServerProcess, type ServerProcess, untilReady } from '../support/process.ts'

const root = join(import.meta.dirname, '../..')
const drill = readFileSync(join(root, 'docs/how-to/en/back-up-and-restore.md'), 'utf8')

let mailServer: MailServer | undefined
const servers: ServerProcess[] = []
const folders: ReturnType<typeof aFolder>[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.kill()
  for (const folder of folders.splice(0)) folder.remove()
  await mailServer?.stop()
})

const aMachine = () => {
  const folder = aFolder()
  folders.push(folder)
  return folder.path
}

/** `npm run data <name>` of the written drill, without npm. */
function run(name: string, env: Record<string, string>, ...parameters: string[]): string {
  expect(drill).toMatch(new RegExp(`npm run data (-- )?${name}`))
  const options = {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, SITE_DIR: testSiteFolder, ...env },
  } as const
  return execFileSync(process.execPath, ['scripts/data.ts', name, ...parameters], options)
}

test('the written drill brings everything back on an empty machine: list, account, links of old mails', async () => {
  const smtp = await aMailServer()
  mailServer = smtp
  const first = aMachine()
  const start = async (dataDir: string) => {
    const env = {
      DATA_DIR: dataDir,
      SMTP_URL: smtp.url,
      LOG_LEVEL: 'silent',
      ADMIN_PASSWORD: 'a password of the drill',
    }
    const server = await aServerProcess(env)
    await untilReady(server)
    servers.push(server)
    return server
  }
  const before = await start(first)
  expect((await postJson(before, { email: 'eva@example.org' })).status).toBe(200)
  const link = new URL(findLink(smtp.to('eva@example.org')[0], tokenRoutes.download.fr)).pathname
  expect(run('backup', { DATA_DIR: first, BACKUP_KEY: key })).toContain('encrypted')
  expect(run('rehearse', { DATA_DIR: first, BACKUP_KEY: key })).toContain('Restorable as of')
  expect((await readBackupStatus(join(first, 'backups'))).restored).toBeDefined()
  await before.kill()

  const began = performance.now()
  const second = aMachine()
  const [newest] = await listBackups(join(first, 'backups'))
  const carried = join(second, basename(newest?.path ?? ''))
  copyFileSync(newest?.path ?? '', carried)
  const dataDir = join(second, 'data')
  expect(run('restore', { DATA_DIR: dataDir, BACKUP_KEY: key }, '--create', carried)).toContain(
    'Restored: the state of',
  )
  const after = await start(dataDir)
  expect(await (await fetch(after.url + link)).text()).toContain(testContent.messages.fr.buttonPages.confirm.button)
  expect((await pressButton(after.url + link)).status).toBe(303)
  const signedIn = await fetch(`${after.url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email: 'owner@example.com', password: 'a password of the drill' }),
  })
  expect(signedIn.status).toBe(200)
  expect(performance.now() - began).toBeLessThan(15 * 60_000)
})
