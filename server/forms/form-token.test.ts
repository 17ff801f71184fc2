import { expect, test } from 'vitest'
import { aClock } from '../../tests/support/clock.ts'
import { day, hour, second } from '../runtime/clock.ts'
import { createFormTokens } from './form-token.ts'

const secret = 'a secret of the tests, long enough for all'

test('a token tells since when the form is open, to every instance that has the secret', () => {
  const clock = aClock()
  const token = createFormTokens(secret, clock).issue()
  clock.advance(90 * second)
  expect(createFormTokens(secret, clock).readAge(token)).toBe(90 * second)
})

test('a token names nobody: two forms opened at the same moment have the same one', () => {
  const tokens = createFormTokens(secret, aClock())
  expect(tokens.issue()).toBe(tokens.issue())
})

test('after a day, and before it was issued, a token says nothing', () => {
  const clock = aClock()
  const tokens = createFormTokens(secret, clock)
  const token = tokens.issue()
  clock.advance(day)
  expect(tokens.readAge(token)).toBe(day)
  clock.advance(1)
  expect(tokens.readAge(token)).toBeUndefined()
  clock.advance(-day - hour)
  expect(tokens.readAge(token)).toBeUndefined()
})

test('a token of another secret, an altered one and anything else says nothing', () => {
  const clock = aClock()
  const tokens = createFormTokens(secret, clock)
  const bytes = Buffer.from(tokens.issue(), 'base64url')
  const altered = [...bytes.keys()].map((index) => {
    const copy = Buffer.from(bytes)
    copy[index] = (copy[index] ?? 0) ^ 1
    return copy.toString('base64url')
  })
  const others = [createFormTokens(`${secret}!`, clock).issue(), `${tokens.issue()}AAAA`, 'x'.repeat(10_000), '', '\0']
  for (const token of [...altered, ...others, undefined]) expect(tokens.readAge(token)).toBeUndefined()
})
