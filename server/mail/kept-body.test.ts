import { expect, test } from 'vitest'
import { fillTemplate } from './fill-template.ts'
import { readKeptBody, toKeptTemplate } from './kept-body.ts'

const template = {
  subject: 'Prêt : {{name}}',
  text: 'Bonjour {{name}}',
  html: '<p>Bonjour {{name}}</p>',
}

test('a kept mail comes out byte for byte as it was queued', () => {
  const slots = { name: 'Ünïcödé 🥨 <b> {{name}}' }
  expect(readKeptBody(JSON.stringify(slots), toKeptTemplate(template).text)).toEqual(fillTemplate(template, slots))
})

test('a changed template is kept under another name, so that older mails keep theirs', () => {
  const changed = { ...template, text: 'Bonsoir {{name}}' }
  expect(toKeptTemplate(changed).id).not.toBe(toKeptTemplate(template).id)
  expect(toKeptTemplate({ ...template }).id).toBe(toKeptTemplate(template).id)
})
