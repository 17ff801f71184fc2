import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Config, ConfigError, checkServable, readConfig } from './config.ts'

const errorOf = (work: () => unknown) => {
  try {
    work()
    return ''
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as Error).message
  }
}
const messageOf = (env: Record<string, string>) => errorOf(() => readConfig(env))
const refusalOf = (env: Record<string, string>, release?: string) =>
  errorOf(() => checkServable(readConfig(env), release))

const emailJs = {
  EMAILJS_SERVICE_ID: 'service',
  EMAILJS_TEMPLATE_ID: 'template',
  EMAILJS_PUBLIC_KEY: 'public',
  EMAILJS_PRIVATE_KEY: 'private',
}
const keys = { serviceId: 'service', templateId: 'template', publicKey: 'public', privateKey: 'private' }
const laptop = {
  port: 3000,
  host: '127.0.0.1',
  siteUrl: 'http://localhost:3000',
  isProduction: false,
  databaseUrl: undefined,
  smtpUrl: undefined,
  emailJs: undefined,
  trustProxy: false,
  formLimit: 20,
} as const

test.each<[what: string, set: Record<string, string>, read: Partial<Config>]>([
  ['no setting, on a laptop', {}, laptop],
  ['the port, which the address of the site follows', { PORT: '8080' }, { siteUrl: 'http://localhost:8080' }],
  ['an empty value, as one that is unset', { SITE_URL: '', SMTP_URL: '' }, laptop],
  ['https, as production', { SITE_URL: 'https://a.example/' }, { siteUrl: 'https://a.example', isProduction: true }],
  ['a number of hops', { TRUST_PROXY: '1' }, { trustProxy: 1 }],
  ['addresses of proxies', { TRUST_PROXY: '10.0.0.0/8, ::1' }, { trustProxy: ['10.0.0.0/8', '::1'] }],
  ['the mailbox of a login, which is no setting of ours', { MAIL: '/var/mail/anna' }, { mailAsFiles: false }],
  ['files instead of mails', { MAIL: 'files' }, { mailAsFiles: true }],
  ['EmailJS with all its settings', emailJs, { emailJs: { ...keys, origin: 'https://api.emailjs.com' } }],
])('the server starts with %s', (_what, set, read) => {
  expect(readConfig(set)).toMatchObject(read)
})

describe('a bad setting is one line that names it and says how it should look', () => {
  const long = 'x'.repeat(32)
  test.each([
    ['PORT', 'abc', {}],
    ['PORT', '70000', {}],
    ['SITE_URL', 'example.com', {}],
    ['SITE_URL', 'https://example.com/fr', {}],
    ['DATABASE_URL', 'mysql://host/name', { SECRET: 'x'.repeat(32) }],
    ['SMTP_URL', 'http://mail.example.com', {}],
    ['SMTP_URL', 'smtp://user:12#34@mail.example.com', {}],
    ['DATABASE_URL', 'postgres://user:pass#word@host/name', { SECRET: 'x'.repeat(32) }],
    ['MAIL', 'file', {}],
    ['MAIL', 'files', { SMTP_URL: 'smtp://mail.example.com' }],
    ['MAIL_FROM', 'Anna <a@example.org>, Ben <b@example.org>', {}],
    ['OWNER_EMAIL', 'a@example.org,b@example.org', {}],
    ['ADMIN_EMAIL', 'nobody', {}],
    ['ADMIN_EMAIL', 'jürgen@example.org', {}],
    ['ADMIN_PASSWORD', 'short', {}],
    ['ADMIN_PASSWORD', 'x'.repeat(129), {}],
    ['SECRET', 'short', {}],
    ['TRUST_PROXY', 'yes', {}],
    ['FORM_LIMIT', '-1', {}],
    ['BACKUP_KEY', 'short', {}],
    ['LOG_LEVEL', 'loud', {}],
    ['SECRET', '', { DATABASE_URL: 'postgres://a:b@host/name' }],
  ])('%s=%s', (name, value, others) => {
    const lines = messageOf({ ...others, [name]: value }).split('\n')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(new RegExp(`^${name} .{10,}`))
  })

  test('several at once are a line each', () => {
    expect(messageOf({ PORT: 'a', LOG_LEVEL: 'b', SECRET: long }).split('\n')).toHaveLength(2)
  })
})

