import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readContentFolder } from '../../server/content/content-files.ts'
import { renameArticle } from '../../server/content/move-article.ts'
import { readContentFiles } from '../../server/content/overlay.ts'
import { type Database, openDatabase } from '../../server/db/database.ts'
import { exportContent } from '../../server/editing/export-content.ts'
import { makeRevision } from '../../server/editing/revisions.ts'
import { systemClock } from '../../server/runtime/clock.ts'
import { hashOf as bodyHash } from '../../server/runtime/files.ts'
import { aDatabasePlace, type DatabasePlace } from '../support/engines.ts'
import { aSiteRoot, type SiteRoot } from '../support/site-root.ts'
import { readSite } from '../support/test-site.ts'

const article = 'articles/fr/sie-ou-du/article.md'
const moved = 'articles/fr/vous-ou-tu/article.md'

let place: DatabasePlace
let database: Database
let root: SiteRoot
let folder: string

beforeEach(async () => {
  place = await aDatabasePlace('sqlite', { isMigrated: true })
  database = await openDatabase(place)
  root = aSiteRoot()
  folder = join(dirname(root.build), 'content')
})
afterEach(async () => {
  root.remove()
  await database.close()
  await place.remove()
})

const textOf = (path: string) => readFileSync(join(folder, path), 'utf8')
const hashOf = (path: string) =>
  createHash('sha256')
    .update(readFileSync(join(folder, path)))
    .digest('hex')

/** Publishes files as the owner does from a browser; null takes one away. */
async function revise(files: Record<string, Buffer | string | null>, at: number | null = null): Promise<void> {
  const revised = Object.entries(files).map(([path, body]) => ({
    path,
    bodyHash: null,
    baseHash: existsSync(join(folder, path)) ? hashOf(path) : null,
    ...(body !== null && { body: Buffer.from(body) }),
  }))
  const order = { kind: 'publish', madeBy: 'anna', requestId: null, summary: '', at } as const
  await database.write((transaction) => makeRevision(transaction, systemClock, order, revised))
}

const readPublished = async () => {
  const files = await readContentFiles({ folder, db: database.db, now: Date.now() })
  return [...files].map(([path, { bytes }]) => [path, bytes.toString('base64')])
}
const readFiles = async () =>
  [...(await readContentFolder(folder))].map(([path, { bytes }]) => [path, bytes.toString('base64')])

const exportNow = () => exportContent(database.db, { folder, now: Date.now() })

/** Publishes, and gives the hash of every address. */
async function publish({
  dataDir,
  databaseUrl,
}: {
  dataDir: string
  databaseUrl: string | undefined
}): Promise<Record<string, string>> {
  const report = await root.publish({ dataDir, databaseUrl })
  if (report.kind !== 'published') throw new Error(JSON.stringify(report))
  const { files } = (await readSite(root.siteDir, root.build)).current()
  return Object.fromEntries([...files].map(([path, { bodies }]) => [path, bodyHash(bodies.identity)]))
}

test('the exported files alone publish the same pages, and nothing is left to export', async () => {
  const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#35538a' } })
    .jpeg()
    .toBuffer()
  const renamed = renameArticle(await readContentFolder(folder), article, 'vous-ou-tu', '2026-12-01')
  if (renamed.kind === 'refused') throw new Error('refused')
  await revise({
    ...Object.fromEntries(renamed.files),
    [moved]: `${renamed.files.get(moved)}\n![Un quai vide](quai.jpg)\n`,
    'articles/fr/vous-ou-tu/quai.jpg': photo,
    'offers.yaml': textOf('offers.yaml').replace(/from: \d+/, 'from: 1777'),
  })
  await revise({ 'wordmarks.yaml': 'a day to come' }, Date.now() + 86_400_000)
  const before = await readPublished()
  const published = await publish(place)
  expect(published['/blog/vous-ou-tu']).toBeDefined()

  const report = await exportNow()
  expect(report).toMatchObject({ removed: expect.arrayContaining([article]) })
  expect(await readFiles()).toEqual(before)
  expect(existsSync(dirname(join(folder, article)))).toBe(false)

  const empty = mkdtempSync(join(tmpdir(), 'no-database-'))
  expect(await publish({ dataDir: empty, databaseUrl: undefined })).toEqual(published)
  rmSync(empty, { recursive: true })

  expect(await exportNow()).toEqual({ written: [], removed: [] })
})
