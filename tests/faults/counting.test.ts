import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, onTestFinished } from 'vitest'
import { type Engine, openDatabase } from '../../server/db/database.ts'
import type { DailyTotals } from '../../server/db/tables.ts'
import { hour, minute } from '../../server/runtime/clock.ts'
import { addDays, startOfParisDay } from '../../server/runtime/paris-days.ts'
import { createStatistics } from '../../server/statistics/statistics.ts'
import { anApp } from '../support/app.ts'
import { aClock, type TestClock } from '../support/clock.ts'
import { aDatabasePlace, engines } from '../support/engines.ts'
import { test } from '../support/fault.ts'
import { type GeneratedVisit, generateVisits } from '../support/generated-visits.ts'
import { times } from '../support/scale.ts'
import { searchTables } from '../support/search-tables.ts'
import { readSite } from '../support/test-site.ts'
import { firefox, readTotals, visit } from '../support/visits.ts'

const siteUrl = 'https://businessbretzel.example'
const firstDay = '2026-02-01'

/** The pages of the site, those of one language after the other. */
async function listPages(): Promise<string[]> {
  const { files } = (await readSite()).current()
  return [...files].flatMap(([path, { contentSecurityPolicy }]) => (contentSecurityPolicy ? [path] : [])).sort()
}

/** Counts as the generator knows them. */
function aLedger() {
  const counted = new Map<string, Map<string, number>>()
  return {
    counted,
    add: (day: string, { counts }: GeneratedVisit) => {
      for (const [kind, name] of counts) {
        const key = `${day} ${kind}`
        const cells = counted.get(key) ?? new Map<string, number>()
        counted.set(key, cells.set(name, (cells.get(name) ?? 0) + 1))
      }
    },
  }
}

const sumOf = (views: Iterable<number>) => [...views].reduce((sum, one) => sum + one, 0)

/** Holds what is stored of days that are over against the generator’s own numbers. */
function expectTrue(
  stored: DailyTotals[],
  counted: Map<string, Map<string, number>>,
  isFlooded: (day: string) => boolean,
) {
  const storedOf = Map.groupBy(stored, ({ day, kind }) => `${day} ${kind}`)
  for (const [key, cells] of counted) {
    const rows = storedOf.get(key) ?? []
    const named = rows.filter(({ name }) => name !== 'other')
    const all = sumOf(cells.values())
    expect([key, sumOf(rows.map(({ views }) => views))]).toEqual([key, all < 5 ? 0 : all])
    expect(rows.filter(({ views }) => views < 5)).toEqual([])
    expect(named.length).toBeLessThanOrEqual(key.endsWith('campaign') ? 50 : 200)
    // Of a day with more campaigns than are told apart, it is not said which they are.
    if (key.endsWith('campaign') && isFlooded(key.slice(0, 10))) continue
    expect([key, ...named.map(({ name, views }) => [name, views])]).toEqual([
      key,
      ...named.map(({ name }) => [name, cells.get(name)]),
    ])
    const small = [...cells].filter(([name, views]) => name === 'other' || views < 5)
    const missing = [...cells].filter(
      ([name]) => !small.some(([one]) => one === name) && !named.some((row) => row.name === name),
    )
    const isAlone = sumOf(small.map(([, views]) => views)) < 5
    expect([key, missing.length > 0 && !isAlone]).toEqual([key, false])
  }
  expect(new Set(storedOf.keys()).difference(new Set(counted.keys()))).toEqual(new Set())
}

const setTo = (clock: TestClock, moment: number) => clock.set(moment - clock.now())

