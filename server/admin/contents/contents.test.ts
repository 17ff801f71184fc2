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
const page = '/offres'
const entryOf = async (path: string) =>
  (await owner.get<ContentsList>(contentsApi.entries)).entries.find((entry) => entry.path === path)

const rename = (from: string, to: string) => (text: string) => text.replace(from, to)

test('a text that was published is on the site, in the history with its words, and taken back with one call', async () => {
  expect(await entryOf(offersPage)).toMatchObject({ state: 'published', locale: 'fr' })
  expect(await owner.write(offersPage, rename('Trois offres, et', 'Trois prix, et'))).toMatchObject({
    kind: 'saved',
  })
  expect(await entryOf(offersPage)).toMatchObject({ state: 'changed' })
  expect(await owner.visit(page)).toContain('Trois offres, et')
  expect(await owner.publish([offersPage])).toMatchObject({ kind: 'underway' })
  expect(await owner.visit(page)).toContain('Trois prix, et')
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
  expect(await owner.visit(page)).toContain('Trois offres, et')
  expect((await readJournal(owner.app)).slice(0, 2)).toEqual(['content-taken-back', 'content-published'])
  // What was published after it would be lost.
  const again = await owner.post<PublishAnswer>(contentsApi.takeBack, { id })
  expect(again).toMatchObject({ kind: 'refused', complaints: [{ path: offersPage }] })
})

test('a text for later appears at its moment or at once, and is a draft again if it is taken back before', async () => {
  const { clock } = owner.app
  await owner.write(backlinksPage, rename('sites lus, textes', 'sites relus, textes'))
  const at = new Date(clock.now() + hour).toISOString()
  const scheduled = await owner.publish([backlinksPage], at)
  expect(scheduled).toMatchObject({ kind: 'scheduled', at })
  expect(await entryOf(backlinksPage)).toMatchObject({ state: 'scheduled', appearsAt: at, isOnline: true })
  const takeable = async (path: string) => (await owner.get<OpenedFile>(contentsApi.file, { path })).takeable
  const later = new Date(clock.now() + 2 * hour).toISOString()
  const id = await takeable(backlinksPage)
  expect(await owner.post(contentsApi.reschedule, { id, at: later })).toMatchObject({ kind: 'scheduled', at: later })
  expect(await entryOf(backlinksPage)).toMatchObject({ state: 'scheduled', appearsAt: later })
  expect(await owner.post(contentsApi.takeBack, { id: await takeable(backlinksPage) })).toEqual({
    kind: 'drafts',
    paths: [backlinksPage],
  })
  expect(await entryOf(backlinksPage)).toMatchObject({ state: 'changed', appearsAt: null })

  await owner.publish([backlinksPage], at)
  await expect
    .poll(
      async () => {
        await owner.app.publish()
        clock.advance(hour / 20)
        return owner.visit('/backlinks-allemagne')
      },
      { timeout: 240_000, interval: 50 },
    )
    .toContain('sites relus, textes')
  expect(clock.now()).toBeGreaterThanOrEqual(Date.parse(at))

  await owner.write(backlinksPage, rename('sites relus, textes', 'sites choisis, textes'))
  await owner.publish([backlinksPage], new Date(clock.now() + hour).toISOString())
  const now = { id: await takeable(backlinksPage), at: null }
  const answer = await owner.post<PublishAnswer>(contentsApi.reschedule, now)
  expect(answer).toMatchObject({ kind: 'underway' })
  await owner.untilVisible(answer)
  expect((await owner.visit('/backlinks-allemagne')).includes('sites choisis, textes')).toBe(true)
})

