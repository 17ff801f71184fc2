import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { aClock } from '../../tests/support/clock.ts'
import { testContent } from '../../tests/support/content.ts'
import { aDatabasePlace } from '../../tests/support/engines.ts'
import { aKeptLog } from '../../tests/support/kept-log.ts'
import { openDatabase } from '../db/database.ts'
import { makeRevision } from '../editing/revisions.ts'
import { hour } from '../runtime/clock.ts'
import { hashOf } from '../runtime/files.ts'
import type { Worker } from '../runtime/worker.ts'
import { describeFile, describePage } from './describe-file.ts'
import { openSite } from './site.ts'
import type { RenderAnswer, SentFile, SiteOperations } from './site-work.ts'

const nextChangeAt = Date.parse('2026-12-31T23:00:00.000Z')

function aFile(path: string, body: string, isBest = true): SentFile {
  const described = path.startsWith('/assets/') ? describeFile(path) : describePage(body)
  return { ...described, hash: hashOf(body), isBest, bodies: { identity: Buffer.from(body) } }
}

/** What the process beside the server would render. */
function aRendering(pages: Record<string, string>, buildId = 'one', complaints: string[] = []): RenderAnswer {
  const notFound = aFile('/404', 'nothing')
  return {
    kind: 'rendered',
    complaints,
    site: {
      inputs: { buildId, siteUrl: '', contentHash: '' },
      revision: '',
      day: '2026-08-01',
      nextChangeAt,
      content: testContent,
      files: new Map(Object.entries(pages).map(([path, body]) => [path, aFile(path, body)])),
      notFound: { fr: notFound, en: notFound, de: notFound },
      made: new Map([['/picture.png', { ...describeFile('/picture.png'), key: 'a picture' }]]),
    },
  }
}

/** A site whose process is stood in for by `render` and `make`. */
async function aSite(
  render: () => RenderAnswer | Promise<RenderAnswer>,
  make: () => Promise<Buffer | Record<string, Buffer>> = async () => Buffer.from('picture'),
) {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  const place = await aDatabasePlace('sqlite', { isMigrated: true })
  const database = await openDatabase(place)
  const { log } = aKeptLog()
  const clock = aClock('2026-08-01T10:00:00.000Z')
  const calls: string[] = []
  const worker: Worker<SiteOperations> = {
    call: (async (operation: keyof SiteOperations) => {
      calls.push(operation)
      return operation === 'render' ? render() : make()
    }) as never,
    pids: () => [],
    stop: async () => {},
  }
  const buildFolder = join(folder, 'dist')
  mkdirSync(buildFolder)
  writeFileSync(join(buildFolder, 'build.json'), JSON.stringify({ id: 'one' }))
  const open = () =>
    openSite({
      place: { ...place, siteDir: folder, siteUrl: 'http://localhost:3000', buildFolder },
      render: () => '',
      mails: { checkMails: () => [] },
      db: database.db,
      worker,
      clock,
      log,
      isServedAsIs: true,
    })
  const site = await open()
  onTestFinished(async () => {
    site.stop()
    await site.whenSettled()
    await database.close()
    await place.remove()
    rmSync(folder, { recursive: true })
  })
  const read = (path: string) => site.current().files.get(path)?.bodies.identity.toString()
  return {
    site,
    open,
    database,
    clock,
    calls,
    read,
    countRenderings: () => calls.filter((one) => one === 'render').length,
  }
}

test('at the moment at which something falls due the site is published, and not before; so is what falls due later that day', async () => {
  const renderings = ['one', 'two', 'three'].map((page) => aRendering({ '/': page }))
  const [, second] = renderings
  if (second?.kind === 'rendered') second.site.nextChangeAt += 4 * hour
  const { site, clock, read } = await aSite(() => renderings.shift() ?? aRendering({}))
  await site.publish()
  const seen: unknown[] = []
  clock.set(nextChangeAt - 1 - clock.now())
  for (const passed of [0, 1, 4 * hour - 1, 1]) {
    clock.advance(passed)
    await site.look()
    seen.push(read('/'))
  }
  expect(seen).toEqual(['one', 'two', 'two', 'three'])
})

test('what is published at another instance is published here at the next look', async () => {
  const { site, database, clock, countRenderings } = await aSite(() => aRendering({ '/': 'one' }))
  await site.publish()
  await site.look()
  expect(countRenderings()).toBe(1)
  const order = { kind: 'publish' as const, madeBy: 'anna', requestId: null, summary: '', at: null }
  const file = { path: 'settings.yaml', bodyHash: null, baseHash: null, body: Buffer.from('') }
  await database.write((transaction) => makeRevision(transaction, clock, order, [file]))
  await site.look()
  expect(countRenderings()).toBe(2)
})

