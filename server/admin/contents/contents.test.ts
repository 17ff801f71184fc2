import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminApi } from '../../../contract/api/admin.ts'
import {
  type ContentsList,
  contentsApi,
  type OpenedFile,
  type Plan,
  type PublishAnswer,
  type RevisionPage,
  type RevisionView,
  type SavedDraft,
} from '../../../contract/api/admin-contents.ts'
import type { Launch } from '../../../contract/api/admin-dashboard.ts'
import type { JournalPage } from '../../../contract/api/audit.ts'
import { securityApi } from '../../../contract/api/sign-in.ts'
import { isOpen, type ToReplace } from '../../../contract/content/to-replace.ts'
import { postTo, readJournal } from '../../../tests/support/administrator.ts'
import { anOwnerApp, type OwnerApp } from '../../../tests/support/owner-app.ts'
import { hour } from '../../runtime/clock.ts'

let owner: OwnerApp
beforeAll(async () => {
  owner = await anOwnerApp()
})
afterAll(() => owner.remove())

const offersPage = 'pages/offers/fr.yaml'
const backlinksPage = 'pages/backlinks/fr.yaml'
const contentsPage = 'pages/contents/fr.yaml'
const entryOf = async (path: string) =>
  (await owner.get<ContentsList>(contentsApi.entries)).entries.find((entry) => entry.path === path)

const rename = (from: string, to: string) => (text: string) => text.replace(from, to)

test('a text that was published is on the site, in the history with its words, and taken back with one call', async () => {
  expect(await entryOf(offersPage)).toMatchObject({ state: 'published', locale: 'fr' })
  expect(await owner.write(offersPage, rename('Trois offres, et', 'Trois prix, et'))).toMatchObject({
    kind: 'saved',
  })
  expect(await entryOf(offersPage)).toMatchObject({ state: 'changed' })
  expect(await owner.visit('/offres')).toContain('Trois offres, et')
  expect(await owner.publish([offersPage])).toMatchObject({ kind: 'underway' })
  expect(await owner.visit('/offres')).toContain('Trois prix, et')
  expect(await entryOf(offersPage)).toMatchObject({ state: 'published' })

  const { revisions } = await owner.get<RevisionPage>(contentsApi.revisions)
  const [{ id = '', ...newest } = {}] = revisions
  expect(newest).toMatchObject({ kind: 'publish', paths: [offersPage], isScheduled: false })
  const { texts } = await owner.get<RevisionView>(contentsApi.revision, { id })
  expect(texts).toMatchObject([
    {
      path: offersPage,
      kind: 'changed',
      parts: [
        { before: expect.stringContaining('Trois offres, et'), after: expect.stringContaining('Trois prix, et') },
      ],
    },
  ])

  await owner.untilVisible(await owner.post<PublishAnswer>(contentsApi.takeBack, { id }))
  expect(await owner.visit('/offres')).toContain('Trois offres, et')
  expect((await readJournal(owner.app)).slice(0, 2)).toEqual(['content-taken-back', 'content-published'])
  const [, line] = (await owner.get<JournalPage>(securityApi.journal)).entries
  expect(line).toMatchObject({ action: 'content-published', subjectId: id, texts: [offersPage] })
  // What was published after it would be lost.
  const again = await owner.post<PublishAnswer>(contentsApi.takeBack, { id })
  expect(again).toMatchObject({ kind: 'refused', complaints: [{ path: offersPage }] })
})

test('a text for later appears at its moment, or at the other that it is given', async () => {
  const { clock } = owner.app
  const [at, later] = [1, 2].map((hours) => new Date(clock.now() + hours * hour).toISOString())
  await owner.write(backlinksPage, rename('sites lus, textes', 'sites relus, textes'))
  expect(await owner.publish([backlinksPage], at)).toMatchObject({ kind: 'scheduled', at })
  expect(await entryOf(backlinksPage)).toMatchObject({ state: 'scheduled', appearsAt: at, isOnline: true })
  const { takeable: id } = await owner.open(backlinksPage)
  expect(await owner.post(contentsApi.reschedule, { id, at: later })).toMatchObject({ kind: 'scheduled', at: later })
  await expect
    .poll(
      async () => {
        await owner.app.publish()
        clock.advance(hour / 4)
        return owner.visit('/backlinks-allemagne')
      },
      { timeout: 240_000, interval: 50 },
    )
    .toContain('sites relus, textes')
  expect(clock.now()).toBeGreaterThanOrEqual(Date.parse(later ?? ''))
})

test('an article that is written in another language begins with the structure of the first, and is tied to it', async () => {
  const french = 'articles/fr/tester-le-marche-en-90-jours/article.md'
  const wanted = { locale: 'de', title: 'Den Markt testen', translationOf: french }
  const { path: german } = await owner.post<{ path: string }>(contentsApi.articles, wanted)
  expect(german).toBe('articles/de/den-markt-testen/article.md')
  // A second press opens what is there.
  expect(await owner.post(contentsApi.articles, { ...wanted, title: 'Anders' })).toEqual({ path: german })
  const begun = await owner.open(german)
  expect(begun).toMatchObject({
    entry: { state: 'draft', isOutdated: false },
    others: [{ locale: 'fr', path: french }],
  })
  expect(begun.text).toContain('translationOf: /blog/tester-le-marche-en-90-jours\n---\n…')
  await owner.post(contentsApi.discard, { paths: [german] })
})