test('an article that is written in another language begins with the structure of the first, and is tied to it', async () => {
  const french = 'articles/fr/tester-le-marche-en-90-jours/article.md'
  const address = '/blog/tester-le-marche-en-90-jours'
  const wanted = { locale: 'de', title: 'Den Markt testen', translationOf: french }
  const { path: german } = await owner.post<{ path: string }>(contentsApi.articles, wanted)
  expect(german).toBe('articles/de/den-markt-testen/article.md')
  // A second press opens what is there.
  expect(await owner.post(contentsApi.articles, { ...wanted, title: 'Anders' })).toEqual({ path: german })
  const begun = await owner.get<OpenedFile>(contentsApi.file, { path: german })
  expect(begun).toMatchObject({
    entry: { state: 'draft', isOutdated: false },
    others: [{ locale: 'fr', path: french }],
  })
  expect(begun.text).toContain(`translationOf: ${address}\n---\n…`)

  const { text: model } = await owner.get<OpenedFile>(contentsApi.file, {
    path: 'articles/de/rep-triman-lucid-frankreich/article.md',
  })
  await owner.write(german, () =>
    model.replace(/^title: .*$/m, 'title: Den Markt testen').replace(/^related:/m, `translationOf: ${address}\n$&`),
  )
  await owner.publish([german])
  expect(await owner.visit('/de/blog/den-markt-testen')).toContain(
    `hrefLang="fr" href="http://localhost:3000${address}"`,
  )
  expect(await entryOf(french)).toMatchObject({ isOutdated: false })
})

test('an article for later is called by its title, in the list as in the journal, and can be written on', async () => {
  const { clock } = owner.app
  const title = 'Un salon à Leipzig'
  const { path } = await owner.post<{ path: string }>(contentsApi.articles, { locale: 'fr', title })
  const { text } = await owner.get<OpenedFile>(contentsApi.file, { path: 'articles/fr/sie-ou-du/article.md' })
  const open = text.replace(/^title: .*$/m, `title: ${title}`).replace(/^publishedOn: .*$/m, 'publishedOn: ""')
  await owner.write(path, () => open)
  const { texts } = await owner.post<Plan>(contentsApi.plan, { paths: [path] })
  // Its day is not known before it is published.
  expect(texts[0]?.parts.map(({ setting }) => setting)).not.toContain('publishedOn')
  await owner.publish([path], new Date(clock.now() + 48 * hour).toISOString())
  expect(await entryOf(path)).toMatchObject({ state: 'scheduled', title, isOnline: false })
  const [line] = (await owner.get<JournalPage>(securityApi.journal)).entries
  expect(line).toMatchObject({ action: 'content-published', texts: [path] })
  await owner.write(path, (planned) => `${planned}\nEncore un mot.\n`)
  expect(await owner.get<OpenedFile>(contentsApi.file, { path })).toMatchObject({
    version: 1,
    takeable: line?.subjectId,
  })
  await owner.post(contentsApi.takeBack, { id: line?.subjectId })
  // It was never published: thrown away, it is gone.
  expect(await owner.open(path)).toMatchObject({ version: 1, takeable: null, entry: { state: 'draft' } })
  await owner.post(contentsApi.discard, { paths: [path] })
})

test('a second tab overwrites nothing: it is told what the first has saved, published or scheduled', async () => {
  const { text, version, base } = await owner.get<OpenedFile>(contentsApi.file, { path: contentsPage })
  const save = (words: string, over: { version: number; base: string | null }) =>
    owner.post<SavedDraft>(contentsApi.draft, {
      path: contentsPage,
      text: text.replace('De quoi avancer', words),
      version: over.version,
      base: over.base,
    })
  expect(await save('De quoi réfléchir', { version, base })).toMatchObject({ kind: 'saved', version: 1 })
  const overtaken = await save('De quoi commencer', { version, base })
  expect(overtaken).toMatchObject({ kind: 'overtaken', version: 1, base })
  if (overtaken.kind !== 'overtaken') throw new Error('it was saved')
  expect(overtaken.text).toContain('De quoi réfléchir')
  expect(await save('De quoi commencer', overtaken)).toMatchObject({ kind: 'saved', version: 2 })
  await owner.publish([contentsPage])
  expect(await save('De quoi lire', { version: 2, base })).toMatchObject({ kind: 'overtaken', version: 0 })
  expect(await owner.visit('/contenus')).toContain('De quoi commencer')

  const published = await owner.open(contentsPage)
  await owner.write(contentsPage, rename('De quoi commencer', 'De quoi patienter'))
  const draft = await owner.open(contentsPage)
  await owner.publish([contentsPage], new Date(owner.app.clock.now() + hour).toISOString())
  const waiting = await owner.open(contentsPage)
  const other = { kind: 'overtaken', text: draft.text, version: 0, base: waiting.base, savedAt: null }
  expect(await save('De quoi partir', draft)).toEqual(other)
  // Who had opened what is published has not seen it, either.
  expect(await save('De quoi rester', published)).toEqual(other)
  await owner.post(contentsApi.takeBack, { id: waiting.takeable })
  await owner.post(contentsApi.discard, { paths: [contentsPage] })
})

