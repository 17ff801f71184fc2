import fc from 'fast-check'
import { hostileLocalParts, hostileTexts } from './hostile-texts.ts'

/** What breaks lines, ends texts, turns the reading direction or means something to somebody further on. */
const odd = ['\r\n', '\ud83e\udd68', '{{email}}', '%0d%0a', ...'\n\0\t\u2028\u202e\ufeff\ud800"\'<,;=@ \u00a0＝ßİſ']

/** A text that somebody might send: any characters, odd ones, known attacks, very long ones. */
export const aText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc
    .array(fc.oneof(fc.constantFrom(...odd), fc.string({ maxLength: 5 })), { maxLength: 30 })
    .map((parts) => parts.join('')),
  fc.constantFrom(...hostileTexts, ...hostileLocalParts),
  fc
    .tuple(fc.constantFrom('a', ' ', 'é', '.', '@'), fc.integer({ min: 1, max: 12_000 }))
    .map(([unit, count]) => unit.repeat(count)),
)

/** Something like an address: rarely a good one. */
export const anAddress = fc.oneof(
  fc.emailAddress(),
  fc.tuple(aText, aText).map(([local, domain]) => `${local}@${domain}`),
  fc
    .tuple(fc.emailAddress(), fc.constantFrom(...odd), fc.nat(40))
    .map(([address, text, at]) => address.slice(0, at) + text + address.slice(at)),
  fc.domain().map((domain) => `o'brien+tag@${domain.toUpperCase()}`),
)

/** Anything that JSON can say. */
export const aJsonValue = fc.oneof(aText, fc.jsonValue({ maxDepth: 4 }))
