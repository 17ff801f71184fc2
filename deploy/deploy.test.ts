import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { contentLimits } from '../contract/api/admin-contents.ts'
import { commands } from '../scripts/build.ts'
import { readConfig, settingNames } from '../server/config.ts'

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
const [example, unit, dockerfile] = ['env.example', 'businessbretzel.service', 'Dockerfile'].map(read) as [
  string,
  string,
  string,
]
const compose = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, { environment: Record<string, string>; volumes: string[] }>
}
const asked = [...read('compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name)
const given = Object.fromEntries(
  [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
)

/** Settings of the surroundings, not of the product. */
const surroundings = [
  'NODE_ENV',
  'MALLOC_ARENA_MAX',
  'MALLOC_TRIM_THRESHOLD_',
  'SITE_HOST',
  'POSTGRES_PASSWORD',
  'TRUSTED_PROXIES',
]

test('every setting that a deployment names is one that the server reads', () => {
  const ofUnit = [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(
    ([, line = '']) => line.match(/[A-Z_]+(?==)/g) ?? [],
  )
  const ofImage = [...dockerfile.matchAll(/\b([A-Z]+_[A-Z_]+|PORT|HOST)=/g)].map(([, name = '']) => name)
  for (const names of [Object.keys(given), ofUnit, ofImage]) {
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => !settingNames.includes(name) && !surroundings.includes(name))).toEqual([])
  }
})

test('what the compose file asks for stands in the example of settings, and the example is one to start with', () => {
  expect(asked.filter((name) => !(name in given))).toEqual([])
  const config = readConfig(given)
  expect([config.isProduction, config.trustProxy]).toEqual([true, 1])
})

test('with Docker the product can be tried without a mail server', () => {
  const required = [...read('compose.yaml').matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name]) => name)
  expect(required).not.toContain('SMTP_URL')
  expect(readConfig({ ...given, SMTP_URL: '', MAIL: 'files' }).mailAsFiles).toBe(true)
})

test('every setting can be set with Docker, but what the image and the compose file fix', () => {
  const fixed = ['PORT', 'HOST', 'DATA_DIR', 'SITE_DIR']
  const passed = Object.keys(compose.services['app-1']?.environment ?? {})
  expect([...passed, ...fixed].toSorted()).toEqual([...settingNames].toSorted())
})

test('who stands before Caddy can be named, and the product told of it', () => {
  expect(compose.services['app-1']?.environment.TRUST_PROXY).toMatch(/^\$\{TRUST_PROXY:-1\}$/)
  const [, name = ''] = /^\t\ttrusted_proxies \{\$([A-Z_]+):\S+\}$/m.exec(read('Caddyfile')) ?? []
  expect(compose.services.caddy?.environment[name]).toMatch(new RegExp(`^\\$\\{${name}:-\\S+\\}$`))
})

test('backups can be set where the product is deployed, and written', () => {
  const { environment = {}, volumes = [] } = compose.services['app-1'] ?? {}
  expect(volumes.some((volume) => volume.endsWith(`:${environment.BACKUP_DIR}`))).toBe(true)
  expect(unit).toContain(`\nReadWritePaths=-${given.BACKUP_DIR}\n`)
})

test('Caddy knows every instance by its name', () => {
  const instances = Object.keys(compose.services).filter((name) => name.startsWith('app-'))
  expect(instances.length).toBeGreaterThan(1)
  for (const [index, name] of instances.entries()) {
    expect(compose.services.caddy?.environment[`UPSTREAM_${index + 1}`]).toBe(`${name}:3000`)
    expect(read('Caddyfile')).toContain(`{$UPSTREAM_${index + 1}`)
  }
})

test('Caddy holds a request for longer than a stop may take, and asks no instance whether it is ready', () => {
  const caddyfile = read('Caddyfile')
  const seconds = (setting: string) => Number(new RegExp(`\\b${setting}[ =](\\d+)s?\\n`).exec(caddyfile + unit)?.[1])
  expect(seconds('lb_try_duration')).toBeGreaterThan(seconds('TimeoutStopSec'))
  expect(caddyfile).not.toMatch(/health_uri \/ready/)
  for (const [, name] of caddyfile.matchAll(/^\((\S+)\) \{$/gm))
    expect(caddyfile + JSON.stringify(compose.services.caddy?.environment)).toMatch(new RegExp(`:"?${name}["}]`))
})

test('Caddy lets through what the owner may send: the largest picture, and a text whose every character takes six bytes', () => {
  const caddyfile = read('Caddyfile')
  const [, megabytes] = /request_body \/api\/admin\/\* \{\s+max_size (\d+)MB\s/.exec(caddyfile) ?? []
  expect(Number(megabytes) * 1e6).toBeGreaterThan(Math.max(contentLimits.picture, 2 * 6 * contentLimits.text))
  expect(caddyfile).toMatch(/@others not path \/api\/admin\/\*\s+request_body @others \{/)
})

test('what the image and the service run is in a release', () => {
  const copied = [...dockerfile.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, names = '']) => names.split(' '))
  const programs = Object.keys(commands).map((name) => `${name}.js`)
  const others = ['content', 'dist', 'documents', 'node_modules', 'package-lock.json', 'package.json', 'public']
  expect(copied.toSorted()).toEqual([...others, ...programs].toSorted())
  expect(dockerfile).toMatch(/^CMD .*"start\.js"\]$/m)
  expect(unit).toMatch(/^ExecStart=.* start\.js$/m)
})
