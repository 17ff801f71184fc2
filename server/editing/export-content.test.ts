import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { aDatabasePlace, onDatabase } from '../../tests/support/engines.ts'
import { readContentFolder } from '../content/content-files.ts'
import { readContentFiles } from '../content/overlay.ts'
import { systemClock } from '../runtime/clock.ts'
import { hashOf } from '../runtime/files.ts'
import { exportContent } from './export-content.ts'
import { makeRevision } from './revisions.ts'

const bytesOf = (files: Awaited<ReturnType<typeof readContentFolder>>) =>
  [...files].map(([path, { bytes }]) => [path, bytes.toString('base64')])

test('the exported files alone are what is published, and nothing is left to export', async () => {
  const place = await aDatabasePlace('sqlite', { isMigrated: true })
  const folder = join(place.dataDir, 'content')
  const article = 'articles/fr/un/article.md'
  mkdirSync(join(folder, dirname(article)), { recursive: true })
  for (const path of [article, 'offers.yaml', 'settings.yaml']) writeFileSync(join(folder, path), `${path}\n`)

  await onDatabase(place, async (database) => {
    /** Publishes files as the owner does from a browser; null takes one away. */
    const revise = (files: Record<string, Buffer | string | null>, at: number | null = null) =>
      database.write((transaction) =>
        makeRevision(
          transaction,
          systemClock,
          { kind: 'publish', madeBy: 'anna', requestId: null, summary: '', at },
          Object.entries(files).map(([path, body]) => {
            const file = join(folder, path)
            const baseHash = existsSync(file) ? hashOf(readFileSync(file)) : null
            return { path, bodyHash: null, baseHash, ...(body !== null && { body: Buffer.from(body) }) }
          }),
        ),
      )
    const photo = Buffer.from([0xff, 0xd8, 0x00, 0xfe])
    const moved = { [article]: null, 'articles/fr/deux/article.md': 'Deux\n', 'articles/fr/deux/quai.jpg': photo }
    await revise({ ...moved, 'offers.yaml': 'from: 1777\n' })
    await revise({ 'settings.yaml': 'a day to come' }, Date.now() + 86_400_000)
    const before = bytesOf(await readContentFiles({ folder, db: database.db, now: Date.now() }))
    expect(before.map(([path]) => path)).toContain('articles/fr/deux/quai.jpg')

    const exportNow = () => exportContent(database.db, { folder, now: Date.now() })
    expect(await exportNow()).toMatchObject({ removed: [article] })
    expect(bytesOf(await readContentFolder(folder))).toEqual(before)
    expect(existsSync(join(folder, dirname(article)))).toBe(false)
    expect(await exportNow()).toEqual({ written: [], removed: [] })
  })
  await place.remove()
})
