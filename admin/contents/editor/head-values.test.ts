import { expect, test } from 'vitest'
import { readHead, writeHead } from './head-values.ts'

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
