import { expect, test } from 'vitest'
import { parseMailbox } from './transports.ts'

test.each([
  ['bonjour@site.fr', undefined, 'bonjour@site.fr'],
  ['<bonjour@site.fr>', undefined, 'bonjour@site.fr'],
  ['Anna Müller <anna@müller.de>', 'Anna Müller', 'anna@xn--mller-kva.de'],
  ['  Dr. Anna  <anna@site.fr> ', 'Dr. Anna', 'anna@site.fr'],
  ['"Müller, Anna" <anna@site.fr>', 'Müller, Anna', 'anna@site.fr'],
  ['"Anna \\"Nana\\" <x@y.fr>" <anna@site.fr>', 'Anna "Nana" <x@y.fr>', 'anna@site.fr'],
  ['L’atelier d’Anna <anna@site.fr>', 'L’atelier d’Anna', 'anna@site.fr'],
])('%s is a sender', (text, name, address) => {
  expect(parseMailbox(text)).toEqual({ name, address })
})

test.each([
  'Anna',
  'Anna <anna>',
  'Anna <a@site.fr>, Ben <b@site.fr>',
  'Anna, Ben <b@site.fr>',
  'a@site.fr <b@site.fr>',
  '"Anna <a@site.fr>',
  'Anna (home) <a@site.fr>',
  'Anna: a@site.fr;',
  'Anna <a@site.fr> Ben',
  'Anna\r\nBcc: x@y.fr <a@site.fr>',
  `${'x'.repeat(121)} <a@site.fr>`,
  'a@site.fr>',
  '>',
])('%j is none: nothing would be known of whom the mail is from', (text) => {
  expect(parseMailbox(text)).toBeUndefined()
})
