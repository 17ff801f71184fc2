import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { contentsApi, type OpenedFile, type Plan } from '../../contract/api/admin-contents.ts'
import { blogPath, feedPath } from '../../contract/blog-routes.ts'
import { startOfParisDay } from '../../contract/paris.ts'
import { administrator, cookiesOf, postTo, signIn } from '../support/administrator.ts'
import { anApp, type TestApp } from '../support/app.ts'
import { testSecret } from '../support/backups.ts'
import { aClock } from '../support/clock.ts'
import { aDatabasePlace, type DatabasePlace } from '../support/engines.ts'
import { aServerProcess, type ServerProcess, untilReady } from '../support/process.ts'
import { aSiteRoot, type SiteRoot } from '../support/site-root.ts'

let root: SiteRoot
let place: DatabasePlace
let shared: DatabasePlace | undefined
const servers: ServerProcess[] = []
beforeEach(async () => {
  root = aSiteRoot()
  place = await aDatabasePlace('sqlite')
})
afterEach(async () => {
  for (const server of servers.splice(0)) await server.kill()
  await shared?.remove()
  shared = undefined
  await place.remove()
  root.remove()
})

/** Of an article that is to come. */
const slug = 'a-paraitre'
const day = '2031-05-20'
const itsMoment = startOfParisDay(day)

/** The product with a clock of its own, on what was published at that clock's moment. */
async function anAppAt(moment: number): Promise<TestApp> {
  const clock = aClock(new Date(moment).toISOString())
  expect(await root.publish({ now: moment })).toMatchObject({ kind: 'published' })
  const config = { siteDir: root.siteDir, siteUrl: 'http://localhost:3000' }
  return anApp({ clock, build: root.build, config })
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

test('of two instances on one database each shows what the owner publishes at one of them', async () => {
  shared = await aDatabasePlace('postgres', { isMigrated: true })
  const start = async (name: string) => {
    const folders = { DATA_DIR: join(place.dataDir, name), SITE_DIR: join(place.dataDir, name, 'site') }
    const own = { ...folders, SITE_URL: 'http://localhost:3000', ADMIN_PASSWORD: administrator.password }
    const env = { DATABASE_URL: shared?.databaseUrl, SECRET: testSecret, LOG_LEVEL: 'silent', ...own }
    const server = await aServerProcess(env, { isPublishing: true, build: root.build })
    servers.push(server)
    await untilReady(server)
    return server
  }
  const instances = [await start('one'), await start('two')]
  const [first = instances[0]] = instances
  if (!first) throw new Error('no instance')
  const cookie = cookiesOf(await signIn(first, administrator))
  const path = 'pages/offers/fr.yaml'
  const opened = await fetch(`${first.url}${contentsApi.file}?${new URLSearchParams({ path })}`, {
    headers: { cookie },
  })
  const { text, version, base }: OpenedFile = await opened.json()
  const changed = text.replace('Trois offres, et', 'Trois offres changées, et')
  const send = async (address: string, body: object) => (await postTo(first, address, body, cookie)).json()
  await send(contentsApi.draft, { path, text: changed, version, base })
  const { versions }: Plan = await send(contentsApi.plan, { paths: [path] })
  expect(await send(contentsApi.publish, { versions, at: null, summary: '' })).toMatchObject({ kind: 'underway' })
  const find = () =>
    Promise.all(
      instances.map(async ({ url }) => (await (await fetch(`${url}/offres`)).text()).includes('Trois offres changées')),
    )
  await expect.poll(find, { timeout: 120_000, interval: 100 }).toEqual([true, true])
})
