import { expect, test } from 'vitest'
import { dictionaryOf, packBody, unpackBody } from './packed-body.ts'

const template = {
  subject: 'Prêt : {{name}}',
  text: 'Bonjour {{name}}',
  html: `<p>${'Bonjour '.repeat(1_000)}{{name}}</p>`,
}
const body = { subject: 'Prêt : É', text: 'Bonjour É', html: template.html.replace('{{name}}', 'Ünïcödé 🥨') }

test('a finished mail comes out byte for byte as it was packed, in a fraction of its size', () => {
  const packed = packBody(body, dictionaryOf(template))
  expect(packed.length).toBeLessThan(300)
  expect(unpackBody(packed, dictionaryOf(template))).toEqual(body)
})

test('the dictionary of a changed template has another name, so that older mails keep theirs', () => {
  const changed = { ...template, text: 'Bonsoir {{name}}' }
  expect(dictionaryOf(changed).id).not.toBe(dictionaryOf(template).id)
  expect(dictionaryOf({ ...template }).id).toBe(dictionaryOf(template).id)
})
