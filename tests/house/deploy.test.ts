import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { commands } from '../../scripts/build/build.ts'
import { readConfig } from '../../server/config.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const settings = new Set([...read('server/config.ts').matchAll(/^ {4}([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name))

/** Names that belong to the surroundings, not to the product. */
const surroundings = new Set([
  ...['NODE_ENV', 'MALLOC_ARENA_MAX', 'SITE_HOST', 'UPSTREAM_1', 'UPSTREAM_2'],
  ...['POSTGRES_PASSWORD', 'POSTGRES_USER', 'POSTGRES_DB'],
])

const unknown = (names: string[]) => names.filter((name) => !settings.has(name) && !surroundings.has(name))

test('every setting that a file of deploy/ names is one that the server reads', () => {
  const named: Record<string, string[]> = {
    compose: [...read('deploy/compose.yaml').matchAll(/^ {4,6}([A-Z_]+\d?):|\$\{([A-Z_]+)/gm)].map(
      ([, a, b]) => a ?? b ?? '',
    ),
    env: [...read('deploy/env.example').matchAll(/^([A-Z_]+)=/gm)].map(([, name = '']) => name),
    docker: [...read('deploy/Dockerfile').matchAll(/\b([A-Z]+_[A-Z_]+|PORT|HOST)=/g)].map(([, name = '']) => name),
    unit: [...read('deploy/businessbretzel.service').matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = '']) =>
      line.split(' ').map((pair) => pair.split('=', 1)[0] ?? ''),
    ),
    caddy: [...read('deploy/Caddyfile').matchAll(/\{\$([A-Z_]+\d?)/g)].map(([, name = '']) => name),
  }
  for (const [file, names] of Object.entries(named)) {
    expect([file, names.length > 0]).toEqual([file, true])
    expect([file, unknown(names)]).toEqual([file, []])
  }
})

test('what the compose file asks for stands in the example of settings', () => {
  const given = read('deploy/env.example')
  const asked = [...read('deploy/compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name = '']) => name)
  expect(asked.filter((name) => !new RegExp(`^${name}=`, 'm').test(given))).toEqual([])
})

test('the example of settings, filled in, is one that the server starts with', () => {
  const pairs = [...read('deploy/env.example').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
    name,
    value,
  ])
  const config = readConfig(Object.fromEntries(pairs))
  expect([config.isProduction, config.trustProxy]).toEqual([true, 1])
})

test('backups can be set where the product is deployed, and written where the guide puts them', () => {
  const unit = read('deploy/businessbretzel.service')
  const folder = /^BACKUP_DIR=(.+)$/m.exec(read('deploy/env.example'))?.[1] ?? ''
  expect(unit).toMatch(new RegExp(`^ReadWritePaths=-${folder}$`, 'm'))
  expect(read('docs/how-to/en/put-online.md')).toContain(folder)
  const backupSettings = [...settings].filter((name) => name.startsWith('BACKUP_'))
  expect(backupSettings.length).toBeGreaterThan(3)
  const compose = read('deploy/compose.yaml')
  expect(backupSettings.filter((name) => !compose.includes(` ${name}: `))).toEqual([])
  expect(compose).toContain(`}:${/ BACKUP_DIR: (.+)/.exec(compose)?.[1]}\n`)
})

test('Caddy knows every instance by its name', () => {
  const compose = read('deploy/compose.yaml')
  const instances = [...compose.matchAll(/^ {2}([\w-]+): \*app$/gm)].map(([, name]) => name)
  expect(instances.length).toBeGreaterThan(1)
  for (const [index, name] of instances.entries()) {
    expect(compose).toContain(`UPSTREAM_${index + 1}: ${name}:3000\n`)
    expect(read('deploy/Caddyfile')).toMatch(new RegExp(`reverse_proxy .*{\\$UPSTREAM_${index + 1}\\b`))
  }
})

test('every file that the deployment files and guides name is there', () => {
  const named = [
    ...[...read('deploy/compose.yaml').matchAll(/(?:deploy|docs)\/[\w./-]+\w/g)].map(([path]) => path),
    ...globSync('docs/how-to/*/*.md', { cwd: root }).flatMap((file) =>
      [...read(file).matchAll(/(?:deploy|server|scripts)\/[\w./-]+\w/g)].map(([path]) => path),
    ),
  ]
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('what the image and the service run is in a release', () => {
  const copied = [...read('deploy/Dockerfile').matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  )
  const programs = Object.keys(commands).map((name) => `${name}.js`)
  const others = ['content', 'dist', 'documents', 'node_modules', 'package-lock.json', 'package.json', 'public']
  expect(copied.toSorted()).toEqual([...others, ...programs].toSorted())
  const run = [/^CMD .*"([\w.]+)"\]$/m.exec(read('deploy/Dockerfile'))?.[1]]
  run.push(/^ExecStart=.* ([\w.]+)$/m.exec(read('deploy/businessbretzel.service'))?.[1])
  expect(run).toEqual(['start.js', 'start.js'])
  expect(read('deploy/businessbretzel.service')).toContain('WorkingDirectory=/opt/businessbretzel/current\n')
})

test('the product ends sooner than the files give it time for', () => {
  const deadline = Number(/stopDeadline = ([\d_]+)/.exec(read('server/main.ts'))?.[1]?.replace('_', '')) / 1_000
  const patience = [
    /TimeoutStopSec=(\d+)/.exec(read('deploy/businessbretzel.service'))?.[1],
    /stop_grace_period: (\d+)s/.exec(read('deploy/compose.yaml'))?.[1],
  ].map(Number)
  for (const seconds of patience) expect(seconds).toBeGreaterThan(deadline)
})
