// Long: each thing that the command finds is tried on a whole product.

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer as createSite } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { passwordLength } from '../../contract/api/sign-in.ts'
import { ensureAdministrator } from '../../server/auth/administrator.ts'
import { noteBackupStatus } from '../../server/backup/folder.ts'
import { type Config, readConfig } from '../../server/config.ts'
import { openDatabase } from '../../server/db/database.ts'
import { makeRevision } from '../../server/editing/revisions.ts'
import { hashOf } from '../../server/runtime/files.ts'
import { anApp } from '../../tests/support/app.ts'
import { aClock } from '../../tests/support/clock.ts'
import { testContent } from '../../tests/support/content.ts'
import { aDatabasePlace } from '../../tests/support/engines.ts'
import { postJson } from '../../tests/support/form.ts'
import { findFreePort } from '../../tests/support/free-port.ts'
import { aMailServer, type MailServer } from '../../tests/support/mail-server.ts'
import { checkContent, checkSettings, checkSources, openData } from './check-machine.ts'
import { checkDns, checkLinks, checkMail, checkSite } from './check-network.ts'
import type { Finding, State } from './finding.ts'

const root = join(import.meta.dirname, '../..')
const those = (findings: Finding[], state: State) =>
  findings.filter((finding) => finding.state === state).map(({ what }) => what)

/** Settings of a site that may go online. */
const goodEnv = {
  SITE_URL: 'https://www.site.fr',
  MAIL_FROM: 'bonjour@site.fr',
  OWNER_EMAIL: 'anna@site.fr',
  ADMIN_EMAIL: 'anna@site.fr',
  ADMIN_PASSWORD: 'x'.repeat(passwordLength.advised),
  SMTP_URL: 'smtp://user:pass@mail.site.fr:587?requireTLS=true',
  TRUST_PROXY: '1',
}

const runDoctor = (env: Record<string, string>, ...parameters: string[]) =>
  spawnSync(process.execPath, [join(root, 'scripts/doctor.ts'), ...parameters], {
    env: { PATH: process.env.PATH, ...env },
    encoding: 'utf8',
  })

test('as it comes, the site is not ready: each thing to repair is told with its remedy, and the check ends with 1', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'businessbretzel-doctor-'))
  // Port 9 (discard) does not answer.
  const { status, stdout } = runDoctor({ DATA_DIR: dataDir, SITE_URL: 'http://localhost:9' }, '--no-mail', '--no-links')
  rmSync(dataDir, { recursive: true })
  expect(status).toBe(1)
  const [open] = testContent.toReplace.filter(({ isDone, isOptional }) => !(isDone || isOptional))
  expect(stdout).toContain(`REPAIR  content/${open?.file}, line ${open?.line}: ${open?.label}`)
  const repairs = stdout.match(/REPAIR.*\n.*/g) ?? []
  expect(repairs.length).toBeGreaterThan(40)
  expect(repairs.filter((lines) => !/\n {10}→ ./.test(lines))).toEqual([])
  expect(stdout).toMatch(/Not ready: \d+ to repair, \d+ to look at, \d+ in order\.\n$/)
})

test('a bad setting is one line and exit code 2', () => {
  const { status, stderr } = runDoctor({ PORT: 'x' })
  expect([status, stderr]).toEqual([2, expect.stringMatching(/^Setting PORT must be [^\n]+\n$/)])
})

describe('settings', () => {
  test('of a site that may go online are in order', () => {
    const findings = checkSettings(readConfig(goodEnv))
    expect(findings.filter(({ state }) => state !== 'ok')).toEqual([])
  })

  test.each([
    ['SITE_URL', 'http://www.site.fr'],
    ['SITE_URL', 'https://192.0.2.7'],
    ['MAIL_FROM', 'bonjour@businessbretzel.example'],
    ['SMTP_URL', ''],
    ['FORM_LIMIT', '0'],
    ['ADMIN_PASSWORD', 'short1'],
  ])('%s=%s is told, with what to do', (name, value) => {
    const [found, ...others] = checkSettings(readConfig({ ...goodEnv, [name]: value })).filter(
      ({ state }) => state === 'bad',
    )
    expect([others, found?.remedy]).toEqual([[], expect.stringMatching(/\.$/)])
  })
})

test('a way to the mail server that may be in clear is told, but not within the machine', () => {
  const check = (smtpUrl: string) => those(checkSettings(readConfig({ ...goodEnv, SMTP_URL: smtpUrl })), 'look')
  expect(check('smtp://mail.site.fr:587')).toEqual(['SMTP_URL does not demand TLS of the mail server'])
  expect([...check('smtps://mail.site.fr'), ...check('smtp://127.0.0.1:25')]).toEqual([])
})