test('a new article is published, gets another address to which the old one leads, and is withdrawn with 410', async () => {
  const begin = (title: string) => owner.post<{ path: string }>(contentsApi.articles, { locale: 'fr', title })
  const { path } = await begin('Vendre du pain à Berlin')
  expect(path).toBe('articles/fr/vendre-pain-berlin/article.md')
  expect(await entryOf(path)).toMatchObject({ state: 'draft' })
  const [model = ''] = (await owner.get<ContentsList>(contentsApi.entries)).entries.flatMap((entry) =>
    entry.group === 'articles' && entry.locale === 'fr' && entry.path !== path ? entry.path : [],
  )
  const { text } = await owner.get<OpenedFile>(contentsApi.file, { path: model })
  await owner.write(path, () => text.replace(/^title: .*$/m, "title: 'Vendre du pain à Berlin, un essai'"))
  await owner.publish([path])
  expect(await owner.visit('/blog')).toContain('/blog/vendre-pain-berlin')

  const renaming = await owner.post<PublishAnswer>(contentsApi.rename, { path, slug: 'pain-berlin' })
  // An old address is none that is free, before the site leads from it, too.
  const { path: second } = await begin('Vendre du pain à Berlin')
  expect(second).toBe('articles/fr/vendre-pain-berlin-2/article.md')
  await owner.post(contentsApi.discard, { paths: [second] })
  await owner.untilVisible(renaming)
  const ask = (address: string) => fetch(owner.app.url + address, { redirect: 'manual' })
  const moved = await ask('/blog/vendre-pain-berlin')
  expect([moved.status, moved.headers.get('location')]).toEqual([308, '/blog/pain-berlin'])
  expect((await ask('/blog/pain-berlin')).status).toBe(200)

  const renamed = 'articles/fr/pain-berlin/article.md'
  const { version, base } = await owner.open(renamed)
  const withdrawal = await owner.post<PublishAnswer>(contentsApi.withdraw, { path: renamed })
  // A page cannot take an old address.
  const again = [await begin('Vendre du pain à Berlin'), await begin('Du pain à Berlin')].map((begun) => begun.path)
  expect(again).toEqual(['articles/fr/vendre-pain-berlin-2/article.md', 'articles/fr/pain-berlin-2/article.md'])
  await owner.post(contentsApi.discard, { paths: again })
  // What another tab types on in it has nowhere to go, and is still over the text that it had opened.
  const typed = { path: renamed, text: 'Encore un mot.', version, base }
  expect((await postTo(owner.app, contentsApi.draft, typed, owner.cookie)).status).toBe(404)
  await owner.untilVisible(withdrawal)
  expect((await ask('/blog/pain-berlin')).status).toBe(410)
  expect((await ask('/blog/vendre-pain-berlin')).status).toBe(410)
  const title = 'Vendre du pain à Berlin, un essai'
  expect(await entryOf(renamed)).toMatchObject({ state: 'withdrawn', title })

  const { text: last, takeable } = await owner.get<OpenedFile>(contentsApi.file, { path: renamed })
  expect(last).toContain(title)
  await owner.untilVisible(await owner.post(contentsApi.takeBack, { id: takeable }))
  expect((await ask('/blog/pain-berlin')).status).toBe(200)
  expect(await entryOf(renamed)).toMatchObject({ state: 'published', title })
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
  const { complaints } = await owner.post<Plan>(contentsApi.plan, { paths })
  expect(complaints).toEqual([])
  await owner.post(contentsApi.discard, { paths })
})
