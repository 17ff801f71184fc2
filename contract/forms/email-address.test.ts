import { describe, expect, test } from 'vitest'
import { addressDomain, addressKey, emailAddress, isAsciiAddress, parseEmailAddress } from './email-address.ts'
import { limits } from './typed-text.ts'

const keyOf = (typed: string) => addressKey(parseEmailAddress(typed) ?? `refused: ${typed}`)

describe('one address however it is written', () => {
  test.each([
    ['kontakt@müller.de', 'kontakt@xn--mller-kva.de'],
    ['Kontakt@MÜLLER.de', 'kontakt@xn--mller-kva.de'],
    // Composed and decomposed (NFC, NFD).
    ['kontakt@mu\u0308ller.de', 'kontakt@xn--mller-kva.de'],
    ['kontakt@xn--mller-kva.de', 'kontakt@xn--mller-kva.de'],
    // Full-width letters and the ideographic full stop (UTS 46).
    ['a@ｅｘａｍｐｌｅ。org', 'a@example.org'],
    ['a@straße.de', 'a@xn--strae-oqa.de'],
    [' a@example.org\u00a0', 'a@example.org'],
  ])('%s is %s', (typed, key) => {
    expect(keyOf(typed)).toBe(key)
    expect(addressDomain(parseEmailAddress(typed) ?? '')).toBe(key.split('@')[1])
  })

  test.each([
    ['jean.müller@example.com', 'jean.müller@example.com'],
    ['Jean.MÜLLER@Example.com', 'jean.müller@example.com'],
    // Composed and decomposed.
    ['jean.mu\u0308ller@example.com', 'jean.müller@example.com'],
    // The small letter alone has a composed form.
    ['J\u030can@example.com', '\u01f0an@example.com'],
    ['françois@café.example', 'françois@xn--caf-dma.example'],
    ['用户@例子.example', '用户@xn--fsqu00a.example'],
    ['दीपक@example.org', 'दीपक@example.org'],
  ])('%s is an address, as %s', (typed, key) => {
    expect(keyOf(typed)).toBe(key)
    expect(isAsciiAddress(key)).toBe(false)
  })

  test('the local part stays as typed, since only its host knows what it means', () => {
    expect(parseEmailAddress("O'Brien+Tag@example.org")).toBe("O'Brien+Tag@example.org")
  })

  test('the longest address that mail servers know is one', () => {
    const longest = `${'a'.repeat(62)}@${`${'b'.repeat(62)}.`.repeat(3)}de`
    expect(longest).toHaveLength(limits.email)
    expect(parseEmailAddress(longest)).toBe(longest)
  })

  test('a look-alike of another script is another address', () => {
    // The second a is Cyrillic.
    expect(keyOf('info@раypal.example')).not.toBe(keyOf('info@paypal.example'))
    expect(keyOf('info@аpple.example')).toMatch(/@xn--/)
    // The first letter of the first one is Cyrillic.
    expect(keyOf('аnna@example.org')).not.toBe(keyOf('anna@example.org'))
  })
})

describe('an address that was pasted with invisible marks is taken without them', () => {
  test.each([
    ['of no width', '\ufeffjean.müller\u200b@x.de', 'jean.müller@x.de'],
    ['of direction', '\u200e \u202aanna\u202c@\u2066x.de\u2069 ', 'anna@x.de'],
    ['where a word may break', 'anna@exam\u00adple\u2060.org', 'anna@example.org'],
  ])('%s', (_name, typed, address) => {
    expect(emailAddress.parse(typed)).toBe(address)
  })

  test('and a field that holds nothing else is empty', () => {
    expect(emailAddress.safeParse('\u200b\u200f').error?.issues).toMatchObject([{ message: 'missing' }])
  })
})

describe('what is no single plain address is refused', () => {
  test.each([
    'jean\u200bmüller@x.de',
    'jean“müller@x.de',
    'müller…@x.de',
    'müller.@x.de',
    '😀@x.de',
    `${'ü'.repeat(33)}@x.de`,
    'a@x.de,b@y.de',
    '"a b"@x.de',
    '<a@x>b@y.de',
    'a@x.de(b)',
    'a(b)@x.de',
    'a@localhost',
    'a@x.de.',
    'a @x.de',
    'a@[127.0.0.1]',
    'a@0x7f.1',
    'a@-x.de',
    'a@x..de',
    'a@x_y.de',
    'a@x.de\u0000',
    'a\u200b@x.de',
    'a@x.d\u202ee',
    `${'a'.repeat(65)}@x.de`,
    // Not in characters, in bytes.
    `${'ü'.repeat(32)}@${`${'b'.repeat(62)}.`.repeat(3)}de`,
    `a@${'b'.repeat(64)}.de`,
    `a@${'b.'.repeat(limits.email)}de`,
    '',
    'a@',
    '@x.de',
  ])('%s', (typed) => {
    expect(parseEmailAddress(typed)).toBeUndefined()
  })

  test.each([
    ['a long local part', 'a'.repeat(50_000)],
    ['many labels', `a@${'b.'.repeat(25_000)}de`],
    ['hyphens', `a@${'b-'.repeat(25_000)}.de`],
    ['at signs', '@'.repeat(50_000)],
  ])('at once, also a text made to be slow: %s', (_name, typed) => {
    const began = performance.now()
    expect(parseEmailAddress(typed)).toBeUndefined()
    expect(performance.now() - began).toBeLessThan(1_000)
  })
})
