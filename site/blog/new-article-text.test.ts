import { expect, test } from 'vitest'
import { readFrontMatter } from './front-matter.ts'
import { proposeSlug, refuseSlug, refuseTitle, toArticleFile } from './new-article-text.ts'
import { readBody } from './read-body.ts'

const anArticle = {
  question: 'Faut-il un "Impressum" ?',
  title: 'Impressum allemand : ce qu’il dit',
  category: 'juridique-et-confiance',
  offer: 'audit',
  publishedOn: '2026-12-01',
} as const

test('an address is made of the words that say something', () => {
  expect(proposeSlug('Que doit dire l’Impressum d’un site français ?')).toBe('doit-dire-impressum-site-francais')
  expect(proposeSlug('?')).toBe('article')
})

test('an address that is taken or unreadable is refused with a reason', () => {
  expect(refuseSlug('sie-ou-du', ['sie-ou-du'])).toMatch(/déjà prise/)
  expect(refuseSlug('Sie ou du', [])).toMatch(/minuscules/)
  expect(refuseSlug('sie-ou-du', [])).toBeUndefined()
})

test('a title that is too long says by how much', () => {
  expect(refuseTitle('x'.repeat(72))).toBe('Le titre compte 72 caractères ; gardez-en 60 au plus.')
  expect(refuseTitle('x')).toBeUndefined()
})

test('the new file is a draft that can be read as it is', () => {
  const complaints: string[] = []
  const { fields, body, bodyLine } = readFrontMatter(toArticleFile(anArticle), (sentence) => complaints.push(sentence))
  expect(fields).toMatchObject({ headline: anArticle.question, title: anArticle.title, draft: 'true', keywords: [] })
  readBody(body, bodyLine, (_line, sentence) => complaints.push(sentence))
  expect(complaints).toEqual([])
})
