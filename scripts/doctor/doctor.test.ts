// Long: each thing that the command finds is tried on a whole product.

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer as createSite, type Server } from 'node:http'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { passwordLength } from '../../contract/api/sign-in.ts'
import { ensureAdministrator } from '../../server/auth/administrator.ts'
import { noteBackupStatus } from '../../server/backup/folder.ts'
import { type Config, readConfig } from '../../server/config.ts'
import { openDatabase } from '../../server/db/database.ts'
import { makeRevision } from '../../server/editing/revisions.ts'
import { day } from '../../server/runtime/clock.ts'
import { hashOf } from '../../server/runtime/files.ts'
import { anApp } from '../../tests/support/app.ts'
import { aClock } from '../../tests/support/clock.ts'
import { testContent } from '../../tests/support/content.ts'
import { aDatabasePlace, engines } from '../../tests/support/engines.ts'
import { postJson } from '../../tests/support/form.ts'
import { findFreePort } from '../../tests/support/free-port.ts'
import { aMailServer, type MailServer } from '../../tests/support/mail-server.ts'
import { checkContent, checkSources } from './check-content.ts'
import { checkDns } from './check-dns.ts'
import { checkMail } from './check-mail.ts'
import { checkPages } from './check-pages.ts'
import { checkSettings } from './check-settings.ts'
import { checkSite, checkTls } from './check-site.ts'
import { checkState } from './check-state.ts'
import type { Finding, State } from './finding.ts'

const root = join(import.meta.dirname, '../..')
const those = (findings: Finding[], state: State) =>
  findings.filter((finding) => finding.state === state).map(({ what }) => what)

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** Settings of a site that may go online. */
const goodEnv = {
  SITE_URL: 'https://www.site.fr',
  MAIL_FROM: 'bonjour@site.fr',
  OWNER_EMAIL: 'anna@site.fr',
  ADMIN_EMAIL: 'anna@site.fr',
  ADMIN_PASSWORD: 'x'.repeat(passwordLength.advised),
  SMTP_URL: 'smtp://user:pass@mail.site.fr:587?requireTLS=true',
  TRUST_PROXY: '1',
  READY_TOKEN: 'x'.repeat(16),
}

test('as it comes, the site is not ready: the check lists every placeholder and every sample, and ends with 1', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'businessbretzel-doctor-'))
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(root, 'scripts/doctor.ts'), '--no-mail', '--own-links'],
    {
      // Port 9 (discard) is one where nobody answers.
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, SITE_URL: 'http://localhost:9' },
      encoding: 'utf8',
    },
  )
  rmSync(dataDir, { recursive: true })
  expect(status).toBe(1)
  const open = testContent.toReplace.filter(({ isDone }) => !isDone)
  expect(open.length).toBeGreaterThan(40)
  for (const { file, line, label, isOptional } of open)
    expect(stdout).toContain(`${isOptional ? 'look  ' : 'REPAIR'}  content/${file}, line ${line}: ${label}`)
  for (const setting of ['SITE_URL', 'MAIL_FROM', 'OWNER_EMAIL', 'ADMIN_EMAIL'])
    expect(stdout).toMatch(new RegExp(`REPAIR {2}${setting} is`))
  const repairs = stdout.match(/REPAIR.*\n.*/g) ?? []
  expect(repairs.filter((lines) => !/\n {10}→ ./.test(lines))).toEqual([])
  expect(stdout).toMatch(/Not ready: \d+ to repair, \d+ to look at, \d+ in order\.\n$/)
})

test('a bad setting is one line and exit code 2', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/doctor.ts')], {
    env: { PATH: process.env.PATH, PORT: 'x' },
    encoding: 'utf8',
  })
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
    ['TRUST_PROXY', ''],
    ['FORM_LIMIT', '0'],
    ['ADMIN_PASSWORD', 'short1'],
  ])('%s=%s is told, with what to do', (name, value) => {
    const [found, ...others] = checkSettings(readConfig({ ...goodEnv, [name]: value })).filter(
      ({ state }) => state === 'bad',
    )
    expect([others, found?.remedy]).toEqual([[], expect.stringMatching(/\.$/)])
  })
})

