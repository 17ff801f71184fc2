import { afterEach, describe, expect, test } from 'vitest'
import { locales } from '../../contract/locales.ts'
import { pathOf } from '../../contract/routes.ts'
import { anApp, type TestApp } from '../../tests/support/app.ts'
import { aClock } from '../../tests/support/clock.ts'
import { testContent } from '../../tests/support/content.ts'
import { postForm, postJson } from '../../tests/support/form.ts'
import { minute } from '../runtime/clock.ts'
import { createRefusedPosts } from './refused-posts.ts'

const { messages } = testContent

let app: TestApp | undefined
afterEach(() => app?.remove())

test('memory is bounded: a flood from everywhere forgets who was seen first', () => {
  const refused = createRefusedPosts(aClock(), 20)
  for (let index = 0; index < 12_000; index += 1) refused.add(`10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`)
  expect(refused.size()).toBe(10_000)
})

test('a network of IPv6 is one client, and after ten minutes it may post again', () => {
  const clock = aClock()
  const refused = createRefusedPosts(clock, 1)
  for (let index = 0; index < 3; index += 1) refused.add(`2001:db8::${index + 1}`)
  expect(refused.retryAfter('2001:db8::99')).toBe(600)
  expect(refused.retryAfter('2001:db8:1::99')).toBe(0)
  clock.advance(10 * minute)
  expect(refused.retryAfter('2001:db8::99')).toBe(0)
})

describe('a client whose posts were refused again and again', () => {
  test.each(locales)('is told how long to wait in its language (%s), before its post is read', async (locale) => {
    app = await anApp({ config: { formLimit: 1 } })
    const path = pathOf('checklist', locale)
    for (let post = 0; post < 3; post += 1) expect((await postForm(app, path, { email: 'x' })).status).toBe(422)
    const refused = await postForm(app, path, { email: 'nina@example.org' })
    const page = await refused.text()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600'])
    expect(page).toContain(`lang="${locale}"`)
    expect(page).toContain(messages[locale].requestErrors.tooManyTries.text.replace('{n}', '10'))
    expect(page).toContain(messages[locale].goBack)
    const byIsland = await postJson(app, { email: 'x' }, { referer: app.url + path })
    expect([byIsland.status, byIsland.headers.get('content-language')]).toEqual([429, locale])
  })

  test('costs less than one whose posts are read, and the next visitor is served', async () => {
    app = await anApp({ config: { formLimit: 20, trustProxy: 1 } })
    const running = app
    const fromOne = { 'x-forwarded-for': '192.0.2.1' }
    for (let post = 0; post < 60; post += 1) await postForm(running, '/contact', { email: 'x' }, fromOne)
    const times = { refused: [] as number[], answered: [] as number[] }
    for (let post = 0; post < 30; post += 1) {
      const start = performance.now()
      await postForm(running, '/contact', { email: 'x' }, fromOne)
      const middle = performance.now()
      await postForm(running, '/contact', { email: 'x' }, { 'x-forwarded-for': '192.0.2.3' })
      times.refused.push(middle - start)
      times.answered.push(performance.now() - middle)
    }
    // In turns, on the same machine at the same time: how much either is differs from one to the next.
    const median = (list: number[]) => list.toSorted((one, other) => one - other)[list.length >> 1] ?? 0
    expect(median(times.refused)).toBeLessThan(median(times.answered))
    expect((await postJson(running, { email: 'nina@example.org' }, { 'x-forwarded-for': '192.0.2.2' })).status).toBe(
      200,
    )
  })
})
