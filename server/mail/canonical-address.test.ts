import { expect, test } from 'vitest'
import { toCanonicalAddress } from './canonical-address.ts'

test.each([
  ['Anna@Example.org', 'anna@example.org'],
  ['anna+shop@example.org', 'anna@example.org'],
  ['anna+a+b@example.org', 'anna@example.org'],
  ['an.na@example.org', 'an.na@example.org'],
  ['A.n.n.a+1@gmail.com', 'anna@gmail.com'],
  ['anna@googlemail.com', 'anna@gmail.com'],
  ['+anna@example.org', '+anna@example.org'],
])('mails to %s count as mails to %s', (address, canonical) => {
  expect(toCanonicalAddress(address)).toBe(canonical)
})
