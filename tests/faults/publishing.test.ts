import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect } from 'vitest'
import { openDatabase } from '../../server/db/database.ts'
import { makeRevision } from '../../server/editing/revisions.ts'
import { systemClock } from '../../server/runtime/clock.ts'
import { testSecret } from '../support/backups.ts'
import { test as base } from '../support/fault.ts'
import { askReady, type ServerProcess } from '../support/process.ts'
import type { SiteRoot } from '../support/site-root.ts'
import { buildFolder, readSite } from '../support/test-site.ts'

const settings = (root: SiteRoot) => ({ SITE_DIR: root.siteDir, SITE_URL: 'http://localhost:3000', LOG_LEVEL: 'info' })

/** Starts the built server, or another build of it, which publishes the content of the test. */
const test = base.extend<{ launch: (build?: string) => Promise<ServerProcess> }>({
  launch: async ({ root, start }, use) => {
    await use((build = root.build) => start(settings(root), { isPublishing: true, build }))
  },
})

const read = async ({ url }: ServerProcess, path = '/offres') => (await fetch(url + path)).text()
/** As it was published last. */
const readPublished = async ({ siteDir, build }: SiteRoot, path = '/offres') =>
  (await readSite(siteDir, build)).current().files.get(path)?.bodies.identity.toString()
const ready = async (server: ServerProcess) => {
  const answer = await askReady(server)
  return [answer.status, await answer.json()]
}
const notPublished = [503, expect.objectContaining({ problems: expect.arrayContaining(['notPublished']) })]
const soon = { timeout: 60_000, interval: 100 }

const breakOffers = (root: SiteRoot) => root.edit('offers.yaml', (text) => text.replace(/price: \d+/, "price: '1 000'"))
const changeOffers = (root: SiteRoot) =>
  root.edit('pages/offers/fr.yaml', (text) => text.replace('Trois offres, et', 'Trois prix, et'))

test('content with a fault leaves the last good site, which a start serves at once, and /ready says so', async ({
  root,
  launch,
}) => {
  const before = await readPublished(root)
  breakOffers(root)
  changeOffers(root)
  const server = await launch()
  expect(await read(server)).toBe(before)
  await expect.poll(() => ready(server), soon).toEqual(notPublished)
  await expect.poll(() => server.output(), soon).toMatch(/offers\.yaml, ligne \d+ : /)
  expect(await read(server)).toBe(before)
  // Mended, and asked for.
  root.edit('offers.yaml', (text) => text.replace("'1 000'", '1000'))
  server.child.kill('SIGHUP')
  await expect.poll(() => read(server), soon).toContain('Trois prix, et')
  await expect.poll(() => ready(server), soon).toEqual([200, expect.objectContaining({ status: 'ready' })])
})

test('a release whose code fails on one page leaves the last good site', async ({ root, launch }) => {
  const before = await readPublished(root)
  const build = join(root.siteDir, 'dist')
  for (const name of ['content', 'public', 'documents'])
    cpSync(join(root.build, '..', name), join(root.siteDir, name), { recursive: true })
  cpSync(root.build, build, { recursive: true, dereference: true })
  symlinkSync(join(buildFolder, '../node_modules'), join(root.siteDir, 'node_modules'))
  const renderer = join(build, 'renderer/renderer.js')
  renameSync(renderer, join(build, 'renderer/real.js'))
  writeFileSync(
    renderer,
    `import { createRenderer as create } from './real.js'
    export const createRenderer = (setup) => {
      const renderer = create(setup)
      const render = (address, ...rest) => {
        if (address.page === 'offers') throw new Error('a fault of this release')
        return renderer.render(address, ...rest)
      }
      return { ...renderer, render }
    }`,
  )
  const description = JSON.parse(readFileSync(join(build, 'build.json'), 'utf8'))
  writeFileSync(join(build, 'build.json'), JSON.stringify({ ...description, id: 'another' }))
  const server = await launch(build)
  await expect.poll(() => ready(server), soon).toEqual(notPublished)
  expect(await read(server)).toBe(before)
  await expect.poll(() => server.output(), soon).toContain('a fault of this release')
})

test('a text of the owner’s that the schema refuses stays published as it was; where there is no site yet, that of the release stands in', async ({
  place,
  root,
  launch,
}) => {
  const database = await openDatabase(place)
  const file = { path: 'pages/offers/fr.yaml', bodyHash: null, baseHash: null }
  const order = { kind: 'publish' as const, madeBy: 'anna', requestId: null, summary: '', at: null }
  await database.write((transaction) =>
    makeRevision(transaction, systemClock, order, [{ ...file, body: Buffer.from('head: of a schema that is gone\n') }]),
  )
  await database.close()
  const server = await launch()
  await expect.poll(() => ready(server), soon).toEqual(notPublished)
  expect(await read(server)).toContain('Trois offres, et')
  expect(await server.stop()).toBe(0)
  rmSync(root.siteDir, { recursive: true })
  const first = await launch()
  expect(await read(first)).toContain('Trois offres, et')
  expect(await ready(first)).toEqual(notPublished)
  expect(first.output()).toContain('pages/offers/fr.yaml')
})

test('a first start says what it does; with a fault in the content it lists it and ends with 1', async ({
  root,
  launch,
}) => {
  breakOffers(root)
  rmSync(root.siteDir, { recursive: true })
  await expect(launch()).rejects.toThrow(
    /ended \(1\): .*publishing the site for the first time.*\nNot started: offers\.yaml, ligne \d+ : /s,
  )
})

test('a site that is damaged on the disk, or that the disk does not take, is made anew', async ({ root, launch }) => {
  writeFileSync(join(root.siteDir, 'snapshot'), 'half of it')
  expect(await (await launch()).stop()).toBe(0)
  expect(await readPublished(root)).toContain('Trois offres, et')
  rmSync(join(root.siteDir, 'snapshot'))
  mkdirSync(join(root.siteDir, 'snapshot'))
  const server = await launch()
  expect(await read(server)).toContain('Trois offres, et')
  await expect.poll(() => server.output(), soon).toContain('the site is not on the disk')
})

test('who edits files asks the running server, and reads what changed, or what is wrong', async ({
  place,
  root,
  launch,
}) => {
  const server = await launch()
  // Beside this process: one that stands still would not notice that a connection it kept was closed.
  const publish = async () => {
    const command = spawn(process.execPath, [join(root.build, 'server/commands/publish.js')], {
      env: {
        ...process.env,
        ...settings(root),
        DATA_DIR: place.dataDir,
        SECRET: testSecret,
        PORT: String(server.port),
      },
    })
    const [[status], stdout, stderr] = await Promise.all([
      once(command, 'close'),
      text(command.stdout),
      text(command.stderr),
    ])
    return { status, stdout, stderr }
  }
  changeOffers(root)
  const done = await publish()
  expect([done.status, done.stdout, done.stderr]).toEqual([0, expect.stringMatching(/1 changed.*\/offres/s), ''])
  expect(await read(server)).toContain('Trois prix, et')
  breakOffers(root)
  const refused = await publish()
  expect([refused.status, refused.stderr]).toEqual([
    1,
    expect.stringMatching(/^Not published: offers\.yaml, ligne \d+ : /),
  ])
  expect(await read(server)).toContain('Trois prix, et')
  const strange = await fetch(`${server.url}/api/publish`, {
    method: 'POST',
    headers: { authorization: 'Bearer none' },
  })
  expect(strange.status).toBe(404)
})