test('what the owner has published from a browser is looked at, not the file beneath', async () => {
  const place = await aDatabasePlace('sqlite', { isMigrated: true })
  onTestFinished(place.remove)
  const database = await openDatabase(place)
  const released = readFileSync(join(root, 'content/wordmarks.yaml'))
  const body = Buffer.from(released.toString().replace('sample: true\n', ''))
  const told = async () => (await checkContent(root, database.db)).findings.map(({ what }) => what)
  expect(await told()).toContainEqual(expect.stringMatching(/^content\/wordmarks\.yaml, line 1: Mur des clients/))
  const order = { kind: 'publish', madeBy: 'anna', requestId: null, summary: '', at: null } as const
  const file = { path: 'wordmarks.yaml', bodyHash: null, baseHash: hashOf(released), body }
  await database.write((transaction) => makeRevision(transaction, aClock(), order, [file]))
  expect((await told()).filter((what) => what.includes('wordmarks'))).toEqual([])
  await database.close()
})

test('sources without a day, or checked more than a year ago, are told by their file and line, to the very day', () => {
  const [article] = testContent.articles
  const [source] = article?.body.sources ?? []
  if (!article || !source) throw new Error('the content has no article with a source')
  const check = (checkedOn: string | undefined, today: string) => {
    const { checkedOn: _, ...undated } = source
    const sources = [checkedOn === undefined ? undated : { ...undated, checkedOn }]
    const articles = [{ ...article, body: { ...article.body, sources } }]
    return those(checkSources({ ...testContent, articles, today }), 'look')
  }
  expect(check('2026-11-21', '2027-11-21')).toEqual([])
  const told = check('2026-11-21', '2028-01-01').join('\n')
  for (const place of [
    `${article.file}: not checked within a year: line ${source.line} (2026-11-21)`,
    'checklist/sources-france.yaml',
    'pages/backlinks/fr.yaml',
  ])
    expect(told).toContain(`content/${place}`)
  const place = `content/${article.file}: not checked within a year: line ${source.line} (no day)`
  expect(check(undefined, '2026-11-22')).toEqual([place])
})

describe('the sender’s domain', () => {
  type Zone = Record<string, string[]>
  const zone: Zone = {
    'site.fr TXT': ['something=else', 'v=spf1 include:_spf.mail.fr -all'],
    'site.fr MX': ['mx.site.fr'],
    '_dmarc.site.fr TXT': ['v=DMARC1; p=quarantine; rua=mailto:a@site.fr'],
    's1._domainkey.site.fr TXT': [`v=DKIM1; k=rsa; p=${'M'.repeat(390)}`],
  }
  const askFor = async (
    changes: Zone,
    { domain = 'site.fr', dkim = 's1' }: { domain?: string; dkim?: string } = {},
  ) => {
    const records = { ...zone, ...changes }
    const find = async (name: string, type: string) => {
      const found = records[`${name} ${type}`] ?? []
      if (found.length === 0) throw Object.assign(new Error('none'), { code: 'ENOTFOUND' })
      return found
    }
    const dns = {
      // As they travel: in pieces of 255 bytes (RFC 1035, 3.3.14).
      resolveTxt: async (name: string) => (await find(name, 'TXT')).map((text) => text.match(/.{1,255}/g) ?? []),
      resolveMx: async (name: string) => (await find(name, 'MX')).map((exchange) => ({ exchange, priority: 10 })),
    }
    const findings = await checkDns(dns, domain, dkim)
    return findings.filter(({ state }) => state !== 'ok').map(({ state, what }) => `${state} ${what.split(':', 1)[0]}`)
  }

  test('with every record is in order', async () => {
    expect(await askFor({})).toEqual([])
  })

  test.each<[string, Zone, string[], { domain?: string; dkim?: string }?]>([
    ['no SPF', { 'site.fr TXT': ['something'] }, ['bad SPF']],
    ['two SPF records', { 'site.fr TXT': ['v=spf1 -all', 'v=spf1 ~all'] }, ['bad SPF']],
    ['an SPF that lets everybody in', { 'site.fr TXT': ['v=spf1 +all'] }, ['bad SPF']],
    ['an SPF that refuses nobody', { 'site.fr TXT': ['v=spf1 a ?all'] }, ['look SPF']],
    ['no DMARC', { '_dmarc.site.fr TXT': [] }, ['bad DMARC']],
    [
      'a DMARC that only watches',
      { '_dmarc.site.fr TXT': ['v=DMARC1; p=none'] },
      ['look DMARC of site.fr only watches (p=none)'],
    ],
    ['a DKIM key that was withdrawn', { 's1._domainkey.site.fr TXT': ['v=DKIM1; p='] }, ['bad DKIM']],
    ['no name of its DKIM key', {}, ['look DKIM was not looked at'], { dkim: '' }],
    ['no DKIM key where it should be', {}, ['bad DKIM'], { dkim: 'own' }],
    ['nobody who takes mail', { 'site.fr MX': [] }, ['look MX']],
    ['a placeholder', {}, ['bad site.example is a reserved name'], { domain: 'site.example' }],
  ])('with %s is told', async (_name, changes, expected, options) => {
    expect(await askFor(changes, options)).toEqual(expected)
  })

  test('is told when no name server answers', async () => {
    const away = () => Promise.reject(Object.assign(new Error('away'), { code: 'ETIMEOUT' }))
    const findings = await checkDns({ resolveTxt: away, resolveMx: away }, 'site.fr', 's1')
    expect(those(findings, 'bad')).toEqual(Array(3).fill('DNS does not answer (ETIMEOUT)'))
  })
})

