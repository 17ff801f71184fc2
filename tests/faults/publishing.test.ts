import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { blogPath, feedPath } from '../../contract/blog-routes.ts'
import { pathOf } from '../../contract/routes.ts'
import { type PublishedSite, readVersion } from '../../server/publishing/published-site.ts'
import { startOfParisDay } from '../../server/runtime/paris-days.ts'
import { aDatabasePlace, type DatabasePlace } from '../support/engines.ts'
import { aServerProcess } from '../support/process.ts'
import { times } from '../support/scale.ts'
import { aSiteRoot, type SiteRoot } from '../support/site-root.ts'

let root: SiteRoot
let place: DatabasePlace
beforeEach(async () => {
  root = aSiteRoot()
  place = await aDatabasePlace('sqlite')
})
afterEach(async () => {
  await place.remove()
  root.remove()
})

const read = () => readVersion(root.siteDir, root.build)
const textOf = (site: PublishedSite, path: string) => site.current().files.get(path)?.bodies.identity.toString() ?? ''

/** Of an article that is to come. */
const slug = 'a-paraitre'
const day = '2031-05-20'
const itsMoment = startOfParisDay(day)

/** Everything that visitors get is of one version: an article is under its address, in list, feed and sitemap, or in none. */
async function tellVersion(): Promise<'old' | 'new'> {
  const site = await read()
  const path = blogPath({ locale: 'fr', slug })
  const places = [
    site.current().files.has(path),
    ...[pathOf('blog', 'fr'), feedPath('fr'), '/sitemap-0.xml'].map((address) => textOf(site, address).includes(path)),
  ]
  expect(new Set(places).size).toBe(1)
  return places[0] ? 'new' : 'old'
}

test('a publication that is killed at any moment leaves the old version or the new one, whole', async () => {
  root.addArticle(slug, day)
  const moments = { old: itsMoment - 1, new: itsMoment }
  const began = performance.now()
  await root.publish({ now: moments.old })
  const duration = performance.now() - began
  const kills = times(3, 20)
  let served: 'old' | 'new' = 'old'
  for (let kill = 0; kill < kills; kill += 1) {
    const wanted = served === 'old' ? 'new' : 'old'
    // Later and later, so that some come when the switch is near, or just over.
    const moment = duration * ((kill + Math.random()) / kills)
    await root.publish({ now: moments[wanted] }, AbortSignal.timeout(Math.round(moment)))
    served = await tellVersion()
  }
  expect((await root.publish({ now: moments.new })).kind).toMatch(/published|current/)
  expect(await tellVersion()).toBe('new')
}, 300_000)

test('a publication that fails changes nothing, and a restart after it serves the last good version', async () => {
  const before = readFileSync(join(root.siteDir, 'current'), 'utf8')
  root.edit('offers.yaml', (text) => text.replace(/price: \d+/, "price: '1 000'"))
  const report = await root.publish()
  expect(report).toMatchObject({ kind: 'refused', complaints: [expect.stringMatching(/^offers\.yaml, ligne \d+ : /)] })
  expect(readFileSync(join(root.siteDir, 'current'), 'utf8')).toBe(before)
  const env = { DATA_DIR: place.dataDir, SITE_DIR: root.siteDir }
  const server = await aServerProcess(env, { isPublishing: true, build: root.build })
  expect((await fetch(`${server.url}/ready`)).status).toBe(200)
  expect(await (await fetch(`${server.url}/offres`)).text()).toBe(textOf(await read(), '/offres'))
  expect(server.output()).toContain('offers.yaml')
  await server.kill()
})

test('a first start says what it does; with a fault in the content it lists it and ends with 1', async () => {
  root.edit('offers.yaml', (text) => text.replace(/price: \d+/, "price: '1 000'"))
  const env = { DATA_DIR: place.dataDir, SITE_DIR: join(place.dataDir, 'none') }
  const start = aServerProcess(env, { isPublishing: true, build: root.build })
  await expect(start).rejects.toThrow(
    /ended \(1\): .*publishing the site for the first time.*\nNot started: offers\.yaml, ligne \d+ : /s,
  )
})
