import { expect, test } from 'vitest'
import type { FieldForm } from '../../../contract/api/field-form.ts'
import { followText, readHead, writeHead } from './head-values.ts'

const article =
  '---\ntitle: "A : b" # dit\ncategory: methode-et-etudes\ncover: pont\npublishedOn: 2026-11-21\n---\nTexte\n'

test('the values of an article are read, those that are absent as nothing', () => {
  expect(readHead(article)).toMatchObject({ title: ['A : b'], cover: ['pont'], revisedOn: [], related: [] })
  expect(readHead('---\na: [b\n---\n')).toBeUndefined()
})

test('a day of revision gets its line behind the day of publication, and loses it again', () => {
  const revised = writeHead(article, 'revisedOn', '2026-11-23')
  expect(revised).toBe(article.replace('-21\n', '-21\nrevisedOn: 2026-11-23\n'))
  expect(writeHead(revised, 'revisedOn', '2026-11-24')).toBe(revised.replace('-23', '-24'))
  expect(writeHead(revised, 'revisedOn', '')).toBe(article)
})

test('a cover is a name, or left to the article and its category', () => {
  expect(readHead(writeHead(article, 'cover', 'piles'))?.cover).toEqual(['piles'])
  expect(readHead(writeHead(article, 'cover', ''))?.cover).toEqual([])
  expect(writeHead(writeHead(article, 'cover', ''), 'cover', 'pont')).toBe(article)
})

test('the card says the first paragraph alone where it is long enough, since the page then shows it once', () => {
  const form = {
    kind: 'group',
    fields: [{ key: 'excerpt', form: { kind: 'text', min: 20, max: 60 } }],
  } as unknown as FieldForm
  const excerptOf = (body: string) => readHead(followText('---\nexcerpt: ""\n---\n', body, form))?.excerpt
  expect(excerptOf('Une phrase assez longue.\n\n## Titre\n\nUne autre.\n')).toEqual(['Une phrase assez longue.'])
  expect(excerptOf('Court.\n\nUne phrase assez longue.\n')).toEqual(['Court. Une phrase assez longue.'])
})