test('content is told line by line', async () => {
  const { findings } = await checkContent(root, { dataDir: join(root, 'nowhere'), databaseUrl: undefined })
  expect(those(findings, 'ok')).toEqual([])
})

test.each(engines)(
  'on %s, what the owner has published from a browser is looked at, not the file beneath',
  async (engine) => {
    const place = await aDatabasePlace(engine, { isMigrated: true })
    onTestFinished(place.remove)
    const database = await openDatabase(place)
    const released = readFileSync(join(root, 'content/wordmarks.yaml'))
    const body = Buffer.from(released.toString().replace('sample: true\n', ''))
    const told = async () => (await checkContent(root, place)).findings.map(({ what }) => what)
    expect(await told()).toContainEqual(expect.stringMatching(/^content\/wordmarks\.yaml, line 1: Mur des clients/))
    const order = { kind: 'publish', madeBy: 'anna', requestId: null, summary: '', at: null } as const
    const file = { path: 'wordmarks.yaml', bodyHash: null, baseHash: hashOf(released), body }
    await database.write((transaction) => makeRevision(transaction, aClock(), order, [file]))
    const after = await told()
    expect(after).toContain('published from a browser, over the files: 1')
    expect(after.filter((what) => what.includes('wordmarks'))).toEqual([])
    await database.close()
  },
)

describe('sources', () => {
  const dated = { checklists: testContent.checklists, pages: testContent.pages }
  const [article] = testContent.articles
  const [source] = article?.body.sources ?? []
  if (!article || !source) throw new Error('The content has no article with a source')
  const withSource = (checkedOn?: string) => {
    const { checkedOn: _, ...undated } = source
    const sources = [checkedOn === undefined ? undated : { ...undated, checkedOn }]
    return { ...testContent, ...dated, articles: [{ ...article, body: { ...article.body, sources } }] }
  }

  test('that were checked within a year are in order, to the very day', () => {
    const findings = checkSources({ ...withSource('2026-11-21'), today: '2027-11-21' })
    expect(findings.map(({ state }) => state)).toEqual(['ok'])
  })

  test('of articles, checklists and pages are told a year later, each with its file, and what to do', () => {
    const findings = checkSources({ ...withSource('2026-11-21'), today: '2028-01-01' })
    const told = those(findings, 'look').join('\n')
    expect(told).toContain(
      `content/${article.file}: last checked more than a year ago: line ${source.line} (2026-11-21)`,
    )
    for (const file of ['checklist/sources-germany.yaml', 'checklist/sources-france.yaml', 'pages/backlinks/fr.yaml'])
      expect(told).toContain(`content/${file}: last checked more than a year ago: `)
    expect(findings.filter(({ remedy }) => !remedy?.startsWith('Open the source'))).toEqual([])
  })

  test('without a day are told', () => {
    const findings = checkSources({ ...withSource(), today: '2026-11-22' })
    expect(those(findings, 'look')).toEqual([`content/${article.file}: no day of a check: line ${source.line}`])
  })
})

