import { expect, test } from 'vitest'
import { addDays } from '../../../contract/paris.ts'
import { toScriptJson } from '../../../contract/text.ts'
import { testContent as content } from '../../../tests/support/content.ts'
import { toJsonLd } from './json-ld.ts'

const input = {
  content,
  page: 'expressAudit',
  locale: 'fr',
  title: 'Audit express',
  description: 'Un audit.',
  canonical: 'https://businessbretzel.example/audit-express',
  siteUrl: 'https://businessbretzel.example',
  faq: [],
} as const

const types = (jsonLd: ReturnType<typeof toJsonLd>) => jsonLd['@graph'].map((node) => [node['@type']].flat()[0])

test('a page says what kind of page it is', () => {
  expect(types(toJsonLd({ ...input, page: 'contact' }))).toContain('ContactPage')
  expect(types(toJsonLd({ ...input, page: 'blog' }))).toContain('CollectionPage')
  expect(types(toJsonLd({ ...input, page: 'blog', type: 'WebPage' }))).not.toContain('CollectionPage')
})

test('the home has no trail of pages above it, and every trail begins at the home of its language', () => {
  expect(types(toJsonLd({ ...input, page: 'home' }))).not.toContain('BreadcrumbList')
  const trail = toJsonLd({ ...input, locale: 'en' })['@graph'].find((node) => node['@type'] === 'BreadcrumbList')
  expect(trail?.itemListElement).toMatchObject([{ item: 'https://businessbretzel.example/en' }, {}])
})

test('words of a page cannot close the element they are printed in', () => {
  const text = toScriptJson(toJsonLd({ ...input, title: '</script><b>' }))
  expect(text).not.toContain('<')
  expect(JSON.parse(text)['@graph'][3].name).toBe('</script><b>')
})

test('a price is given in euros without tax, per month where it is, and until the day it holds', () => {
  const { vip, expressAudit } = content.offers.prices
  const { price: summerPrice, until } = expressAudit.summer
  const nextDay = addDays(until, 1)
  const offersOn = (page: 'vip' | 'auditDach' | 'expressAudit', today = until) => {
    const graph = toJsonLd({ ...input, content: { ...content, today }, page })['@graph']
    return graph.find((node) => node['@type'] === 'Service')?.offers
  }
  expect(offersOn('vip')).toContainEqual(
    expect.objectContaining({
      name: 'Premium',
      price: vip.premium.perMonth,
      priceSpecification: expect.objectContaining({ unitCode: 'MON', valueAddedTaxIncluded: false }),
    }),
  )
  // A price from which on it begins is not the price.
  const [large] = [offersOn('auditDach')].flat()
  expect(large).toMatchObject({ priceSpecification: { minPrice: content.offers.prices.auditDach.from } })
  expect(large).not.toHaveProperty('price')
  expect(offersOn('expressAudit')).toEqual([
    expect.objectContaining({ price: summerPrice, validThrough: until }),
    expect.objectContaining({ price: expressAudit.price, validFrom: nextDay }),
  ])
  expect(offersOn('expressAudit', nextDay)).toEqual([expect.objectContaining({ price: expressAudit.price })])
})
