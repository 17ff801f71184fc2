import { expect, test } from 'vitest'
import { categoryCovers, coverMotifs } from '../../content/blog/cover-words.ts'
import { checkArticleHead } from './article-schema.ts'
import { coverOf } from './cover-of.ts'

const aHead = {
  title: 'Un titre',
  description: 'La réponse en une phrase, sans suspense. '.repeat(3).trim(),
  keywords: ['un mot'],
  category: 'e-commerce',
  publishedOn: '2026-11-21',
  excerpt: 'Une phrase.',
  offer: 'audit',
  related: ['deux', 'trois'],
}

function complaintOf(cover: string | string[]): string | undefined {
  const complaints: string[] = []
  checkArticleHead({ ...aHead, cover }, (sentence) => complaints.push(sentence))
  return complaints[0]
}

test('an article that asks for nothing gets a drawing of its category, always the same', () => {
  const cover = coverOf('un-article', 'e-commerce')
  expect(cover.path).toBe('/pictures/covers/un-article.svg')
  expect(categoryCovers['e-commerce'].motifs.map((motif) => coverMotifs[motif])).toContain(cover.alt)
  expect(coverOf('un-article', 'e-commerce')).toEqual(cover)
})

test('an article gets the drawing and the ground that it asks for', () => {
  const { alt, svg } = coverOf('un-article', 'e-commerce', { motif: 'pont', ground: 'encre' })
  expect(alt).toBe(coverMotifs.pont)
  expect(svg).toContain('fill="#141a3c"')
})

test('a drawing made by hand goes before what the article asks for', () => {
  expect(coverOf('sie-ou-du', 'e-commerce', { motif: 'pont' }).alt).toBe(
    'Le trait écrit «\u00a0du\u00a0» dans une bulle',
  )
})

test('a drawing that does not exist is complained about, with those that do', () => {
  expect(complaintOf('pont')).toBeUndefined()
  expect(complaintOf(['pont', 'encre'])).toBeUndefined()
  expect(complaintOf('chateau')).toMatch(
    /^le champ "cover" vaut « chateau » ; retirez-le, ou choisissez un dessin : .*pont/,
  )
  expect(complaintOf('constructor')).toMatch(/^le champ "cover" vaut « constructor »/)
  expect(complaintOf('')).toMatch(/^le champ "cover" est vide/)
  expect(complaintOf(['pont', 'vert'])).toBe(
    'le champ "cover" attend un dessin, puis un fond si vous voulez : moutarde, brume, farine, encre, fil.',
  )
})