describe('the sender’s domain', () => {
  type Zone = Record<string, string[]>
  const zone: Zone = {
    'site.fr TXT': ['something=else', 'v=spf1 include:_spf.mail.fr -all'],
    'site.fr MX': ['mx.site.fr'],
    '_dmarc.site.fr TXT': ['v=DMARC1; p=quarantine; rua=mailto:a@site.fr'],
    's1._domainkey.site.fr TXT': [`v=DKIM1; k=rsa; p=${'M'.repeat(390)}`],
  }
  const askFor = async (changes: Zone, { domain = 'site.fr', dkim }: { domain?: string; dkim?: string } = {}) => {
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
    ['a DKIM key that was withdrawn', { 's1._domainkey.site.fr TXT': ['v=DKIM1; p='] }, ['look DKIM']],
    ['no DKIM key where it should be', {}, ['bad DKIM'], { dkim: 'own' }],
    ['a DKIM key under a name of its own', { 'own._domainkey.site.fr TXT': ['k=rsa; p=MIG'] }, [], { dkim: 'own' }],
    ['nobody who takes mail', { 'site.fr MX': [] }, ['look MX']],
    ['a placeholder', {}, ['bad site.example is a reserved name'], { domain: 'site.example' }],
  ])('with %s is told', async (_name, changes, expected, options) => {
    expect(await askFor(changes, options)).toEqual(expected)
  })

  test('is told when no name server answers', async () => {
    const away = () => Promise.reject(Object.assign(new Error('away'), { code: 'ETIMEOUT' }))
    const findings = await checkDns({ resolveTxt: away, resolveMx: away }, 'site.fr')
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

  test('that leaves is in order, and a test mail arrives', async () => {
    const findings = await checkMail(config(), { sendsMail: true, content: testContent })
    expect(findings.map(({ state }) => state)).toEqual(['ok', 'ok'])
    expect(mailServer.to('ops@site.fr')[0]?.text).toContain('les e-mails de https://www.site.fr arrivent')
    expect(await checkMail(config(), { sendsMail: false, content: testContent })).toHaveLength(1)
    expect(mailServer.mails).toHaveLength(1)
  })

  test('that is refused, or goes to nobody, is told', async () => {
    mailServer.behave({ kind: 'refuse', status: 550, at: 'recipient' })
    expect(those(await checkMail(config(), { sendsMail: true, content: testContent }), 'bad')).toEqual([
      expect.stringContaining('550'),
    ])
    mailServer.behave({ kind: 'accept' })
    expect(
      those(
        await checkMail(config({ WARN_EMAIL: 'owner@example.com' }), { sendsMail: true, content: testContent }),
        'bad',
      ),
    ).toHaveLength(1)
  })

  test('whose server refuses the login, or is away, is told', async () => {
    const guarded = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('refused by the test')),
    })
    await new Promise<void>((resolve) => guarded.listen(0, '127.0.0.1', resolve))
    const address = guarded.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const [login, ...others] = await checkMail(config({ SMTP_URL: `smtp://user:wrong@127.0.0.1:${port}` }), {
      sendsMail: true,
      content: testContent,
    })
    await new Promise<void>((resolve) => guarded.close(resolve))
    expect([login?.state, login?.remedy, others]).toEqual(['bad', expect.stringContaining('password'), []])
    const [away] = await checkMail(config({ SMTP_URL: 'smtp://127.0.0.1:9' }), {
      sendsMail: true,
      content: testContent,
    })
    expect([away?.state, away?.remedy]).toEqual(['bad', expect.stringContaining('port')])
  })
})

test('data tell of a missing account, an old password, the first one, and of what the server warns of', async () => {
  const app = await anApp({ smtpUrl: 'smtp://127.0.0.1:9' })
  onTestFinished(app.remove)
  const config: Config = { ...readConfig(goodEnv), dataDir: app.dataDir, adminEmail: 'owner@example.com' }
  mkdirSync(join(app.dataDir, 'backups'))
  expect(those(await checkState(config), 'bad')).toEqual([
    'the administrator has no account',
    expect.stringMatching(/^no backup in .+ was restored yet/),
  ])
  const generated = { adminEmail: config.adminEmail, adminPassword: undefined, dataDir: app.dataDir }
  await ensureAdministrator(app.database, generated, false, app.clock)
  // The clock of the tests stands in the spring: this mail waits for months.
  await postJson(app, { email: 'anna@example.org' })
  const at = '2026-03-02T09:00:00.000Z'
  await noteBackupStatus(join(app.dataDir, 'backups'), { restored: { at, name: 'restored', rehearsedAt: at } })
  const findings = await checkState(config)
  expect(those(findings, 'bad')).toEqual([
    expect.stringMatching(/^Des e-mails attendent depuis/),
    expect.stringMatching(/^La dernière sauvegarde dont la restauration a été vérifiée date de/),
    'the first password still opens /admin',
  ])
  expect(those(findings, 'ok')).toEqual([expect.stringContaining('password is 0 days old')])
  const old = new Date(Date.now() - 400 * day).toISOString()
  await app.database.db.updateTable('accounts').set({ updated_at: old }).execute()
  expect(those(await checkState(config), 'look')).toEqual([expect.stringContaining('400 days old')])
})