describe.each(engines)('counting on %s', (engine) => {
  const onEngine = test.extend({ engine })

  onEngine(
    'counts every visit of thousands of people and robots once, in two instances, as those who sent them counted',
    async () => {
      const place = await aDatabasePlace(engine, { isMigrated: true })
      onTestFinished(place.remove)
      const clock = aClock()
      const anInstance = async () => {
        const database = await openDatabase(place)
        onTestFinished(database.close)
        return { database, statistics: createStatistics({ database, clock, siteUrl }) }
      }
      const instances = [await anInstance(), await anInstance()]
      // SQLite has one instance at a time; the other would wait in this very process for what it keeps from going on.
      const storeAll = async () => {
        for (const { statistics } of instances) await statistics.store()
      }
      const storeAtOnce = () => Promise.all(instances.map(({ statistics }) => statistics.store()))
      const store = engine === 'sqlite' ? storeAll : storeAtOnce
      const next = generateVisits({ pages: await listPages(), visitors: 3_000, siteUrl })
      const { counted, add } = aLedger()
      const days = times(9, 90)
      const perDay = Math.ceil(times(40_000, 2_000_000) / days)
      const isFlooded = (day: string) => day.endsWith('5')
      for (let past = 0; past < days; past += 1) {
        const day = addDays(firstDay, past)
        const [from, to] = [startOfParisDay(day) + 11 * minute, startOfParisDay(addDays(day, 1))]
        for (let index = 0; index < perDay; index += 1) {
          setTo(clock, Math.floor(from + ((to - from) * index) / perDay))
          const one = next(isFlooded(day) && index % 4 === 0 ? `made up ${index % 800}` : undefined)
          instances[index % 2]?.statistics.count({ headers: one.headers, url: one.path + one.query }, one.path)
          add(day, one)
          if (index % Math.ceil(perDay / 4) === 7) await store()
        }
        setTo(clock, to + minute)
        await store()
        setTo(clock, to + 10 * minute)
        await store()
      }
      const [{ database }] = instances as [(typeof instances)[0]]
      const stored = await database.db.selectFrom('daily_totals').selectAll().execute()
      expect(counted.size).toBe(days * 5)
      expectTrue(stored, counted, isFlooded)
    },
  )

  onEngine('counts the same through HTTP, whichever of two instances answers', async () => {
    const place = await aDatabasePlace(engine, { isMigrated: true })
    onTestFinished(place.remove)
    const clock = aClock(`${firstDay}T09:00:00.000Z`)
    const options = { place, clock, config: { siteUrl } }
    const apps = [await anApp(options), await anApp(options)] as const
    const next = generateVisits({ pages: await listPages(), visitors: 100, siteUrl })
    const { counted, add } = aLedger()
    for (let index = 0; index < times(600, 20_000); index += 1) {
      const one = next()
      await visit(apps[index % 2 ? 0 : 1], one.path + one.query, one.headers)
      add(firstDay, one)
    }
    // Only one that is stopped has stored everything for sure.
    await apps[1].remove()
    clock.advance(24 * hour)
    await apps[0].storeViews()
    const stored = await apps[0].database.db.selectFrom('daily_totals').selectAll().execute()
    await apps[0].remove()
    expectTrue(stored, counted, () => false)
  })

  onEngine(
    'leaves of one person with rare pages, source and campaign nothing that could be told from another',
    async () => {
      const anna = { pages: ['/de/agb', '/de/cookies'], referer: 'https://www.xing.com/', mark: 'anna-m-1971' }
      const bert = { pages: ['/en/terms', '/en/cookies'], referer: 'https://www.qwant.com/', mark: 'bert.k' }
      const nobody = await liveADay(engine)
      const withAnna = await liveADay(engine, anna)
      const withBert = await liveADay(engine, bert)
      // Whoever it was, the numbers are the same.
      expect(withAnna.totals).toEqual(withBert.totals)
      expect(Math.min(...Object.values(withAnna.totals))).toBeGreaterThanOrEqual(5)
      // What there would not be without her names nothing of hers; in no table and no file there is a trace of it.
      const added = Object.keys(withAnna.totals).filter((name) => nobody.totals[name] !== withAnna.totals[name])
      expect(added.filter((name) => !readByCrowd.has(name.slice(firstDay.length + 1)))).toEqual([])
      expect(withAnna.traces).toEqual([])
    },
  )
})

type Planted = { pages: string[]; referer: string; mark: string }

const crowd = { pages: ['/', '/blog', '/contact', '/en', '/de'], sources: ['google', 'linkedin'] }
const readByCrowd = new Set([
  ...crowd.pages.map((path) => `page ${path}`),
  ...crowd.sources.map((source) => `source ${source}`),
  ...['campaign lettre', 'page other', 'source other', 'campaign other'],
])

/** A day of a crowd, and perhaps of one more person; what is left of both once it is over. */
async function liveADay(engine: Engine, planted?: Planted) {
  const app = await anApp({ engine, clock: aClock(`${firstDay}T09:00:00.000Z`) })
  onTestFinished(app.remove)
  for (const path of crowd.pages) {
    for (const source of crowd.sources) {
      const referer = `https://www.${source}.com/`
      for (let time = 0; time < 3; time += 1) await visit(app, `${path}?utm_campaign=lettre`, { referer })
    }
  }
  // Others are rare, too.
  await visit(app, '/de/impressum', { referer: 'https://www.bing.com/' })
  const { pages = [], referer, mark } = planted ?? {}
  for (const page of pages) {
    const agent = `${firefox} ${mark}`
    await visit(app, `${page}?utm_source=${mark}`, { referer, 'user-agent': agent })
    await visit(app, page, { referer, 'user-agent': agent })
  }
  await app.storeViews()
  if (mark) expect(await searchTables(app.database, mark)).toEqual(['daily_totals'])
  app.clock.advance(24 * hour)
  await app.storeViews()
  await app.tidy()
  const traces: string[] = []
  for (const text of planted ? [planted.mark, ...planted.pages, 'xing'] : []) {
    traces.push(...(await searchTables(app.database, text)))
    const files = readdirSync(app.dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    const paths = files.map((file) => join(file.parentPath, file.name))
    traces.push(...paths.filter((path) => readFileSync(path).includes(text)))
  }
  return { totals: await readTotals(app.database), traces }
}

const hasten = pathToFileURL(join(import.meta.dirname, '../support/hasten.ts')).href

test('a kill loses at most what was read in the last minute, a stop nothing', async ({ place, start }) => {
  // A minute lasts a second.
  const hastened = { HASTE: '60', NODE_OPTIONS: `--import=${hasten}` }
  const viewsOfHome = async () => {
    const database = await openDatabase(place)
    const totals = Object.entries(await readTotals(database))
    await database.close()
    return sumOf(totals.filter(([name]) => name.endsWith(' page /')).map(([, views]) => views))
  }
  const read = async (from: { url: string }, count: number) => {
    for (let index = 0; index < count; index += 1) await visit(from, '/')
  }
  const killed = await start(hastened)
  await read(killed, 7)
  await expect.poll(viewsOfHome).toBe(7)
  await read(killed, 3)
  await killed.kill()
  const kept = await viewsOfHome()
  expect(kept).toBeGreaterThanOrEqual(7)
  const stopped = await start()
  await read(stopped, 4)
  stopped.child.kill('SIGTERM')
  expect(await stopped.exited).toBe(0)
  expect(await viewsOfHome()).toBe(kept + 4)
})
