import { expect, test } from 'vitest'
import { toAddressCheck } from './admin-guard.ts'

test('the page carries 8 bits of a salted hash of the owner’s address, and a new salt at each start', () => {
  expect(toAddressCheck('Owner@Example.com', 'salt')).toBe(toAddressCheck(' owner@example.com', 'salt'))
  expect(toAddressCheck('owner@example.com')).toMatch(/^[0-9a-f]{16}:[0-9a-f]{2}$/)
  expect(toAddressCheck('owner@example.com')).not.toBe(toAddressCheck('owner@example.com'))
})