test('where no database is yet, none is made', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'businessbretzel-doctor-'))
  const findings = await checkState({ ...readConfig(goodEnv), dataDir })
  expect(those(findings, 'bad')).toEqual([expect.stringContaining('no database')])
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
  expect(those(await checkPages('http://127.0.0.1:9', false), 'bad')).toEqual(['the sitemap cannot be read'])
})

describe('links', () => {
  /** What is found of a site whose one page links to these addresses; those below `/gone` are not there. */
  async function findOf(links: (away: number) => string[]) {
    const away = await findFreePort()
    const server = createSite((request, response) => {
      const url = `http://127.0.0.1:${portOf(server)}`
      const bodies: Record<string, string> = {
        '/sitemap-index.xml': `<loc>${url}/sitemap.xml</loc>`,
        '/sitemap.xml': `<loc>${url}/</loc>`,
        '/': links(away)
          .map((link) => `<a href="${link}">`)
          .join(''),
      }
      const body = bodies[request.url ?? '']
      response.statusCode = body !== undefined ? 200 : request.url?.startsWith('/gone') ? 404 : 502
      response.end(body)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const name = `127.0.0.1:${portOf(server)}`
    const [, ...findings] = await checkPages(`http://${name}`, true)
    await new Promise((resolve) => server.close(resolve))
    return findings.map(({ what }) => what.replaceAll(name, 'site').replaceAll(`:${away}`, ''))
  }

  test('of a machine without a way out are one finding, not one each', async () => {
    expect(await findOf((away) => ['1', '2', '3'].map((part) => `http://127.0.0.${part}:${away}/`))).toEqual([
      'no other site can be reached from this machine (ECONNREFUSED)',
    ])
  })

  test('to another site that is away are one finding, and so is all of ours that has one cause', async () => {
    const links = (away: number) => ['a', 'b'].map((part) => `http://127.0.0.1:${away}/${part}`)
    expect(await findOf((away) => [...links(away), '/one', '/two', '/gone/1', '/gone/2'])).toEqual([
      'http://site/one and 1 more: answer 502 (linked)',
      'http://site/gone/1: answer 404 (linked)',
      'http://site/gone/2: answer 404 (linked)',
      'http://127.0.0.1/a and 1 more: ECONNREFUSED',
    ])
  })
})

describe('TLS', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'businessbretzel-tls-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  /** A server with a certificate of its own, good for so many days. */
  async function aTlsServer(days: number) {
    const [key, certificate] = [join(folder, 'key'), join(folder, 'certificate')]
    const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
    const made = spawnSync('openssl', [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-days', String(days), '-keyout', key, '-out', certificate, ...subject],
    ])
    if (made.status !== 0) throw new Error('openssl made no certificate')
    const cert = readFileSync(certificate, 'utf8')
    const server = createServer({ key: readFileSync(key), cert }, (_request, response) => response.end())
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    return { url: `https://localhost:${port}`, cert, stop: () => new Promise((resolve) => server.close(resolve)) }
  }

  test('with a trusted certificate is in order; with one of nobody’s it is not', async () => {
    const server = await aTlsServer(60)
    expect((await checkTls(server.url, server.cert)).map(({ state }) => state)).toEqual(['ok'])
    expect(those(await checkTls(server.url), 'bad')).toEqual([expect.stringContaining('is not trusted')])
    await server.stop()
    expect(those(await checkTls(server.url), 'bad')).toEqual([expect.stringContaining('ECONNREFUSED')])
  })

  test('with a certificate that nobody renewed is told', async () => {
    const server = await aTlsServer(5)
    expect(those(await checkTls(server.url, server.cert), 'bad')).toEqual([expect.stringMatching(/ends in [45] days/)])
    await server.stop()
  })
})
