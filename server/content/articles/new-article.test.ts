import { expect, test } from 'vitest'
import { proposeSlug, toArticleFile } from './new-article.ts'
import { readArticle } from './read-article.ts'

const anArticle = {
  title: 'Faut-il un "Impressum" ?',
  category: 'juridique-et-confiance',
  offer: 'audit',
  publishedOn: '2026-12-01',
} as const

test('an address is made of the words that say something', () => {
  expect(proposeSlug('Que doit dire l’Impressum d’un site français ?')).toBe('doit-dire-impressum-site-francais')
  expect(proposeSlug('?')).toBe('article')
})

test('the text of the new file can be read, and its empty fields are told', () => {
  const { complaints } = readArticle('fr', 'un', toArticleFile(anArticle))
  expect(complaints.map(({ problem }) => /« (\w+) »/.exec(problem)?.[1])).toEqual(['description', 'excerpt'])
})
