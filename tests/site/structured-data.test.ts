import { describe, expect, test } from 'vitest'
import { decode, indexedPages, type SitePage, siteUrl } from '../support/site-pages.ts'

type Node = { '@type': string; '@id'?: string; [property: string]: unknown }

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Every node of a graph, those within others included; a mere reference (`@id` alone) is none. */
function listNodes(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(listNodes)
  if (!isObject(value)) return []
  const inner = Object.values(value).flatMap(listNodes)
  return '@type' in value ? [value as Node, ...inner] : inner
}

function listReferences(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listReferences)
  if (!isObject(value)) return []
  const [only, ...others] = Object.keys(value)
  if (only === '@id' && others.length === 0) return [String(value['@id'])]
  return Object.values(value).flatMap(listReferences)
}

function graphOf({ document }: SitePage): unknown {
  return JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}')['@graph']
}

/** Figures of a page without the spaces and dots that part thousands. */
const digitsOf = (text: string) => decode(text).replace(/(?<=\d)[\s\u00a0\u202f.,](?=\d{3})/g, '')

describe.each(indexedPages.map((page): [string, SitePage] => [page.path, page]))('%s', (_path, page) => {
  const graph = graphOf(page)
  const nodes = listNodes(graph)

  test('is one graph: whatever is referred to is there, once', () => {
    const ids = nodes.flatMap(({ '@id': id }) => id ?? [])
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    expect(listReferences(graph).filter((id) => !ids.includes(id))).toEqual([])
    const home = `${siteUrl}/`
    expect(ids).toEqual(expect.arrayContaining([`${home}#organization`, `${home}#business`, `${home}#website`]))
  })

  test('offers only what is printed on it: name, price in euros without tax, and its last day', () => {
    const text = digitsOf(page.document.querySelector('main')?.textContent ?? '')
    for (const offer of nodes.filter((node) => node['@type'] === 'Offer')) {
      const specification = offer.priceSpecification as Record<string, unknown>
      const price = specification.price ?? specification.minPrice
      expect(text).toContain(String(offer.name))
      expect(text).toMatch(new RegExp(`(?<!\\d)${price}(?!\\d)`))
      expect([specification.priceCurrency, specification.valueAddedTaxIncluded]).toEqual(['EUR', false])
      const year = String(offer.validThrough ?? '').slice(0, 4)
      expect(text).toContain(year)
    }
  })
})

test('each page of an offer describes its service with its prices', () => {
  for (const path of [
    '/offres',
    '/audit-express',
    '/audit-dach',
    '/backlinks-allemagne',
    '/accompagnement-strategique',
  ]) {
    const page = indexedPages.find((one) => one.path === path)
    const types = page ? listNodes(graphOf(page)).map((node) => node['@type']) : []
    expect([path, types.includes('Service'), types.includes('Offer')]).toEqual([path, true, true])
  }
})
