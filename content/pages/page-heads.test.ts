import { expect, test } from 'vitest'
import { locales } from '../../contract/locales.ts'
import { toPageMeta } from '../../site/seo/page-meta.ts'
import { checklistWords } from './checklist/index.ts'
import { homeWords } from './home/index.ts'
import { thanksWords } from './thanks/index.ts'

const pages = { home: homeWords, checklist: checklistWords, thanks: thanksWords } as const
const heads = locales.flatMap((locale) =>
  (['home', 'checklist', 'thanks'] as const).map((page) => ({
    name: `${page} (${locale})`,
    meta: toPageMeta({ page, locale, ...pages[page][locale].head, siteUrl: 'https://site.example' }),
  })),
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
