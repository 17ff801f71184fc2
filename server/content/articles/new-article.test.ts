import { expect, test } from 'vitest'
import { proposeSlug, refuseSlug, refuseTitle, toArticleFile } from './new-article.ts'
import { readArticle } from './read-article.ts'

const anArticle = {
  title: 'Faut-il un "Impressum" ?',
  category: 'juridique-et-confiance',
  offer: 'audit',
  publishedOn: '2026-12-01',
  motif: 'paragraphe',
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

test('the new file is a draft whose text can be read, and whose empty fields are told once the draft ends', () => {
  const file = toArticleFile(anArticle)
  expect(readArticle('fr', 'un', file).complaints).toEqual([])
  const { complaints } = readArticle('fr', 'un', file.replace('draft: true', ''))
  expect(complaints.map(({ problem }) => /« (\w+) »/.exec(problem)?.[1])).toEqual([
    'description',
    'keywords',
    'excerpt',
    'related',
  ])
})
