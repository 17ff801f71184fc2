import { describe, expect, test } from 'vitest'
import { locales } from '../../contract/locales.ts'
import { pageKeys, pageRoutes } from '../../contract/routes.ts'
import { findMistakes } from '../support/html-mistakes.ts'
import { attribute, decode, indexedPages, type SitePage, sitePages } from '../support/site-pages.ts'

const named = (pages: SitePage[]) => pages.map((page): [string, SitePage] => [page.path, page])

test('every page is published that the contract names, and no other', () => {
  const wanted = pageKeys.flatMap((page) => {
    const { paths, aliases } = pageRoutes[page]
    return locales.flatMap((locale) => [paths[locale] ?? [], aliases?.[locale] ?? []].flat())
  })
  const drawn = sitePages.filter(({ kind }) => kind === 'page' || kind === 'alias').map(({ path }) => path)
  expect(drawn.sort()).toEqual(wanted.sort())
  expect(sitePages.filter(({ kind }) => kind === 'unknown').map(({ path }) => path)).toEqual([])
})

describe.each(named(sitePages))('%s', (_file, { html, document, locale }) => {
  test('is valid HTML', async () => {
    expect(await findMistakes(html)).toEqual([])
  })

  test('says its language, has one main part and one title', () => {
    expect(document.querySelector('html')?.getAttributeValue('lang')).toBe(locale)
    expect(document.querySelectorAll('main')).toHaveLength(1)
    expect(document.querySelectorAll('h1')).toHaveLength(1)
    expect(document.querySelectorAll('title')).toHaveLength(1)
    const ids = document.querySelectorAll('[id]').map((element) => element.getAttributeValue('id'))
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('skips no level of headings', () => {
    const headings = document.querySelectorAll('h1, h2, h3, h4, h5, h6')
    const skipped = headings.filter((heading, index) => {
      const level = Number(heading.tagName.slice(1))
      const before = headings[index - 1]
      return level > (before ? Number(before.tagName.slice(1)) : 0) + 1
    })
    expect(skipped.map(({ textContent }) => textContent)).toEqual([])
  })

  test('carries no style and no event handler in its elements', () => {
    expect(document.querySelectorAll('[style]').map(({ tagName }) => tagName)).toEqual([])
    expect(html).not.toMatch(/<[^>]+\son[a-z]+=/i)
  })
})

test.each(named(indexedPages))(
  '%s has a title of at most 60 characters and a description of 50 to 160',
  (_file, { document }) => {
    expect(decode(document.querySelector('title')?.textContent ?? '').length).toBeLessThanOrEqual(60)
    const description = attribute(document.querySelector('meta[name="description"]'), 'content')
    expect(description.length).toBeGreaterThanOrEqual(50)
    expect(description.length).toBeLessThanOrEqual(160)
  },
)

test.each([
  ['title', (page: SitePage) => page.document.querySelector('title')?.textContent],
  ['description', (page: SitePage) => attribute(page.document.querySelector('meta[name="description"]'), 'content')],
  ['main heading', (page: SitePage) => page.document.querySelector('h1')?.textContent],
] as const)('no two indexed pages have the same %s', (_name, read) => {
  const values = indexedPages.map(read)
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([])
})
