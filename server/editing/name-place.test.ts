import { expect, test } from 'vitest'
import { namePlace } from './name-place.ts'

const article = 'articles/fr/un/article.md'
const files = new Map([
  [article, { path: article, bytes: Buffer.from('---\ntitle: x\n---\nUn.\n\n## Le **principe**\n\nDeux.\n') }],
])
const namesOf = (path: string, line: number | null, field?: (string | number)[]) =>
  namePlace({ path, line, problem: '', remedy: '', ...(field && { field }) }, files).names

test('a complaint is where the form has its field, and in an article below which heading', () => {
  expect(namesOf('redirects.yaml', 3, [1, 'to'])).toEqual([2, expect.stringContaining('Où elle mène')])
  expect(namesOf('pages/contact/fr.yaml', 4, ['hero', 'badge'])).toEqual(['Haut de la page', 'Badge'])
  expect(namesOf('pages/contact/fr.yaml', 4, ['nothing'])).toEqual([])
  expect([namesOf(article, 8), namesOf(article, 4), namesOf(article, null)]).toEqual([['Le principe'], [], []])
})
