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

const excerptOf = (body: string) => {
  const form = { kind: 'group', fields: [{ key: 'excerpt', form: { kind: 'text', min: 20, max: 60 } }] }
  return readHead(followText('---\nexcerpt: ""\n---\n', body, form as unknown as FieldForm))?.excerpt
}

test('the card says the first paragraph alone where it is long enough, since the page then shows it once', () => {
  expect(excerptOf('Une phrase assez longue.\n\n## Titre\n\nUne autre.\n')).toEqual(['Une phrase assez longue.'])
  expect(excerptOf('Court.\n\nUne phrase assez longue.\n')).toEqual(['Court. Une phrase assez longue.'])
})

test.each([
  ['a table', '| abc | def |\n| --- | --- |\n'],
  ['a block', ':::stats\n\n- **1** a\n\n:::\n\n## B\n\n'],
])('the card follows a text whose beginning ends in the middle of %s', (_, piece) => {
  for (let before = 0; before < piece.length; before += 3)
    expect(excerptOf(`Une phrase assez longue.\n\n${'a'.repeat(before)}\n\n${piece.repeat(80)}`)).toEqual([
      'Une phrase assez longue.',
    ])
})

test.each([
  ['Une phrase[^eu] assez longue.', 'Une phrase assez longue.'],
  ['Une phrase[^eu]: assez longue.', 'Une phrase: assez longue.'],
  ['[^eu] Une phrase assez longue.', 'Une phrase assez longue.'],
])('the card shows no call of a source, though sources stand at the far end of the text: %s', (written, shown) => {
  expect(excerptOf(`${written}\n\n${'mot '.repeat(400)}\n\n[^eu]: Office\n`)).toEqual([shown])
})

test('the card shows no source that stands at the beginning of the text', () => {
  expect(excerptOf('Une phrase[^eu] assez longue.\n\n[^eu]: Office\n\nUne autre.\n')).toEqual([
    'Une phrase assez longue.',
  ])
})
