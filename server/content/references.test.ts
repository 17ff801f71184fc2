import { expect, test } from 'vitest'
import { group, number } from '../../contract/content/fields.ts'
import { readReferences } from './references.ts'

test('values that read the same are told apart, however many there are, so that each leads back to its own', () => {
  const months = () => group('Durée', { least: number('Le plus petit') })
  const schema = group('Offres', {
    total: group('En tout', { months: months() }),
    work: group('Mise en œuvre', { months: months() }),
    first: group('Premiers résultats', { months: months() }),
    second: group('Premiers résultats', { months: months() }),
  })
  const value = Object.fromEntries(Object.keys(schema.shape).map((key) => [key, { months: { least: 3 } }]))
  const written = Object.keys(value).map((key) => `{offers.${key}.months.least}`)
  const values = readReferences(written.join(), 'fr', { offers: { value, schema } })
  expect(Object.keys(values)).toEqual(written)
  expect(Object.values(values)).toEqual([
    '3',
    '3 (Le plus petit)',
    '3 (Durée, Le plus petit)',
    '3 (Premiers résultats, Durée, Le plus petit)',
  ])
  const same = group('Offres', { one: number('Prix'), two: number('Prix'), three: number('Prix') })
  const roots = { o: { value: { one: 1, two: 1, three: 1 }, schema: same } }
  expect(Object.values(readReferences('{o.one} {o.two} {o.three}', 'fr', roots))).toEqual([
    '1',
    '1 (Prix)',
    '1 (o.three)',
  ])
})
