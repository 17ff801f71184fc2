import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { aClock } from '../../tests/support/clock.ts'
import { aDatabasePlace, type DatabasePlace, engines } from '../../tests/support/engines.ts'
import { findMark, findNextRevision, type RevisedFile, readContentFiles, type TriedChange } from '../content/overlay.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { minute } from '../runtime/clock.ts'
import { hashOf } from '../runtime/files.ts'
import { discardDrafts, findDraft, listDrafts, markPicture, saveDraft } from './drafts.ts'
import { findBefore, findRevision, listRevisions, makeRevision } from './revisions.ts'
import { writeChanges } from './write-changes.ts'

const by = { madeBy: 'an-owner', requestId: null }

describe.each(engines)('the owner’s content on %s', (engine) => {
  let place: DatabasePlace
  let database: Database
  let folder: string
  const clock = aClock()

  beforeEach(async () => {
    place = await aDatabasePlace(engine, { isMigrated: true })
    database = await openDatabase(place)
    folder = join(place.dataDir, 'content')
    mkdirSync(join(folder, 'articles/fr/un'), { recursive: true })
    writeFileSync(join(folder, 'offers.yaml'), 'price: 1\n')
    writeFileSync(join(folder, 'articles/fr/un/article.md'), 'Un\n')
    return async () => {
      await database.close()
      await place.remove()
    }
  })

  const read = async (drafts: string[] = [], changes: TriedChange[] = []) => {
    const source = { folder, db: database.db, now: clock.now() }
    const files = await readContentFiles({ ...source, drafts, changes })
    return Object.fromEntries([...files].map(([path, { bytes }]) => [path, bytes.toString()]))
  }

  const save = (path: string, text: string, version = 0, base: string | null = null, published = base) =>
    writeChanges(database, (db) => saveDraft(db, clock, { path, body: Buffer.from(text), version, base }, published))

  const revise = (files: (Partial<RevisedFile> & { path: string; text?: string })[], at: number | null = null) =>
    database.write((db) =>
      makeRevision(
        db,
        clock,
        { kind: 'publish', ...by, summary: '', at },
        files.map(({ text, ...file }) => ({
          bodyHash: null,
          baseHash: null,
          ...file,
          ...(text !== undefined && { body: Buffer.from(text) }),
        })),
      ),
    )

  test('lies over the files: what was published last counts, and a file that was taken away is gone', async () => {
    expect(await read()).toEqual({ 'articles/fr/un/article.md': 'Un\n', 'offers.yaml': 'price: 1\n' })
    await revise([{ path: 'offers.yaml', text: 'price: 2\n' }])
    clock.advance(minute)
    await revise([{ path: 'offers.yaml', text: 'price: 3\n' }])
    await revise([{ path: 'articles/fr/un/article.md', baseHash: hashOf('Un\n') }])
    expect(await read()).toEqual({ 'offers.yaml': 'price: 3\n' })
    // As the release says it: from then on the file follows the releases.
    const baseHash = hashOf('price: 1\n')
    await revise([{ path: 'offers.yaml', text: 'price: 1\n', baseHash }])
    writeFileSync(join(folder, 'offers.yaml'), 'price: 5\n')
    expect(await read()).toEqual({ 'offers.yaml': 'price: 5\n' })
    expect(await read([], [{ path: 'offers.yaml', body: Buffer.from('price: 4\n') }])).toEqual({
      'offers.yaml': 'price: 4\n',
    })
  })

  test('published by a clock that went back counts at once, and what was published before stays', async () => {
    await revise([{ path: 'offers.yaml', text: 'price: 2\n' }])
    await revise([{ path: 'settings.yaml', text: 'a: 1\n' }])
    clock.set(-60 * minute)
    await revise([{ path: 'offers.yaml', text: 'price: 3\n' }])
    expect(await read()).toMatchObject({ 'offers.yaml': 'price: 3\n', 'settings.yaml': 'a: 1\n' })
    clock.set(60 * minute)
    expect((await read())['offers.yaml']).toBe('price: 3\n')
  })

  test('comes into force at its moment, by which the next publication is due', async () => {
    const at = clock.now() + 10 * minute
    const { id } = await revise([{ path: 'offers.yaml', text: 'price: 2\n' }], at)
    expect((await read())['offers.yaml']).toBe('price: 1\n')
    expect(await findNextRevision(database.db, clock.now())).toBe(at)
    expect(await findMark(database.db)).toContain(id)
    clock.advance(10 * minute)
    expect((await read())['offers.yaml']).toBe('price: 2\n')
    expect(await findNextRevision(database.db, clock.now())).toBeUndefined()
  })

  test('takes the place of what was scheduled for the same file, and of nothing else', async () => {
    const at = clock.now() + 10 * minute
    const alone = await revise([{ path: 'offers.yaml', text: 'price: 2\n' }], at)
    const others = [
      { path: 'offers.yaml', text: 'price: 3\n' },
      { path: 'settings.yaml', text: 'a: 1\n' },
    ]
    const both = await revise(others, at)
    expect(await findRevision(database.db, alone.id)).toBeUndefined()
    await revise([{ path: 'offers.yaml', text: 'price: 4\n' }])
    expect((await findRevision(database.db, both.id))?.files.map(({ path }) => path)).toEqual(['settings.yaml'])
    clock.advance(11 * minute)
    expect(await read()).toMatchObject({ 'offers.yaml': 'price: 4\n', 'settings.yaml': 'a: 1\n' })
  })

  test('tells of each publication what stood before', async () => {
    const first = await revise([{ path: 'offers.yaml', text: 'price: 2\n' }])
    clock.advance(minute)
    const second = await revise([{ path: 'offers.yaml', text: 'price: 3\n' }])
    expect(await findBefore(database.db, 'offers.yaml', first)).toBeUndefined()
    expect(await findBefore(database.db, 'offers.yaml', second)).toMatchObject({ bodyHash: hashOf('price: 2\n') })
    expect((await listRevisions(database.db, 10)).map(({ id, paths }) => [id, paths])).toEqual([
      [second.id, ['offers.yaml']],
      [first.id, ['offers.yaml']],
    ])
    expect((await listRevisions(database.db, 10, second.number)).map(({ id }) => id)).toEqual([first.id])
    const journal = await database.db.selectFrom('audit_events').select(['action', 'subject_id']).execute()
    expect(journal).toContainEqual({ action: 'content-published', subject_id: first.id })
  })

  test('is saved over what its writer has seen and over nothing else', async () => {
    const base = hashOf('price: 1\n')
    expect(await save('offers.yaml', 'price: 2\n', 0, base)).toMatchObject({ kind: 'saved', version: 1 })
    // Another tab, opened at the same moment.
    expect(await save('offers.yaml', 'price: 9\n', 0, base)).toEqual({ kind: 'overtaken' })
    expect(await save('offers.yaml', 'price: 3\n', 1, base)).toMatchObject({ kind: 'saved', version: 2 })
    expect((await findDraft(database.db, 'offers.yaml'))?.body.toString()).toBe('price: 3\n')
    expect((await read())['offers.yaml']).toBe('price: 1\n')
    expect((await read(['offers.yaml']))['offers.yaml']).toBe('price: 3\n')
    // Published meanwhile: versions begin anew, and a tab of before must not take the new draft for its own.
    await writeChanges(database, (db) => discardDrafts(db, ['offers.yaml']))
    expect(await save('offers.yaml', 'price: 4\n', 0, base, hashOf('price: 3\n'))).toEqual({ kind: 'overtaken' })
    const anew = await save('offers.yaml', 'price: 4\n', 0, hashOf('price: 3\n'))
    expect(anew).toMatchObject({ kind: 'saved', version: 1 })
    expect(await save('offers.yaml', 'price: 5\n', 1, base)).toEqual({ kind: 'overtaken' })
    expect(await listDrafts(database.db)).toHaveLength(1)
  })

  test('keeps no text that nothing names any more', async () => {
    const base = hashOf('price: 1\n')
    await save('offers.yaml', 'a first try', 0, base)
    await save('offers.yaml', 'a second try', 1, base)
    const picture = { path: 'articles/fr/un/photo.jpg', published: undefined }
    await save(picture.path, 'a picture')
    const marked = async (isRemoved: boolean) => {
      await writeChanges(database, (db) => markPicture(db, clock, { ...picture, isRemoved }))
      return (await listDrafts(database.db)).map(({ path }) => path)
    }
    // Of one that goes and was never published there is nothing to publish.
    expect(await marked(true)).toEqual(['offers.yaml'])
    expect(await marked(false)).toEqual([picture.path, 'offers.yaml'])
    await marked(true)
    await writeChanges(database, (db) => discardDrafts(db, ['articles/fr/un/article.md']))
    const bodies = await database.db.selectFrom('content_bodies').select('hash').execute()
    expect(bodies.map(({ hash }) => hash)).toEqual([hashOf('a second try')])
  })
})
