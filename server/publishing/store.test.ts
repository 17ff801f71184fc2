import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addVersion, aSiteFolder, idOf, pointTo } from '../../tests/support/site-versions.ts'
import { compressVersion } from './compress-version.ts'
import { hashOf } from './store.ts'

let site: ReturnType<typeof aSiteFolder>
beforeEach(() => {
  site = aSiteFolder()
})
afterEach(() => site.remove())

const bodies = () => readdirSync(join(site.folder, 'files'))

test('a body is kept once under its hash, and one that is damaged is refused and written again', async () => {
  const { store } = site
  const hash = await store.put('the same')
  expect([await store.put('the same'), hash]).toEqual([hash, hashOf('the same')])
  writeFileSync(join(site.folder, 'files', hash), 'the sane')
  await expect(store.read(hash)).rejects.toThrow('is damaged')
  await store.put('the same')
  expect((await store.read(hash)).toString()).toBe('the same')
})

test('nothing is served before somebody switches, and a version is whole only with every body', async () => {
  const { store } = site
  expect([await store.findPointer(), await store.listVersions()]).toEqual([undefined, []])
  const manifest = await addVersion(store, { number: 1, pages: { '/': '<p>one</p>' } })
  expect([await store.findPointer(), store.isWhole(manifest)]).toEqual([undefined, true])
  expect(await store.findVersion(manifest.id)).toEqual(manifest)
  const { hash = '' } = manifest.files['/'] ?? {}
  writeFileSync(join(site.folder, 'files', hash), 'torn')
  await store.read(hash).catch(() => {})
  expect(store.isWhole(manifest)).toBe(false)
})

test('the five newest versions stay and the one that is served; what none of them names goes, and what a crash left', async () => {
  const { store } = site
  for (let number = 1; number <= 8; number += 1)
    await addVersion(store, { number, pages: { '/': `<p>${number}</p>`, '/always': '<p>always</p>' } })
  await pointTo(store, 2)
  for (const place of ['', 'files', 'versions']) writeFileSync(join(site.folder, place, '.part-left'), 'half')
  await store.sweep()
  expect(await store.listVersions()).toEqual([8, 7, 6, 5, 4, 2].map(idOf))
  const texts = await Promise.all(bodies().map(async (name) => (await store.read(name)).toString()))
  expect(texts.filter((text) => text.startsWith('<p>')).toSorted()).toEqual(
    ['2', '4', '5', '6', '7', '8', 'always', 'lost'].map((text) => `<p>${text}</p>`),
  )
  expect(readdirSync(site.folder).toSorted()).toEqual(['current', 'files', 'versions'])
})

test.each(['', 'garbage', '{"id":'])('a pointer or a version that reads %j is as good as missing', async (text) => {
  const { store } = site
  const { id } = await addVersion(store, { number: 1, pages: { '/': '<p>one</p>' } })
  await pointTo(store, 1)
  writeFileSync(join(site.folder, 'versions', `${id}.json`), text)
  expect([await store.findVersion(id), await store.listKept()]).toEqual([undefined, []])
  writeFileSync(join(site.folder, 'current'), text)
  expect(await store.findPointer()).toBeUndefined()
})

test('a version is sound only with bodies that are what they are called; others go, to be written again', async () => {
  const { store } = site
  const manifest = await addVersion(store, { number: 1, pages: { '/': '<p>one</p>' } })
  expect(await store.isSound(manifest)).toBe(true)
  writeFileSync(join(site.folder, 'files', hashOf('<p>one</p>')), '<p>o')
  expect([await store.isSound(manifest), store.isWhole(manifest)]).toEqual([false, false])
})

test('what going back would return to stays, however many versions are newer', async () => {
  const { store } = site
  for (let number = 1; number <= 7; number += 1) await addVersion(store, { number })
  await addVersion(store, { number: 8, before: 1 })
  await pointTo(store, 8)
  await store.sweep()
  expect(await store.listVersions()).toEqual([8, 7, 6, 5, 4, 1].map(idOf))
})

test('a quick compression is there at once, and the best takes its place', async () => {
  const { store } = site
  const manifest = await addVersion(store, { number: 1, pages: { '/': `<p>${'bretzel '.repeat(500)}</p>` } })
  const { hash = '' } = manifest.files['/'] ?? {}
  const names = () => store.listForms(hash).map(({ name }) => name.slice(hash.length))
  await compressVersion(store, manifest, 'quick')
  expect(names()).toEqual(['.quick.br', '.quick.gz'])
  await compressVersion(store, manifest, 'best')
  expect(names()).toEqual(['.br', '.gz'])
  await pointTo(store, 1)
  await store.sweep()
  expect(bodies().filter((name) => name.includes('quick'))).toEqual([])
  expect(names()).toEqual(['.br', '.gz'])
})