test('what was refused is told, leaves what is served, and is not tried again before something has changed', async () => {
  let answer: RenderAnswer = aRendering({ '/': 'one' })
  const { site, clock, read, countRenderings } = await aSite(() => answer)
  await site.publish()
  answer = { kind: 'refused', complaints: ['offers.yaml : rien ne va.'] }
  clock.set(nextChangeAt - clock.now())
  for (let look = 0; look < 3; look += 1) await site.look()
  expect([read('/'), countRenderings()]).toEqual(['one', 2])
  expect(site.inspect().failure).toMatchObject({ complaint: 'offers.yaml : rien ne va.' })
  answer = aRendering({ '/': 'two' })
  expect(await site.publish()).toEqual({ kind: 'published', changes: { added: [], changed: ['/'], gone: [] } })
  expect([read('/'), site.inspect().failure]).toEqual(['two', undefined])
})

test('a database that was away is asked again after a while', async () => {
  let answer: RenderAnswer = aRendering({ '/': 'one' })
  const { site, clock, countRenderings } = await aSite(() => answer)
  await site.publish()
  answer = { kind: 'failed', message: 'ECONNREFUSED', stack: '', isOutage: true }
  clock.set(nextChangeAt - clock.now())
  await site.look()
  await site.look()
  expect(countRenderings()).toBe(2)
  clock.advance(60_000)
  await site.look()
  expect(countRenderings()).toBe(3)
})

test('what is asked for while a publication is under way is in the next one, once for all who asked', async () => {
  const first = Promise.withResolvers<RenderAnswer>()
  const answers: (RenderAnswer | Promise<RenderAnswer>)[] = [first.promise, aRendering({ '/': 'two' })]
  const { site, read, countRenderings } = await aSite(() => answers.shift() ?? aRendering({}))
  const asked = [site.publish(), site.publish(), site.publish()]
  first.resolve(aRendering({ '/': 'one' }))
  await Promise.all(asked)
  expect([read('/'), countRenderings()]).toEqual(['two', 2])
})

test('scripts and styles of the release before stay served, also after a restart; those before them go', async () => {
  const releases = ['one', 'two', 'two', 'three']
  const { site, open, read } = await aSite(() => {
    const id = releases.shift() ?? ''
    return aRendering({ '/': releases.length.toString(), [`/assets/${id}.js`]: id }, id)
  })
  await site.publish()
  await site.publish()
  await site.publish()
  expect([read('/assets/one.js'), read('/assets/two.js')]).toEqual(['one', 'two'])
  expect((await open()).current().files.has('/assets/one.js')).toBe(true)
  await site.publish()
  expect([read('/assets/one.js'), read('/assets/two.js'), read('/assets/three.js')]).toEqual([
    undefined,
    'two',
    'three',
  ])
})

test('each page is compressed at its best once, however often that is begun, and takes the place of the quick form', async () => {
  const rendering = aRendering({ '/': 'one' })
  if (rendering.kind === 'rendered') rendering.site.files.set('/', aFile('/', 'one', false))
  const { site, open, calls } = await aSite(
    () => rendering,
    async () => ({ br: Buffer.from('br'), gzip: Buffer.from('gzip') }),
  )
  await site.publish()
  site.start()
  await site.whenSettled()
  expect(calls.filter((one) => one === 'compressBest')).toHaveLength(1)
  for (const one of [site, await open()]) {
    const { files, notFound } = one.current()
    expect(Object.keys(notFound)).toEqual(['fr', 'en', 'de'])
    const bodies = Object.entries(files.get('/')?.bodies ?? {}).map(([name, body]) => [name, body.toString()])
    expect(Object.fromEntries(bodies)).toEqual({ identity: 'one', br: 'br', gzip: 'gzip' })
  }
})

test('a picture that is not there yet is made when it is asked for, once, and stands ready after a restart', async () => {
  const made = Promise.withResolvers<Buffer>()
  const { site, open, calls } = await aSite(
    () => aRendering({ '/': 'one' }),
    () => made.promise,
  )
  await site.publish()
  const asked = [site.make('/picture.png'), site.make('/picture.png')]
  made.resolve(Buffer.from('picture'))
  expect((await Promise.all(asked)).map((file) => file?.bodies.identity.toString())).toEqual(['picture', 'picture'])
  expect(calls.filter((one) => one === 'make')).toHaveLength(1)
  expect(await site.make('/other.png')).toBeUndefined()
  // The process keeps what it makes; this one has none.
  expect((await open()).current().files.has('/')).toBe(true)
})
