import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { blogPath, feedPath } from '../../contract/blog-routes.ts'
import { goBack } from '../../server/publishing/go-back.ts'
import { type PublishedSite, readVersion } from '../../server/publishing/published-site.ts'
import { startOfParisDay } from '../../server/runtime/paris-days.ts'
import { anApp, type TestApp } from '../support/app.ts'
import { testSecret } from '../support/backups.ts'
import { aClock } from '../support/clock.ts'
import { aDatabasePlace, type DatabasePlace } from '../support/engines.ts'
import { aServerProcess } from '../support/process.ts'
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

/** Of an article that is to come. */
const slug = 'a-paraitre'
const day = '2031-05-20'
const itsMoment = startOfParisDay(day)

/** The product with a clock of its own, on what was published at that clock's moment. */
async function anAppAt(moment: number): Promise<TestApp & { site: PublishedSite }> {
  const clock = aClock(new Date(moment).toISOString())
  expect(await root.publish({ now: moment })).toMatchObject({ kind: 'published' })
  const site = await readVersion(root.siteDir, root.build)
  const config = { siteDir: root.siteDir, siteUrl: 'http://localhost:3000', metricsToken: 'a-token-of-the-tests' }
  return { ...(await anApp({ clock, site, build: root.build, config })), site }
}

const get = async (app: TestApp, path: string) => (await fetch(app.url + path)).text()

test('on its day an article is there within a minute: under its address, in list, feed and sitemap', async () => {
  root.addArticle(slug, day)
  const app = await anAppAt(itsMoment - 30_000)
  const path = blogPath({ locale: 'fr', slug })
  const listed = async () =>
    Promise.all(['/blog', feedPath('fr'), '/sitemap-0.xml'].map(async (one) => (await get(app, one)).includes(path)))
  const find = async () => [(await fetch(app.url + path)).status, ...(await listed())]
  await app.publish()
  expect(await find()).toEqual([404, false, false, false])
  app.clock.advance(30_000)
  await app.publish()
  expect(await find()).toEqual([200, true, true, true])
  await app.remove()
})

test('the day after its last one the summer price is gone from what is served, without script', async () => {
  root.edit('offers.yaml', (text) =>
    text.replace(/summer:\n +price: \d+\n +until: \S+/, "summer:\n      price: 777\n      until: '2031-08-10'"),
  )
  const app = await anAppAt(startOfParisDay('2031-08-11') - 30_000)
  const pages = async () =>
    Promise.all(['/audit-express', '/en/consultation', '/de/beratung'].map((one) => get(app, one)))
  const summerPrice = /777[\u00a0\u202f]€|€777/
  for (const page of await pages()) expect(page).toMatch(summerPrice)
  app.clock.advance(30_000)
  await app.publish()
  for (const page of await pages()) expect(page).not.toMatch(summerPrice)
  await app.remove()
})

test('going back serves the version before and holds, whatever falls due, until somebody publishes by hand', async () => {
  root.addArticle(slug, day)
  const app = await anAppAt(itsMoment - 30_000)
  const isChanged = async () => (await get(app, '/offres')).includes('Trois offres changées')
  root.edit('pages/offers/fr.yaml', (text) => text.replace('Trois offres, et', 'Trois offres changées, et'))
  expect(await root.publish({ now: app.clock.now() })).toMatchObject({ changes: { changed: ['/offres'] } })
  await app.site.refresh()
  expect(await isChanged()).toBe(true)

  await goBack({ siteDir: root.siteDir, dataDir: root.siteDir, databaseUrl: undefined })
  await app.site.refresh()
  app.clock.advance(60_000)
  await app.publish()
  expect([await isChanged(), (await fetch(app.url + blogPath({ locale: 'fr', slug }))).status]).toEqual([false, 404])
  const headers = { authorization: 'Bearer a-token-of-the-tests' }
  const ready = await fetch(`${app.url}/ready`, { headers })
  expect(await ready.json()).toMatchObject({ status: 'ready', site: { isHeld: true } })

  await root.publish({ now: app.clock.now() })
  await app.site.refresh()
  expect([await isChanged(), (await fetch(app.url + blogPath({ locale: 'fr', slug }))).status]).toEqual([true, 200])
  await app.remove()
})

test('of two instances on one database each serves within 20 s what either publishes, and what is returned to', async () => {
  const shared = await aDatabasePlace('postgres', { isMigrated: true })
  const env = {
    DATABASE_URL: shared.databaseUrl,
    SECRET: testSecret,
    LOG_LEVEL: 'silent',
  }
  const folders = ['one', 'two'].map((name) => join(place.dataDir, name))
  const [first = '', second = ''] = folders
  // The second one has nothing yet: it gets everything from the database.
  cpSync(root.siteDir, join(first, 'site'), { recursive: true })
  mkdirSync(second)
  const publish = (folder: string) => root.publish({ siteDir: join(folder, 'site'), databaseUrl: shared.databaseUrl })
  const start = (folder: string) => {
    const own = { DATA_DIR: folder, SITE_URL: 'http://localhost:3000' }
    return aServerProcess({ ...env, ...own, SITE_DIR: '' }, { isPublishing: true, build: root.build })
  }
  root.edit('pages/offers/fr.yaml', (text) => text.replace('Trois offres, et', 'Trois prix, et'))
  expect(await publish(first)).toMatchObject({ kind: 'published' })
  const instances = [await start(first), await start(second)]
  const find = (words: string) =>
    Promise.all(instances.map(async ({ url }) => (await (await fetch(`${url}/offres`)).text()).includes(words)))
  const within20Seconds = { timeout: 20_000, interval: 200 }
  expect(await find('Trois prix, et')).toEqual([true, true])

  root.edit('pages/offers/fr.yaml', (text) => text.replace('Trois prix, et', 'Trois offres changées, et'))
  expect(await publish(second)).toMatchObject({ changes: { changed: ['/offres'] } })
  await expect.poll(() => find('Trois offres changées'), within20Seconds).toEqual([true, true])
  await goBack({ siteDir: join(first, 'site'), dataDir: first, databaseUrl: shared.databaseUrl })
  await expect.poll(() => find('Trois prix, et'), within20Seconds).toEqual([true, true])
  for (const instance of instances) await instance.kill()
  await shared.remove()
})
