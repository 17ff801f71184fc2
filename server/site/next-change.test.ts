import { expect, test } from 'vitest'
import type { ExternalArticle } from '../../contract/content/blog.ts'
import { type DatedContent, findNextChange } from './next-change.ts'

const aContent = (days: { article?: string; card?: string; until?: string }): DatedContent => ({
  articles: days.article === undefined ? [] : [{ publishedOn: days.article }],
  blogs: {
    fr: { external: [] },
    en: { external: [] },
    de: { external: days.card === undefined ? [] : [{ publishedOn: days.card } as ExternalArticle] },
  },
  offers: { prices: { expressAudit: { summer: { until: days.until ?? '2020-08-10' } } } },
})

const next = (days: Parameters<typeof aContent>[0], now: string) =>
  new Date(findNextChange(aContent(days), Date.parse(now))).toISOString()

test.each([
  ['an article of tomorrow, in winter', { article: '2026-03-03' }, '2026-03-02T23:00:00.000Z'],
  ['an article of a day in summer', { article: '2026-07-20' }, '2026-07-19T22:00:00.000Z'],
  ['a card of another site', { card: '2026-05-01' }, '2026-04-30T22:00:00.000Z'],
  ['the day after the last one of a price', { until: '2026-08-10' }, '2026-08-10T22:00:00.000Z'],
  ['of several the first', { article: '2026-09-01', until: '2026-08-10' }, '2026-08-10T22:00:00.000Z'],
  ['nothing but the new year', { article: '2026-03-02' }, '2026-12-31T23:00:00.000Z'],
])('the site changes next with %s', (_what, days, moment) => {
  expect(next(days, '2026-03-02T09:00:00.000Z')).toBe(moment)
})

test('in Paris the year begins an hour before it does in Greenwich', () => {
  expect(next({}, '2026-12-31T22:59:59.999Z')).toBe('2026-12-31T23:00:00.000Z')
  expect(next({}, '2026-12-31T23:00:00.000Z')).toBe('2027-12-31T23:00:00.000Z')
})
