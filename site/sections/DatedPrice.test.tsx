import { expect, test } from 'vitest'
import { markTodaysPrice, parisDay, validPrice } from './DatedPrice.tsx'

test('the summer price holds to the end of its last day in Paris', () => {
  const until = '2026-08-10'
  expect(validPrice(parisDay(new Date('2026-08-10T21:59:59Z')), until)).toBe(0)
  expect(validPrice(parisDay(new Date('2026-08-10T22:00:00Z')), until)).toBe(1)
})

test('the mark of the built page moves to the price of today', () => {
  const card = () => {
    const tag = { hidden: true }
    const attributes = new Map<string, string>()
    return {
      tag,
      attributes,
      querySelector: () => tag,
      setAttribute: (name: string, value: string) => attributes.set(name, value),
      removeAttribute: (name: string) => attributes.delete(name),
    }
  }
  const [summer, full] = [card(), card()]
  summer.setAttribute('aria-current', 'true')
  const list = { dataset: { until: '2020-08-10' }, children: [summer, full] }
  new Function('document', markTodaysPrice)({ querySelector: () => list })
  expect(summer.attributes.has('aria-current')).toBe(false)
  expect(summer.tag.hidden).toBe(true)
  expect(full.attributes.get('aria-current')).toBe('true')
  expect(full.tag.hidden).toBe(false)
})
