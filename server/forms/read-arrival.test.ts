import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sourceKeys } from '../../contract/statistics/sources.ts'
import { hostileTexts } from '../../tests/support/hostile-texts.ts'
import type { Visit } from '../db/tables.ts'
import { readArrival, type SaidOfVisit } from './receive-form.ts'

const isPage = (path: string) => path === '/' || path === '/blog/x'
const nothing: Visit = {
  first_page: null,
  source: null,
  utm_source: null,
  utm_medium: null,
  utm_campaign: null,
}

test.for<[said: SaidOfVisit, kept: Partial<Visit>]>([
  [{}, {}],
  [{ via: '/blog/x,google,' }, { first_page: '/blog/x', source: 'google' }],
  [{ via: '/blog/x,other,' }, { first_page: '/blog/x', source: 'other' }],
  [{ via: '/blog/x,,' }, { first_page: '/blog/x', source: 'direct' }],
  [{ via: '/,,utm_source=chatgpt.com' }, { first_page: '/', source: 'chatgpt', utm_source: 'chatgpt.com' }],
  [
    { via: '/blog/x,xing,utm_campaign=salon+de+Lyon,utm_medium=e-mail' },
    { first_page: '/blog/x', source: 'xing', utm_medium: 'e-mail', utm_campaign: 'salon de Lyon' },
  ],
  [{ utm_campaign: 'salon' }, { source: 'campaign', utm_campaign: 'salon' }],
  [
    { via: '/blog/x,,utm_source=brief,utm_medium=mail', utm_source: 'linkedin' },
    { first_page: '/blog/x', source: 'linkedin', utm_source: 'linkedin', utm_medium: 'mail' },
  ],
])('of %j is kept %j', ([said, kept]) => {
  expect(readArrival(said, isPage)).toEqual({ ...nothing, ...kept })
})

test.for([
  '/rien,google,utm_source=brief',
  'google',
  ',,,,',
  '//blog/x,google',
  '__proto__,google,utm_source=x',
  ...hostileTexts,
])('nothing is kept of %j, which no page of ours carries', (via) => {
  expect(readArrival({ via }, isPage)).toEqual(nothing)
})

test('a mark that holds more than words is left out, and what is no source is another one', () => {
  const words = { ...nothing, first_page: '/', source: 'other' }
  for (const mark of ['anna@firm.example', 'anna%40firm.example', '<b>', 'x'.repeat(41), ''])
    expect(readArrival({ via: `/,evil.example,utm_source=${mark},utm_id=4711,onclick=x` }, isPage)).toEqual(words)
})

test('whatever is carried, what is kept is a page, a source of the list and words', () => {
  const via = fc.tuple(fc.constantFrom('/', '/blog/x', '/y'), fc.string(), fc.string({ unit: 'binary' }))
  fc.assert(
    fc.property(via, (parts) => {
      const { first_page, source, ...marks } = readArrival({ via: parts.join(',utm_source=') }, isPage)
      expect(first_page).toSatisfy((path) => path === null || isPage(path))
      expect([null, ...sourceKeys]).toContain(source)
      for (const mark of Object.values(marks)) if (mark !== null) expect(mark).toMatch(/^[\w .-]{1,40}$/)
    }),
  )
})
