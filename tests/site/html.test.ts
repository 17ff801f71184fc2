import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { locales } from '../../contract/locales.ts'
import { pageKeys, pageRoutes } from '../../contract/routes.ts'
import { collectAnsweredPages } from '../support/answered-pages.ts'
import { attribute, decode, indexedPages, parsePage, type SitePage, sitePages } from '../support/site-pages.ts'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // React writes names as in its properties (hrefLang); names of attributes have no case in HTML.
      'attr-case': 'off',
      // Matters of taste, in which React has its own: required="", <img/>.
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
      // The titles of indexed pages are measured below; that of an answered form says first what to do.
      'long-title': 'off',
      // A text field is what an input is without a type.
      'no-implicit-input-type': 'off',
    },
  }),
)

const named = (pages: SitePage[]) => pages.map((page): [string, SitePage] => [page.path, page])

async function findMistakes(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${ruleId}: ${message}`),
  )
}

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

test('pages finished by the server are valid too, whole, and filled in', async () => {
  const pages = await collectAnsweredPages()
  expect(pages).toHaveLength(22 * locales.length)
  for (const { name, html, headers } of pages) {
    expect([name, await findMistakes(html)]).toEqual([name, []])
    const document = parsePage(html)
    expect([name, document.querySelectorAll('h1').length, document.querySelectorAll('main').length]).toEqual([
      name,
      1,
      1,
    ])
    expect([name, html.includes('{{'), html.includes('<!--notice-->')]).toEqual([name, false, false])
    // Kept out of every index, by the page and by the header.
    expect([name, headers.get('x-robots-tag')]).toEqual([name, 'noindex'])
    expect([name, document.querySelectorAll('meta[name="robots"][content="noindex"]').length]).toEqual([name, 1])
  }
})
