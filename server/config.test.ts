import { describe, expect, test } from 'vitest'
import { checkServable, readConfig } from './config.ts'
import { ConfigError } from './runtime/settings-file.ts'

const messageOf = (env: Record<string, string>) => {
  try {
    readConfig(env)
    return ''
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as Error).message
  }
}

test('without any setting it starts on a laptop', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    siteUrl: 'http://localhost:3000',
    isProduction: false,
    databaseUrl: undefined,
    smtpUrl: undefined,
    emailJs: undefined,
    trustProxy: false,
    formLimit: 20,
  })
})

test('the default address of the site follows the port, and an empty value counts as unset', () => {
  expect(readConfig({ PORT: '8080', SITE_URL: '', SMTP_URL: '' })).toMatchObject({
    siteUrl: 'http://localhost:8080',
    smtpUrl: undefined,
  })
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
    ['BACKUP_EVERY', 'daily', {}],
    ['BACKUP_KEEP', '0', {}],
    ['LOG_LEVEL', 'loud', {}],
    ['EMAILJS_ORIGIN', 'api.example.com', {}],
    ['SECRET', '', { DATABASE_URL: 'postgres://a:b@host/name' }],
    ['EMAILJS_PRIVATE_KEY', '', { EMAILJS_SERVICE_ID: 's', EMAILJS_TEMPLATE_ID: 't', EMAILJS_PUBLIC_KEY: 'k' }],
  ])('%s=%s', (name, value, others) => {
    const lines = messageOf({ ...others, [name]: value }).split('\n')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(new RegExp(`^${name} .{10,}`))
  })

  test('several at once are a line each', () => {
    expect(messageOf({ PORT: 'a', LOG_LEVEL: 'b', SECRET: long }).split('\n')).toHaveLength(2)
  })
})

test.each([
  ['1', 1],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
])('TRUST_PROXY=%s is understood', (text, value) => {
  expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(value)
})

test('https behind no hop is refused like https without a proxy: every page would be sent to itself', () => {
  const of = (hops: string) => () =>
    checkServable(readConfig({ SITE_URL: 'https://www.example.org', TRUST_PROXY: hops }))
  for (const none of ['', '0']) expect(of(none)).toThrow('TRUST_PROXY is required')
  expect(of('1')).not.toThrow()
})

const emailJs = {
  EMAILJS_SERVICE_ID: 'service',
  EMAILJS_TEMPLATE_ID: 'template',
  EMAILJS_PUBLIC_KEY: 'public',
  EMAILJS_PRIVATE_KEY: 'private',
}

test.each(Object.keys(emailJs))('EmailJS without its %s stops the start and says which is missing', (name) => {
  expect(messageOf({ ...emailJs, [name]: '' })).toBe(`${name} is missing while other EMAILJS_ settings are set`)
})

test('MAIL_FROM takes an address alone, or a name with it', () => {
  expect(readConfig({ MAIL_FROM: 'a@example.org' }).mailFrom).toEqual({ address: 'a@example.org' })
  expect(readConfig({ MAIL_FROM: 'Anna Müller <a@example.org>' }).mailFrom).toEqual({
    name: 'Anna Müller',
    address: 'a@example.org',
  })
})

test('EmailJS with all its settings is taken, at its own address or another', () => {
  const { origin, ...keys } = readConfig(emailJs).emailJs ?? {}
  expect(keys).toEqual({ serviceId: 'service', templateId: 'template', publicKey: 'public', privateKey: 'private' })
  expect(origin).toBe('https://api.emailjs.com')
  expect(readConfig({ ...emailJs, EMAILJS_ORIGIN: 'http://127.0.0.1:9/' }).emailJs?.origin).toBe('http://127.0.0.1:9')
})

test('a site on https is in production: other hosts are redirected to it', () => {
  expect(readConfig({ SITE_URL: 'https://www.example.com/' })).toMatchObject({
    siteUrl: 'https://www.example.com',
    isProduction: true,
  })
})
