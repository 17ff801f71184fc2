import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminApi } from '../../contract/api/admin.ts'
import { type ContentsList, contentsApi } from '../../contract/api/admin-contents.ts'
import { figureNames, type Statistics, type Today } from '../../contract/api/admin-dashboard.ts'
import type { ListPage } from '../../contract/api/admin-people.ts'
import { stages } from '../../contract/privacy/periods.ts'
import { columnTexts } from '../../server/admin/statistics.ts'
import { readConfig } from '../../server/config.ts'
import { callAdmin, cookiesOf } from '../../tests/support/administrator.ts'
import { aFolder } from '../../tests/support/backups.ts'
import { findFreePort } from '../../tests/support/free-port.ts'
import { buildFolder, testSiteFolder } from '../../tests/support/test-site.ts'
import { type Demo, openDemo } from './demo.ts'
import { refusedAddress } from './fill-demo.ts'

/* The demonstration as it is filled today, with the site that was published for the tests. */
let demo: Demo
let url: string
let signedIn: Response
const folder = aFolder()

beforeAll(async () => {
  const port = await findFreePort()
  url = `http://127.0.0.1:${port}`
  const place = { dataDir: folder.path, siteDir: testSiteFolder, port, logLevel: 'silent' }
  const settings = readConfig({})
  demo = await openDemo({ ...settings, ...place }, buildFolder)
  signedIn = await fetch(url + new URL(demo.ownerUrl).pathname, { redirect: 'manual' })
  // Half a year of forms and answers is sent, however busy the machine is.
}, 300_000)
afterAll(async () => {
  await demo.stop()
  folder.remove()
})

const get = async <Answer>(path: string, query: Record<string, string> = {}): Promise<Answer> => {
  const answer = await callAdmin({ url }, `${path}?${new URLSearchParams(query)}`, cookiesOf(signedIn))
  expect(answer.status).toBe(200)
  return answer.json() as Promise<Answer>
}
const countOf = async (list: string, query: Record<string, string> = {}) =>
  (await get<ListPage<unknown>>(list, query)).count

test('the printed link signs the owner in, and every screen says that all of it is invented', async () => {
  expect([signedIn.status, signedIn.headers.get('location')]).toEqual([303, '/admin'])
  expect(await (await fetch(`${url}/admin/statistiques`)).text()).toContain(
    'Démonstration : tout est inventé, rien n’est envoyé.',
  )
  expect((await fetch(`${url}/demo/another`, { redirect: 'manual' })).status).toBe(404)
})

test('the dashboard has something of every kind, and its figures are those of the lists', async () => {
  const { toAnswer, quarantined, unsent, fresh, problems } = await get<Today>(adminApi.today)
  expect(toAnswer.count).toBe(await countOf(adminApi.enquiries, { state: 'toAnswer' }))
  expect(quarantined.enquiries).toBe(await countOf(adminApi.enquiries, { state: 'quarantined' }))
  expect(unsent.mails.map(({ recipient }) => recipient)).toEqual([refusedAddress])
  expect([toAnswer.count > 1, fresh.people.length > 0, problems]).toEqual([true, true, []])
  for (const stage of stages) expect(await countOf(adminApi.enquiries, { stage }), stage).toBeGreaterThan(0)
  const { entries } = await get<ContentsList>(contentsApi.entries)
  const unpublished = entries.flatMap(({ state }) => (state === 'published' ? [] : state))
  expect(unpublished.toSorted()).toEqual(['draft', 'scheduled'])
})

test('no figure of the statistics is empty, and no row has more sign-ups than views', async () => {
  const { figures } = await get<Statistics>(adminApi.statistics)
  for (const name of figureNames) {
    const { rows = [], total = [], before = [] } = figures[name] ?? {}
    expect(rows.length, name).toBeGreaterThan(1)
    expect(total[0], name).toBeGreaterThan(0)
    expect(before, name).not.toEqual(before.map(() => null))
  }
  // A row of unknown origin has no views to compare with.
  for (const name of ['sources', 'campaigns', 'pages'] as const) {
    const { columns = [], rows = [] } = figures[name] ?? {}
    const signUps = columns.findIndex(({ label }) => label === columnTexts.signUps)
    for (const { label, cells } of rows.filter((row) => row.name !== ''))
      expect(cells[signUps], `${name} ${label}`).toBeLessThanOrEqual(Number(cells[0]))
  }
})

test('no mail leaves: each is a file, and can be read at an address', async () => {
  const page = await (await fetch(url + new URL(demo.mailsUrl).pathname)).text()
  const files = readdirSync(join(folder.path, 'mail'))
  expect(files.length).toBeGreaterThan(20)
  for (const file of files) expect(page).toContain(`/mails/${file}`)
})
