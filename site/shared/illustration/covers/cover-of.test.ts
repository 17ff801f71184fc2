import { expect, test } from 'vitest'
import { testContent } from '../../../../tests/support/content.ts'
import { readCoverEdges } from './cover-edges.ts'
import { coverOf } from './cover-of.ts'

const covers = {
  locale: 'fr' as const,
  motifs: testContent.blogs.fr.coverMotifs,
  ofCategory: testContent.blog.coversOfCategory,
}

test('an article that asks for nothing gets a drawing of its category, always the same', () => {
  const cover = coverOf('un-article', 'e-commerce', covers)
  expect(cover.path).toBe('/pictures/covers/un-article.svg')
  expect(covers.ofCategory['e-commerce'].motifs.map((motif) => covers.motifs[motif])).toContain(cover.alt)
  expect(coverOf('un-article', 'e-commerce', covers)).toEqual(cover)
})

test('an article gets the drawing and the ground that it asks for', () => {
  const { alt, svg } = coverOf('un-article', 'e-commerce', covers, { motif: 'pont', ground: 'encre' })
  expect(alt).toBe(covers.motifs.pont)
  expect(svg).toContain('fill="#141a3c"')
})

test('a cover goes on beyond its edges in its own colours, line included', async () => {
  const { svg } = coverOf('tester-le-marche-en-90-jours', 'methode-et-etudes', covers)
  const { left, right } = await readCoverEdges(svg)
  expect(left).toEqual(right)
  expect(left.map(({ colour }) => colour)).toEqual(['#141a3c', '#ff5a3c', '#141a3c'])
  expect(left[1]).toMatchObject({ from: 366, to: 378 })
})
