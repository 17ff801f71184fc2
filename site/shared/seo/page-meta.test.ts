import { expect, test } from 'vitest'
import { locales } from '../../../contract/locales.ts'
import { pageKeys } from '../../../contract/routes.ts'
import { testContent as content } from '../../../tests/support/content.ts'
import { alternatesOf, toPageMeta, toUnlistedMeta } from './page-meta.ts'

const siteUrl = 'https://businessbretzel.example'
const aPage = { content, title: 'Un titre', description: 'Une description.', siteUrl } as const

test('a search engine gets one address of the French home, with its slash', () => {
  expect(toPageMeta({ ...aPage, page: 'home', locale: 'fr' }).canonical).toBe(`${siteUrl}/`)
})

test('no other page has a trailing slash', () => {
  expect(toPageMeta({ ...aPage, page: 'home', locale: 'de' }).canonical).toBe(`${siteUrl}/de`)
  expect(toPageMeta({ ...aPage, page: 'checklist', locale: 'en' }).canonical).toBe(`${siteUrl}/en/germany-checklist`)
})

test('the homes name each other, and French is the default', () => {
  expect(toPageMeta({ ...aPage, page: 'home', locale: 'en' }).alternates).toEqual([
    { hreflang: 'fr', href: `${siteUrl}/` },
    { hreflang: 'en', href: `${siteUrl}/en` },
    { hreflang: 'de', href: `${siteUrl}/de` },
    { hreflang: 'x-default', href: `${siteUrl}/` },
  ])
})

test('the German checklist stands alone, because it is for another market', () => {
  expect(toPageMeta({ ...aPage, page: 'checklist', locale: 'de' }).alternates).toEqual([])
  expect(toPageMeta({ ...aPage, page: 'checklist', locale: 'fr' }).alternates.map(({ hreflang }) => hreflang)).toEqual([
    'fr',
    'en',
    'x-default',
  ])
})

test('every page that names another one is named back by it', () => {
  for (const page of pageKeys) {
    for (const locale of locales) {
      const alternates = alternatesOf(page, locale, siteUrl)
      for (const { hreflang } of alternates) {
        if (hreflang !== 'x-default') expect(alternatesOf(page, hreflang, siteUrl)).toEqual(alternates)
      }
    }
  }
})

test('a reader of an alias sees the home, and search engines are sent to the home', () => {
  const meta = toPageMeta({ ...aPage, page: 'home', locale: 'en', alias: '/en/about' })
  expect(meta.path).toBe('/en/about')
  expect(meta.canonical).toBe(`${siteUrl}/en`)
})

test('a page behind a form stays out of search results and has no structured data', () => {
  const meta = toPageMeta({ ...aPage, page: 'thanks', locale: 'fr', isIndexed: true })
  expect(meta.isIndexed).toBe(false)
  expect(meta.alternates).toEqual([])
  expect(meta.jsonLd).toBeUndefined()
})

test('the brand closes a title once', () => {
  expect(toPageMeta({ ...aPage, page: 'home', locale: 'fr' }).title).toBe('Un titre – BusinessBretzel')
  expect(toPageMeta({ ...aPage, page: 'home', locale: 'fr', title: 'BusinessBretzel : un titre' }).title).toBe(
    'BusinessBretzel : un titre',
  )
})

test('a page that does not exist has neither canonical nor alternates', () => {
  const meta = toUnlistedMeta({ ...aPage, locale: 'de' })
  expect(meta.isIndexed).toBe(false)
  expect(meta.canonical).toBeUndefined()
  expect(meta.alternates).toEqual([])
})
