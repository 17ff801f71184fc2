import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type ContentsList,
  contentsApi,
  type OpenedFile,
  type Plan,
  type PublishAnswer,
  type RevisionPage,
  type RevisionView,
  type SavedPicture,
} from '../../../contract/api/admin-contents.ts'
import { engines } from '../../../tests/support/engines.ts'
import { anOwnerApp, type OwnerApp } from '../../../tests/support/owner-app.ts'
import { day } from '../../runtime/clock.ts'

const other = 'articles/fr/impressum-allemagne/article.md'
const heading = '## Trois questions pour choisir'

/** The owner with an article to illustrate. */
async function aPictured(owner: OwnerApp, article: string) {
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#35538a' } })
    .jpeg()
    .toBuffer()
  const send = async (name: string) => {
    const answer = await fetch(
      `${owner.app.url}${contentsApi.pictures}?${new URLSearchParams({ path: article, name })}`,
      {
        method: 'POST',
        headers: { cookie: owner.cookie, origin: owner.app.url, 'content-type': 'image/jpeg' },
        body: new Uint8Array(photo),
      },
    )
    const saved = (await answer.json()) as SavedPicture
    if (saved.kind !== 'saved') throw new Error(`not saved: ${JSON.stringify(saved)}`)
    return saved
  }
  const mark = (path: string, isRemoved: boolean) => owner.post(contentsApi.removePicture, { path, isRemoved })
  const open = () => owner.get<OpenedFile>(contentsApi.file, { path: article })
  const listed = async () =>
    (await open()).pictures.map(({ name, isDraft, isRemoved }) => ({ name, isDraft, isRemoved }))
  const plan = async () => (await owner.post<Plan>(contentsApi.plan, { paths: [article] })).texts
  return { send, mark, open, listed, plan }
}

describe.each(engines)('on %s', (engine) => {
  let owner: OwnerApp
  beforeAll(async () => {
    owner = await anOwnerApp(engine)
  })
  afterAll(() => owner.remove())

  test('a picture that was never published goes and comes back, and nothing of it is to be published', async () => {
    const { send, mark, open, listed, plan } = await aPictured(owner, other)
    const readKept = () => owner.app.database.db.selectFrom('content_bodies').select('hash').orderBy('hash').execute()
    const kept = await readKept()
    const { path, name, bytes } = await send('gare.jpg')
    expect((await open()).pictures).toEqual([{ path, name, bytes, isDraft: true, isRemoved: false }])
    await mark(path, true)
    expect(await listed()).toEqual([{ name, isDraft: false, isRemoved: true }])
    expect((await open()).entry.state).toBe('published')
    expect(await plan()).toEqual([])
    // Its name is kept for it.
    const second = await send('gare.jpg')
    expect(second.name).not.toBe(name)
    await mark(path, false)
    expect(await listed()).toContainEqual({ name, isDraft: true, isRemoved: false })
    await mark(path, true)
    await mark(second.path, true)
    await owner.post(contentsApi.discard, { paths: [other] })
    expect(await listed()).toEqual([])
    expect(await readKept()).toEqual(kept)
  })

  test('a picture that readers see goes with a publication, is told before in the text that shows it, and is taken back', async () => {
    const article = 'articles/fr/sie-ou-du/article.md'
    const { send, mark, listed, plan } = await aPictured(owner, article)
    const { path, name } = await send('gare.jpg')
    await owner.write(article, (text) => text.replace(heading, `![Un quai](${name})\n\n${heading}`))
    await owner.publish([article])
    const isSeen = async () => (await owner.visit('/blog/sie-ou-du')).includes('alt="Un quai"')
    expect(await isSeen()).toBe(true)

    await mark(path, true)
    expect(await listed()).toEqual([{ name, isDraft: true, isRemoved: true }])
    expect((await owner.publish([article])).kind).toBe('refused')
    await mark(path, false)
    expect(await plan()).toEqual([])

    await owner.write(article, (text) => text.replace(`![Un quai](${name})\n\n`, ''))
    await mark(path, true)
    expect(await plan()).toMatchObject([
      { parts: [{ passage: 'picture', before: 'Un quai', after: null }], pictures: [{ name, kind: 'gone' }] },
    ])
    expect((await owner.publish([article])).kind).toBe('underway')
    expect(await isSeen()).toBe(false)
    expect(await listed()).toEqual([])

    const { entries } = await owner.get<ContentsList>(contentsApi.entries)
    expect(entries.find(({ path }) => path === article)).toMatchObject({ state: 'published' })
    const { revisions } = await owner.get<RevisionPage>(contentsApi.revisions)
    const { texts } = await owner.get<RevisionView>(contentsApi.revision, { id: revisions[0]?.id ?? '' })
    expect(texts).toMatchObject([{ path: article, kind: 'changed', parts: [{ before: 'Un quai', after: null }] }])
    await owner.untilVisible(await owner.post<PublishAnswer>(contentsApi.takeBack, { id: revisions[0]?.id }))
    expect(await isSeen()).toBe(true)
    expect(await listed()).toEqual([{ name, isDraft: false, isRemoved: false }])
  })

  test('an article for later that has a picture can be written on: the picture stays with it, and can be taken out', async () => {
    const title = 'Un quai à Brême'
    const { path: article } = await owner.post<{ path: string }>(contentsApi.articles, { locale: 'fr', title })
    const { send, mark, open, listed } = await aPictured(owner, article)
    const { path, name } = await send('quai.jpg')
    const { text } = await owner.open(other)
    const illustrated = text.replace(/^## /m, `![Un quai](${name})\n\n$&`)
    await owner.write(article, () => illustrated.replace(/^title: .*$/m, `title: ${title}`))
    const at = new Date(owner.app.clock.now() + 2 * day).toISOString()
    expect(await owner.publish([article], at)).toMatchObject({ kind: 'scheduled' })
    await owner.write(article, (planned) => `${planned}\nEncore un mot.\n`)
    expect((await open()).complaints).toEqual([])
    await mark(path, true)
    expect(await listed()).toEqual([{ name, isDraft: true, isRemoved: true }])
    expect((await open()).complaints).toMatchObject([{ problem: expect.stringContaining('image') }])
    await mark(path, false)
    expect(await listed()).toEqual([{ name, isDraft: false, isRemoved: false }])

    expect(await owner.publish([article])).toMatchObject({ kind: 'underway' })
    const seen = await owner.visit('/blog/quai-breme')
    expect(seen).toContain('alt="Un quai"')
    expect(seen).toContain('Encore un mot.')
    expect((await open()).entry).toMatchObject({ state: 'published', appearsAt: null })
  })

  test('nothing but a picture of an entry is removed', async () => {
    const { mark, listed } = await aPictured(owner, other)
    for (const path of [other, 'offers.yaml', 'articles/fr/sie-ou-du/nulle-part.webp', 'owner/nulle-part.webp'])
      await expect(mark(path, true), path).rejects.toThrow('404')
    await expect(owner.post(contentsApi.removePicture, { path: '../x', isRemoved: true })).rejects.toThrow('400')
    expect(await listed()).toEqual([])
  })
})
