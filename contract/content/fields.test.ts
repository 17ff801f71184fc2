import { expect, test } from 'vitest'
import { rich, text, url } from './fields.ts'

test('a text takes its places, all of them and no other', () => {
  const schema = text('Texte', { places: ['{n}', '{name}'] })
  expect(schema.safeParse('{name}: {n}').success).toBe(true)
  expect(schema.safeParse('{n}').success).toBe(false)
  expect(schema.safeParse('{name}: {n} of {all}').success).toBe(false)
})

test('a copy takes its two marks, whole', () => {
  expect(rich('Texte').safeParse('Un [de:Impressum] **clair**').success).toBe(true)
  expect(rich('Texte').safeParse('Un [de:Impressum').success).toBe(false)
  expect(rich('Texte').safeParse('Un **mot').success).toBe(false)
})

test.each(['javascript:alert(1)', 'ftp://host.example/a', 'www.host.example'])(
  'no link of the owner leads to %s',
  (address) => {
    expect(url('Adresse').safeParse(address).success).toBe(false)
  },
)
