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

test('the new file can be read, and its empty fields and text are told', () => {
  const { complaints } = readArticle('fr', 'un', toArticleFile(anArticle), '2026-11-24')
  expect(complaints.map(({ problem }) => problem)).toEqual([
    expect.stringContaining('« description »'),
    expect.stringContaining('« excerpt »'),
    'l’article n’a pas de texte',
  ])
})
