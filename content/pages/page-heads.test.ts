import { expect, test } from 'vitest'
import { locales } from '../../contract/locales.ts'
import type { PageKey } from '../../contract/routes.ts'
import { toPageMeta } from '../../site/seo/page-meta.ts'
import { content } from '../all.ts'
import { pageWords } from './all.ts'

const heads = Object.entries(pageWords).flatMap(([page, words]) =>
  locales.flatMap((locale) => {
    const head = words[locale]?.head
    if (!head) return []
    const meta = toPageMeta({ content, page: page as PageKey, locale, ...head, siteUrl: 'https://site.example' })
    return [{ name: `${page} (${locale})`, meta }]
  }),
)

test.each(heads)('$name: the title fits a result page, brand included', ({ meta }) => {
  expect(meta.title.length).toBeLessThanOrEqual(60)
})

test.each(heads)('$name: the description is long enough to say something and short enough to be shown', ({ meta }) => {
  expect(meta.description.length).toBeGreaterThanOrEqual(120)
  expect(meta.description.length).toBeLessThanOrEqual(155)
})

test('no two pages share a title or a description', () => {
  expect(new Set(heads.map(({ meta }) => meta.title)).size).toBe(heads.length)
  expect(new Set(heads.map(({ meta }) => meta.description)).size).toBe(heads.length)
})
