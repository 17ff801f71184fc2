import { expect, test } from 'vitest'
import { fillTemplate } from './fill-template.ts'
import { readKeptContent, toKeptTemplate } from './kept-content.ts'

const template = {
  subject: 'Prêt : {{name}}',
  text: 'Bonjour {{name}}',
  html: '<p>Bonjour {{name}}</p>',
}

test('a kept mail comes out byte for byte as it was queued', () => {
  const slots = { name: 'Ünïcödé 🥨 <b> {{name}}' }
  const kept = readKeptContent(JSON.stringify(slots), toKeptTemplate(template).text)
  expect(fillTemplate(kept.template, kept.slots)).toEqual(fillTemplate(template, slots))
})

test('a changed template is kept under another name, so that older mails keep theirs', () => {
  const changed = { ...template, text: 'Bonsoir {{name}}' }
  expect(toKeptTemplate(changed).id).not.toBe(toKeptTemplate(template).id)
  expect(toKeptTemplate({ ...template }).id).toBe(toKeptTemplate(template).id)
})
