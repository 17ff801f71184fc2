import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { contentsApi, type PreviewLink, previewPage } from '../../../contract/api/admin-contents.ts'
import { postTo } from '../../../tests/support/administrator.ts'
import { isAlive, listChildren } from '../../../tests/support/children.ts'
import { anOwnerApp, type OwnerApp } from '../../../tests/support/owner-app.ts'
import { day, minute } from '../../runtime/clock.ts'

const article = 'articles/fr/sie-ou-du/article.md'
const [heading, written] = ['## Ce que montrent deux sondages', '## Ce que personne n’a encore lu']

/** Processes beside the servers of this process. */
const listWorkers = () =>
  listChildren(process.pid).filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('tinypool'))

let owner: OwnerApp
beforeAll(async () => {
  owner = await anOwnerApp()
  await owner.write(article, (text) => text.replace(heading, written))
})
afterAll(() => owner.remove())

const ask = (path: string, { cookie = owner.cookie, ...options }: RequestInit & { cookie?: string } = {}) =>
  fetch(new URL(path, owner.app.url), { redirect: 'manual', headers: { cookie }, ...options })
const framed = (path: string, page?: string) => `${previewPage}?${new URLSearchParams({ path, ...(page && { page }) })}`

/** The address of a link, on the server of the test. */
async function share(path = article): Promise<string> {
  const { url } = await owner.post<PreviewLink>(contentsApi.previewLink, { path })
  return new URL(url).pathname
}

test('the owner sees a page before it is published, in a frame of the editor and nowhere else', async () => {
  const preview = await ask(framed(article))
  expect(preview.status).toBe(200)
  expect(await preview.text()).toContain('Ce que personne n’a encore lu')
  expect(preview.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(preview.headers.get('cache-control')).toBe('no-store')
  expect(preview.headers.get('x-robots-tag')).toBe('noindex')
  // Nobody becomes a lead by a preview.
  expect(preview.headers.get('content-security-policy')?.split('; ')).toEqual(
    expect.arrayContaining([
      "frame-ancestors 'self'",
      "form-action 'none'",
      "connect-src 'none'",
      "default-src 'none'",
    ]),
  )
  expect(await owner.visit('/blog/sie-ou-du')).not.toContain('personne n’a encore lu')
  expect(await (await ask(framed(article, '/blog'))).text()).toContain(
    '<link rel="canonical" href="http://localhost:3000/blog"',
  )
  const head = await ask(framed(article), { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('nobody sees one without a session, and there is none of what no page shows', async () => {
  const answer = await ask(framed(article), { cookie: '' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin'])
  expect((await postTo(owner.app, contentsApi.previewLink, { path: article })).status).toBe(401)
  for (const path of ['answers/fr.yaml', 'articles/fr/unheard-of/article.md', 'articles/fr/sie-ou-du/cover.svg/x'])
    expect([path, (await ask(framed(path))).status]).toEqual([path, 404])
  expect((await ask(framed('../server/secret'))).status).toBe(400)
})

test('a link is made of articles and pages alone', async () => {
  const ofLink = async (path: string) =>
    (await postTo(owner.app, contentsApi.previewLink, { path }, owner.cookie)).status
  expect([await ofLink(article), await ofLink('pages/home/de.yaml')]).toEqual([200, 200])
  for (const path of ['settings.yaml', 'offers.yaml', 'answers/fr.yaml', 'blog/fr.yaml', 'consent-sentences.yaml'])
    expect([path, await ofLink(path)]).toEqual([path, 404])
})

test('what keeps a page from being drawn is said in its place', async () => {
  await owner.write('pages/not-found/fr.yaml', () => 'title: [')
  const preview = await ask(framed('pages/not-found/fr.yaml'))
  const html = await preview.text()
  expect(preview.status).toBe(200)
  expect(html).toContain('L’aperçu attend vos corrections')
  expect(html).toContain('<p class="small">Début du texte</p>')
  expect(preview.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
})

test('a link shows the page to whoever has it, for a week, in no index and in no frame', async () => {
  const link = await share()
  const shared = await ask(link, { cookie: '' })
  expect(shared.status).toBe(200)
  expect(await shared.text()).toContain('personne n’a encore lu')
  expect(shared.headers.get('x-robots-tag')).toBe('noindex')
  expect(shared.headers.get('cache-control')).toBe('no-store')
  expect(shared.headers.get('referrer-policy')).toBe('same-origin')
  expect(shared.headers.get('x-frame-options')).toBe('DENY')
  expect(shared.headers.get('content-security-policy')?.split('; ')).toEqual(
    expect.arrayContaining(["frame-ancestors 'none'", "form-action 'none'", "connect-src 'none'"]),
  )
  expect((await ask(link, { cookie: '', method: 'HEAD' })).status).toBe(200)

  const damaged = await ask(link.slice(0, -1), { cookie: '' })
  expect([damaged.status, (await damaged.text()).includes('Ce lien ne montre pas d’aperçu')]).toEqual([404, true])
  owner.app.clock.advance(7 * day - minute)
  expect((await ask(link, { cookie: '' })).status).toBe(200)
  owner.app.clock.advance(minute)
  const expired = await ask(link, { cookie: '' })
  expect([expired.status, expired.headers.get('x-robots-tag')]).toEqual([404, 'noindex'])
  owner.app.clock.set(-7 * day)
})

test('somebody who asks for links again and again is told to wait, and the owner is not kept waiting', async () => {
  const link = await share('pages/not-found/de.yaml')
  const statuses = await Promise.all(Array.from({ length: 70 }, async () => (await ask(link, { cookie: '' })).status))
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
  expect((await ask(framed(article))).status).toBe(200)
  owner.app.clock.advance(minute)
  expect((await ask(link, { cookie: '' })).status).toBe(200)
})

test('a picture that no preview has named is not there', async () => {
  expect((await ask('/pictures/articles/sie-ou-du/nothing-0-480.webp')).status).toBe(404)
  expect((await ask('/pictures/covers/sie-ou-du.svg?x')).status).toBe(200)
})

test('the process ends with the server', async () => {
  const others = new Set(listWorkers())
  const other = await anOwnerApp()
  onTestFinished(() => other.remove())
  await fetch(new URL(framed(article), other.app.url), { headers: { cookie: other.cookie } })
  const own = listWorkers().filter((pid) => !others.has(pid))
  expect(own).not.toEqual([])
  await other.app.stop()
  await expect.poll(() => own.filter(isAlive)).toEqual([])
})