test('a second tab overwrites nothing: it is told what the first has saved or scheduled', async () => {
  const published = await owner.open(contentsPage)
  const save = (words: string, { version, base }: Pick<OpenedFile, 'version' | 'base'>) => {
    const text = published.text.replace('De quoi avancer', words)
    return owner.post<SavedDraft>(contentsApi.draft, { path: contentsPage, text, version, base })
  }
  expect(await save('De quoi réfléchir', published)).toMatchObject({ kind: 'saved', version: 1 })
  const draft = await owner.open(contentsPage)
  expect(draft.text).toContain('De quoi réfléchir')
  const { text, version, base } = draft
  expect(await save('De quoi commencer', published)).toMatchObject({ kind: 'overtaken', text, version, base })

  await owner.publish([contentsPage], new Date(owner.app.clock.now() + hour).toISOString())
  const waiting = await owner.open(contentsPage)
  const other = { kind: 'overtaken', text, version: 0, base: waiting.base, savedAt: null }
  expect(await save('De quoi partir', draft)).toEqual(other)
  // Who had opened what is published has not seen it, either.
  expect(await save('De quoi rester', published)).toEqual(other)
  await owner.post(contentsApi.takeBack, { id: waiting.takeable })
  await owner.post(contentsApi.discard, { paths: [contentsPage] })
})

test('a new article is published, gets another address to which the old one leads, and is withdrawn with 410', async () => {
  const title = 'Vendre du pain à Berlin'
  const begin = async (title: string) =>
    (await owner.post<{ path: string }>(contentsApi.articles, { locale: 'fr', title })).path
  const path = await begin(title)
  expect(path).toBe('articles/fr/vendre-pain-berlin/article.md')
  expect(await entryOf(path)).toMatchObject({ state: 'draft' })
  const { text } = await owner.open('articles/fr/sie-ou-du/article.md')
  await owner.write(path, () => text.replace(/^title: .*$/m, `title: ${title}`))
  await owner.publish([path])
  expect(await owner.visit('/blog')).toContain('/blog/vendre-pain-berlin')

  const renaming = await owner.post<PublishAnswer>(contentsApi.rename, { path, slug: 'pain-berlin' })
  // An old address is none that is free, before the site leads from it, too.
  const second = await begin(title)
  expect(second).toBe('articles/fr/vendre-pain-berlin-2/article.md')
  await owner.post(contentsApi.discard, { paths: [second] })
  await owner.untilVisible(renaming)
  const ask = async (address: string) => {
    const { status, headers } = await fetch(owner.app.url + address, { redirect: 'manual' })
    return [status, headers.get('location')]
  }
  expect(await ask('/blog/vendre-pain-berlin')).toEqual([308, '/blog/pain-berlin'])
  expect(await ask('/blog/pain-berlin')).toEqual([200, null])

  const renamed = 'articles/fr/pain-berlin/article.md'
  const { version, base } = await owner.open(renamed)
  const withdrawal = await owner.post<PublishAnswer>(contentsApi.withdraw, { path: renamed })
  // A page cannot take an old address.
  expect(await begin('Du pain à Berlin')).toBe('articles/fr/pain-berlin-2/article.md')
  // What another tab types on in it has nowhere to go, and is still over the text that it had opened.
  const typed = { path: renamed, text: 'Encore un mot.', version, base }
  expect((await postTo(owner.app, contentsApi.draft, typed, owner.cookie)).status).toBe(404)
  await owner.untilVisible(withdrawal)
  expect([await ask('/blog/pain-berlin'), await ask('/blog/vendre-pain-berlin')]).toEqual([
    [410, null],
    [410, null],
  ])
  expect(await owner.open(renamed)).toMatchObject({
    entry: { state: 'withdrawn', title },
    text: expect.stringContaining(title),
    takeable: expect.any(String),
  })
})

test('what is confirmed or taken out in drafts is done at once, is still to be published, and the lists count the same', async () => {
  const look = async () => (await owner.get<Launch>(adminApi.launch)).content
  const countListed = async () =>
    (await owner.get<ContentsList>(contentsApi.entries)).entries.reduce((sum, { samples }) => sum + samples, 0)
  const before = (await look()).filter(isOpen)
  expect(await countListed()).toBe(before.length)

  const confirmed = ['testimonials/fr.yaml']
  expect(await owner.post(contentsApi.samples, { kind: 'confirm', paths: confirmed })).toEqual({ paths: confirmed })
  const isOf = (files: readonly string[]) => (point: ToReplace) => files.includes(point.file)
  expect((await look()).filter(isOf(confirmed))).toEqual(
    Array.from({ length: 4 }, () => expect.objectContaining({ isDone: true, isToPublish: true })),
  )
  const { paths } = await owner.post<{ paths: string[] }>(contentsApi.samples, { kind: 'remove' })
  expect(paths).toContain('offers.yaml')
  expect(paths).not.toContain('testimonials/fr.yaml')
  const after = await look()
  expect(after.filter(({ isSample }) => isSample).every(({ isDone }) => isDone)).toBe(true)
  expect(await countListed()).toBe(after.filter(isOpen).length)

  const { complaints } = await owner.post<Plan>(contentsApi.plan, { paths: [...confirmed, ...paths] })
  expect(complaints).toEqual([])
  await owner.post(contentsApi.discard, { paths: [...confirmed, ...paths] })
  expect((await look()).filter(isOpen)).toEqual(before)
})

test('a confirmed review keeps the words that the law wants beside it when every example is taken out', async () => {
  const path = 'testimonials/en.yaml'
  await owner.write(path, (text) => text.replace('\n    sample: true', ''))
  const { paths } = await owner.post<{ paths: string[] }>(contentsApi.samples, { kind: 'remove' })
  const { content } = await owner.get<Launch>(adminApi.launch)
  expect(content.filter(({ isSample, isDone }) => isSample && !isDone).map(({ file }) => file)).toEqual([path])
  expect((await owner.open(path)).complaints).toEqual([])
  await owner.post(contentsApi.discard, { paths })
})
