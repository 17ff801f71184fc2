import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aClock } from '../../tests/support/clock.ts'
import { aText } from '../../tests/support/hostile-values.ts'
import { day } from '../runtime/clock.ts'
import { createMailLinks, linkLifetimes } from './mail-links.ts'

const clock = aClock()
const links = createMailLinks('a secret of the tests, long enough for all', 'https://site.example', clock)
const id = randomUUID()
const issuedAt = clock.now()
const token = links.toLink(id, 'download', 'fr').split('/').at(-1) ?? ''

test('a link says whose it is and since when, for its own purpose alone', () => {
  expect(links.readToken(token, 'download')).toEqual({ id, purpose: 'download', issuedAt })
  expect(links.readToken(token, 'erase')).toBeUndefined()
})

test('no single character of a link can be another', () => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_='
  for (const [index, letter] of [...token].entries()) {
    for (const other of alphabet.replace(letter, '')) {
      expect(links.readToken(token.slice(0, index) + other + token.slice(index + 1), 'download')).toBeUndefined()
    }
  }
})

test('nothing else is a link: cut, lengthened, mixed, made up, or signed by another', () => {
  const other = links.toLink(randomUUID(), 'download', 'fr').split('/').at(-1) ?? ''
  const stranger = createMailLinks('another secret, which is not that of this site', 'https://site.example', clock)
  const foreign = stranger.toLink(id, 'download', 'fr').split('/').at(-1) ?? ''
  expect(links.readToken(foreign, 'download')).toBeUndefined()
  const altered = fc.oneof(
    aText,
    fc.nat(token.length - 1).map((end) => token.slice(0, end)),
    fc.tuple(aText, fc.boolean()).map(([text, isFirst]) => (isFirst ? text + token : token + text)),
    fc.nat(token.length - 2).map((cut) => token.slice(0, cut + 1) + other.slice(cut + 1)),
    fc.uint8Array({ minLength: 38, maxLength: 38 }).map((bytes) => Buffer.from(bytes).toString('base64url')),
  )
  fc.assert(
    fc.property(altered, (text) => {
      if (text !== token && text !== other) expect(links.readToken(text, 'download')).toBeUndefined()
    }),
    { numRuns: 5_000 },
  )
})

test('a download link ends after thirty days, one to the data after a day, an erase link never', () => {
  for (const [purpose, days] of [
    ['download', 30],
    ['data', 1],
  ] as const) {
    const link = links.readToken(links.toLink(id, purpose, 'de').split('/').at(-1) ?? '', purpose)
    const erase = links.readToken(links.toLink(id, 'erase', 'de').split('/').at(-1) ?? '', 'erase')
    if (!link || !erase) throw new Error('both links are ours')
    expect(linkLifetimes[purpose]).toBe(days * day)
    clock.advance(days * day)
    expect([links.isExpired(link), links.isExpired(erase)]).toEqual([false, false])
    clock.advance(1)
    expect(links.isExpired(link)).toBe(true)
    clock.advance(3_650 * day)
    expect(links.isExpired(erase)).toBe(false)
  }
})
