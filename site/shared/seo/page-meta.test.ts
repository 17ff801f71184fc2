import { afterAll, expect, test } from 'vitest'
import { pageRoutes } from '../../../contract/routes.ts'
import { alternatesOf } from './page-meta.ts'

const { paths, equivalents = [] } = pageRoutes.contact

afterAll(() => Object.assign(pageRoutes.contact, { paths, equivalents }))

test('a page that no French reader has names its languages to search engines, and no default', () => {
  Object.assign(pageRoutes.contact, { paths: { en: '/en/contact', de: '/de/kontakt' }, equivalents: ['en', 'de'] })
  expect(alternatesOf('contact', 'de', 'https://example.com')).toEqual([
    { hreflang: 'en', href: 'https://example.com/en/contact' },
    { hreflang: 'de', href: 'https://example.com/de/kontakt' },
  ])
})