test('https without a way out for mail is refused, unless files are asked for; a laptop needs neither', () => {
  const online = { SITE_URL: 'https://www.example.org', TRUST_PROXY: '1' }
  expect(refusalOf(online)).toMatch(/^SMTP_URL is required .+ MAIL=files/)
  for (const way of [{ MAIL: 'files' }, { SMTP_URL: 'smtp://mail.example.org' }, emailJs])
    expect(refusalOf({ ...online, ...way })).toBe('')
  expect(refusalOf({})).toBe('')
})

test('data that would lie in the folder of a release, and be left behind with it, is refused', () => {
  const release = process.cwd()
  expect(refusalOf({}, release)).toMatch(/^DATA_DIR .+\/data lies in the release/)
  expect(refusalOf({ DATA_DIR: '/srv/data', BACKUP_DIR: 'backups' }, release)).toMatch(/^BACKUP_DIR .+\/backups lies/)
  expect(refusalOf({ DATA_DIR: '/srv/data', BACKUP_DIR: `${release}-backups` }, release)).toBe('')
})

test.each([
  ['SMTP_ULR', 'SMTP_URL'],
  ['SMTPURL', 'SMTP_URL'],
  ['BACKUP_KEYS', 'BACKUP_KEY'],
  ['owner_email', 'OWNER_EMAIL'],
])('a name of the environment that is nearly one of ours is told: %s', (name, meant) => {
  expect(readConfig({ [name]: 'x' }).unknown).toEqual([`${name} is unknown: is ${meant} meant?`])
  expect(messageOf({ [name]: 'x', LOG_LEVEL: 'loud' }).split('\n')[1]).toBe(`${name} is unknown: is ${meant} meant?`)
})

test('whatever else an environment holds is not told', () => {
  const ofOthers =
    'PATH HOME MAIL SHELL PORTS HOSTS npm_config_loglevel BASE_URL POSTGRES_PASSWORD HOSTNAME SITE_HOST LOGNAME'
  const set = Object.fromEntries(ofOthers.split(' ').map((name) => [name, '/x']))
  expect(readConfig({ ...set, DATA_DIR: '/srv', SITE_DIR: '/site' }).unknown).toEqual([])
})

describe('a settings file', () => {
  const read = (text: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'businessbretzel-settings-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'service.env')
    writeFileSync(file, text)
    return readConfig({}, file)
  }

  test('tells every name that is none of ours', () => {
    const text =
      'SMTP_URLS=\nMAIL_TO=a@example.org\nSITE_HOST=www.example.org\nINSTANCES=two-instances\n' +
      'POSTGRES_PASSWORD=p\nSQLITE_TMPDIR=/srv\nTMPDIR=/srv\nSSL_CERT_FILE=/etc/ca.pem\nPORT=4000\n'
    const { unknown, port } = read(text)
    expect([unknown, port]).toEqual([['MAIL_TO is unknown', 'SMTP_URLS is unknown: is SMTP_URL meant?'], 4000])
  })

  test('means what systemd takes it for, or is refused where it would not', () => {
    const text =
      '# a comment\n; another\r\nADMIN_PASSWORD="two words # and more"\nSECRET=a=secret=with=signs=of=thirty=two=letters\r\n'
    expect(read(text)).toMatchObject({
      adminPassword: 'two words # and more',
      secret: 'a=secret=with=signs=of=thirty=two=letters',
    })
    expect(() => read('PORT=4000\nADMIN_PASSWORD=pass#word\n')).toThrow(
      /^ADMIN_PASSWORD in .+ has a # outside of quotes/,
    )
  })
})

test('https behind no hop is refused like https without a proxy: every page would be sent to itself', () => {
  const of = (hops: string) => refusalOf({ SITE_URL: 'https://www.example.org', TRUST_PROXY: hops, MAIL: 'files' })
  expect(['', '0', '1'].map((hops) => of(hops).slice(0, 23))).toEqual([...Array(2).fill('TRUST_PROXY is required'), ''])
})

test.each(Object.keys(emailJs))('EmailJS without its %s stops the start and says which is missing', (name) => {
  expect(messageOf({ ...emailJs, [name]: '' })).toBe(`${name} is missing while other EMAILJS_ settings are set`)
})
