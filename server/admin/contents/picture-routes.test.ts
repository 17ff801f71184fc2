import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  contentsApi,
  type Plan,
  type PublishAnswer,
  type RevisionPage,
  type RevisionView,
  type SavedPicture,
} from '../../../contract/api/admin-contents.ts'
import { anOwnerApp, type OwnerApp } from '../../../tests/support/owner-app.ts'
import { day } from '../../runtime/clock.ts'

const other = 'articles/fr/impressum-allemagne/article.md'
const heading = '## Trois questions pour choisir'

let owner: OwnerApp
beforeAll(async () => {
  owner = await anOwnerApp()
})
afterAll(() => owner.remove())

const mark = (path: string, isRemoved: boolean) => owner.post(contentsApi.removePicture, { path, isRemoved })

/** An article to illustrate. */
function toIllustrate(path: string) {
  const open = () => owner.open(path)
  return {
    open,
    send: async (name: string) => {
      const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#35538a' } })
      const answer = await fetch(`${owner.app.url}${contentsApi.pictures}?${new URLSearchParams({ path, name })}`, {
        method: 'POST',
        headers: { cookie: owner.cookie, origin: owner.app.url, 'content-type': 'image/jpeg' },
        body: new Uint8Array(await photo.jpeg().toBuffer()),
      })
      const saved = (await answer.json()) as SavedPicture
      if (saved.kind !== 'saved') throw new Error(`not saved: ${JSON.stringify(saved)}`)
      return saved
    },
    listed: async () => (await open()).pictures.map(({ name, isDraft, isRemoved }) => ({ name, isDraft, isRemoved })),
    plan: async () => (await owner.post<Plan>(contentsApi.plan, { paths: [path] })).texts,
  }
}

test('a picture that was never published goes and comes back, and nothing of it is to be published', async () => {
  const { send, open, listed, plan } = toIllustrate(other)
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
  await owner.post(contentsApi.discard, { paths: [other] })
  expect(await listed()).toEqual([])
})

test('a picture that readers see goes with a publication, is told before in the text that shows it, and is taken back', async () => {
  const article = 'articles/fr/sie-ou-du/article.md'
  const { send, listed, plan } = toIllustrate(article)
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

  const [{ id = '' } = {}] = (await owner.get<RevisionPage>(contentsApi.revisions)).revisions
  const { texts } = await owner.get<RevisionView>(contentsApi.revision, { id })
  expect(texts).toMatchObject([{ path: article, kind: 'changed', parts: [{ before: 'Un quai', after: null }] }])
  await owner.untilVisible(await owner.post<PublishAnswer>(contentsApi.takeBack, { id }))
  expect(await isSeen()).toBe(true)
  expect(await listed()).toEqual([{ name, isDraft: false, isRemoved: false }])
})

test('an article for later has its title, and can be written on: its picture stays with it, and can be taken out', async () => {
  const title = 'Un quai à Brême'
  const { path: article } = await owner.post<{ path: string }>(contentsApi.articles, { locale: 'fr', title })
  const { send, open, listed, plan } = toIllustrate(article)
  const { path, name } = await send('quai.jpg')
  const { text } = await owner.open(other)
  const illustrated = text.replace(/^## /m, `![Un quai](${name})\n\n$&`).replace(/^title: .*$/m, `title: ${title}`)
  await owner.write(article, () => illustrated.replace(/^publishedOn: .*$/m, 'publishedOn: ""'))
  // Its day is not known before it is published.
  expect((await plan())[0]?.parts.map(({ setting }) => setting)).not.toContain('publishedOn')
  const at = new Date(owner.app.clock.now() + 2 * day).toISOString()
  expect(await owner.publish([article], at)).toMatchObject({ kind: 'scheduled' })
  expect((await open()).entry).toMatchObject({ state: 'scheduled', title, isOnline: false })
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
  for (const path of [other, 'offers.yaml', 'articles/fr/sie-ou-du/nulle-part.webp', 'owner/nulle-part.webp'])
    await expect(mark(path, true), path).rejects.toThrow('404')
  await expect(mark('../x', true)).rejects.toThrow('400')
})