describe('mail', () => {
  let mailServer: MailServer
  beforeAll(async () => {
    mailServer = await aMailServer()
  })
  afterAll(() => mailServer.stop())
  const config = (env: Record<string, string> = {}) =>
    readConfig({ ...goodEnv, SMTP_URL: mailServer.url, WARN_EMAIL: 'ops@site.fr', ...env })

  test('that leaves is in order: a test mail arrives', async () => {
    const findings = await checkMail(config(), testContent)
    expect(findings.map(({ state }) => state)).toEqual(['ok'])
    expect(mailServer.to('ops@site.fr')[0]?.text).toContain('les e-mails de https://www.site.fr arrivent')
  })

  test('that is refused, reaches no recipient, or finds no server is told, with what to do', async () => {
    const check = async (env: Record<string, string> = {}) =>
      (await checkMail(config(env), testContent)).filter(({ state }) => state === 'bad')
    mailServer.behave({ kind: 'refuse', status: 550, at: 'recipient' })
    expect(await check()).toMatchObject([{ what: expect.stringContaining('550') }])
    mailServer.behave({ kind: 'accept' })
    expect(await check({ WARN_EMAIL: 'owner@example.com' })).toHaveLength(1)
    expect(await check({ SMTP_URL: 'smtp://127.0.0.1:9' })).toMatchObject([{ remedy: expect.stringContaining('port') }])
  })
})

test('data tell of the first password, of a backup that was never restored, and of what the server warns of', async () => {
  const app = await anApp({ smtpUrl: 'smtp://127.0.0.1:9' })
  onTestFinished(app.remove)
  const config: Config = { ...readConfig(goodEnv), dataDir: app.dataDir, adminEmail: 'owner@example.com' }
  const told = async () => {
    const { db, findings } = await openData(config)
    await db?.destroy()
    return those(findings, 'bad')
  }
  mkdirSync(join(app.dataDir, 'backups'))
  expect(await told()).toEqual(['no backup was restored yet'])
  const generated = { adminEmail: config.adminEmail, adminPassword: undefined, dataDir: app.dataDir }
  await ensureAdministrator(app.database, generated, false, app.clock)
  // The clock of the tests stands in the spring: this mail waits for months.
  await postJson(app, { email: 'anna@example.org' })
  const at = '2026-03-02T09:00:00.000Z'
  await noteBackupStatus(join(app.dataDir, 'backups'), { restored: { at, name: 'restored', rehearsedAt: at } })
  expect(await told()).toEqual([
    expect.stringMatching(/^Des e-mails attendent depuis/),
    expect.stringMatching(/^La dernière sauvegarde dont la restauration a été vérifiée date de/),
    'the first password still opens /admin',
  ])
})

test('where no database is yet, none is made', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'businessbretzel-doctor-'))
  const { findings } = await openData({ ...readConfig(goodEnv), dataDir })
  expect(those(findings, 'bad')).toEqual([expect.stringContaining('no database')])
  expect(readdirSync(dataDir)).toEqual([])
  rmSync(dataDir, { recursive: true })
})

test('the running site is told to be built for another address, to lack HSTS where TLS is, and to be away', async () => {
  const app = await anApp()
  onTestFinished(app.remove)
  const check = async (siteUrl: string, isProduction = false) =>
    those(await checkSite({ ...readConfig({}), siteUrl, isProduction }), 'bad')
  const another = expect.stringMatching(/^the pages were built for another address/)
  expect(await check(app.url)).toEqual([another])
  expect(await check(app.url, true)).toEqual([another, 'pages come without their strict-transport-security'])
  expect(await check('http://127.0.0.1:9')).toEqual([expect.stringContaining('cannot be reached')])
})

test('addresses of other sites that do not answer are one finding for each cause, and one where no connection goes out', async () => {
  const server = createSite((request, response) => {
    response.statusCode = request.url?.startsWith('/gone') ? 404 : request.url === '/' ? 200 : 502
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const away = await findFreePort()
  const find = async (addresses: string[]) => {
    const findings = await checkLinks({ addresses } as never)
    return those(findings, 'look').map((what) => what.replaceAll(`:${port}`, '').replaceAll(`:${away}`, ''))
  }
  const here = ['/', '/one', '/two', '/gone/1', '/gone/2'].map((path) => `http://127.0.0.1:${port}${path}`)
  expect(await find([...here, `http://127.0.0.2:${away}/a`])).toEqual([
    'http://127.0.0.1/one and 1 more: 502',
    'http://127.0.0.1/gone/1: 404',
    'http://127.0.0.1/gone/2: 404',
    'http://127.0.0.2/a: ECONNREFUSED',
  ])
  expect(await find([`http://127.0.0.1:${away}/`, `http://127.0.0.2:${away}/`])).toEqual([
    'no other site can be reached from this machine (ECONNREFUSED)',
  ])
})
