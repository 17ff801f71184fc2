import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aKeptLog } from '../../tests/support/kept-log.ts'
import { addVersion, aSiteFolder, idOf, pointTo } from '../../tests/support/site-versions.ts'
import { createContentCheck } from './check-content.ts'
import { compressVersion } from './compress-version.ts'
import { openPublishedSite, type PublishedSite } from './published-site.ts'

let folder: ReturnType<typeof aSiteFolder>
beforeEach(() => {
  folder = aSiteFolder()
})
afterEach(() => folder.remove())

const open = (log = aKeptLog().log) => openPublishedSite({ store: folder.store, log, buildFolder: folder.folder })
const textOf = (site: PublishedSite, path: string) => site.current().files.get(path)?.bodies.identity.toString()

test('a folder in which nothing was published is not served', async () => {
  await expect(open()).rejects.toThrow('nothing is published')
})

test('the site switches whole to what is published, and back; nobody waits for a restart', async () => {
  const { store } = folder
  await addVersion(store, { number: 1, pages: { '/': 'one', '/old': 'old' } })
  await addVersion(store, { number: 2, before: 1, pages: { '/': 'two', '/new': 'new' } })
  await pointTo(store, 1)
  const site = await open()
  expect([textOf(site, '/'), textOf(site, '/old'), textOf(site, '/new')]).toEqual(['one', 'old', undefined])
  const told: string[] = []
  site.onSwitch(({ id }) => void told.push(`${id} instead of ${site.current().id}`))
  await pointTo(store, 2)
  await site.refresh()
  expect([textOf(site, '/'), textOf(site, '/old'), textOf(site, '/new')]).toEqual(['two', undefined, 'new'])
  await pointTo(store, 1, { isHeld: true })
  await site.refresh()
  expect([textOf(site, '/'), site.current().isHeld]).toEqual(['one', true])
  expect(told).toEqual([`${idOf(2)} instead of ${idOf(1)}`, `${idOf(1)} instead of ${idOf(2)}`])
})

test('pictures, scripts and styles of older versions stay served for pages that are still open; their pages and feeds do not', async () => {
  const { store } = folder
  const files = { '/assets/a-1.js': 'a', '/assets/a-1.css': 'b', '/pictures/one.avif': 'c', '/rss.xml': 'd' }
  await addVersion(store, { number: 1, pages: { '/gone': 'gone' }, files })
  await addVersion(store, { number: 2, pages: { '/': 'two' }, files: { '/pictures/one.avif': 'another' } })
  await pointTo(store, 2)
  const site = await open()
  expect([...site.current().files.keys()].toSorted()).toEqual([
    '/',
    '/assets/a-1.css',
    '/assets/a-1.js',
    '/pictures/one.avif',
  ])
  expect(textOf(site, '/pictures/one.avif')).toBe('another')
})

test('a version of which a file is missing is not switched to, nor one that a listener refuses', async () => {
  const { store } = folder
  await addVersion(store, { number: 1, pages: { '/': 'one' } })
  const torn = await addVersion(store, { number: 2, pages: { '/': 'two' } })
  await addVersion(store, { number: 3, pages: { '/': 'three' } })
  rmSync(join(folder.folder, 'files', torn.files['/']?.hash ?? ''))
  await pointTo(store, 1)
  const kept = aKeptLog()
  const site = await open(kept.log)
  await pointTo(store, 2)
  await site.refresh()
  expect(textOf(site, '/')).toBe('one')
  site.onSwitch(() => Promise.reject(new Error('no database')))
  await pointTo(store, 3)
  await site.refresh()
  expect(textOf(site, '/')).toBe('one')
})

test('a version of another build is not switched to where this one cannot draw pages from its content', async () => {
  const { store } = folder
  for (const number of [1, 2]) await addVersion(store, { number, pages: { '/': String(number) } })
  await pointTo(store, 1)
  const { log } = aKeptLog()
  const draw = () => {
    throw new Error('no such word')
  }
  const deps = { store, log, buildFolder: folder.folder }
  const site = await openPublishedSite({ ...deps, check: createContentCheck('a build', draw, () => []) })
  await pointTo(store, 2)
  await site.refresh()
  expect(textOf(site, '/')).toBe('2')
  await expect(
    openPublishedSite({ ...deps, check: createContentCheck('another build', draw, () => []) }),
  ).rejects.toThrow('is of another build, and this one cannot draw it')
})

test('what has not changed is not read again, and a better compression is taken up', async () => {
  const { store } = folder
  const long = `<p>${'bretzel '.repeat(500)}</p>`
  const first = await addVersion(store, { number: 1, pages: { '/': 'one', '/same': long } })
  await compressVersion(store, first, 'quick')
  await pointTo(store, 1, { isCompressed: false })
  const site = await open()
  const before = site.current().files.get('/same')
  await addVersion(store, { number: 2, pages: { '/': 'two', '/same': long } })
  await pointTo(store, 2, { isCompressed: false })
  await site.refresh()
  expect(site.current().files.get('/same')).toBe(before)
  await compressVersion(store, first, 'best')
  await pointTo(store, 2)
  await site.refresh()
  const after = site.current().files.get('/same')
  const best = await store.readNamed(`${first.files['/same']?.hash}.br`)
  expect([after?.bodies.br, before?.bodies.br?.equals(best)]).toEqual([best, false])
})
