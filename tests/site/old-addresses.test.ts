import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '../support/app.ts'

let app: TestApp

beforeAll(async () => {
  const moved = new Map([
    ['/blog/ancien', { to: '/blog/sie-ou-du' }],
    ['/blog/retire', {}],
    ['/de/blog/weg', {}],
    ['/contact', { to: '/blog' }],
  ])
  app = await anApp({ changeSite: ({ current }) => ({ current: () => ({ ...current(), moved }) }) })
})
afterAll(() => app.remove())

const ask = (path: string, method = 'GET') => fetch(app.url + path, { method, redirect: 'manual' })

test.each(['GET', 'HEAD'])('%s of a moved address leads to the new one, with what was asked for', async (method) => {
  const answer = await ask('/blog/ancien?utm_source=lettre&x=a?b', method)
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/blog/sie-ou-du?utm_source=lettre&x=a?b'])
  // The owner may give the old name back.
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect((await fetch(`${app.url}/blog/ancien`, { method })).status).toBe(200)
})

test('an address whose article was withdrawn says so in its language, and to search engines', async () => {
  for (const [path, lang] of [
    ['/blog/retire', 'fr'],
    ['/de/blog/weg?x=1', 'de'],
  ] as const) {
    const answer = await ask(path)
    expect(answer.status).toBe(410)
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await answer.text()).toContain(`<html lang="${lang}"`)
    const head = await ask(path, 'HEAD')
    expect([head.status, await head.text()]).toEqual([410, ''])
  }
})

test('a page goes before an old address, and nothing is posted to one', async () => {
  expect((await ask('/contact')).status).toBe(200)
  expect((await ask('/blog/ancien/')).headers.get('location')).toBe('/blog/ancien')
  const posted = await ask('/blog/ancien', 'DELETE')
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  expect((await ask('/blog/inconnu')).status).toBe(404)
})
