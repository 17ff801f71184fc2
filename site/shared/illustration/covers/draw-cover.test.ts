import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type CoverMotif, coverGrounds, coverMotifNames } from '../../../../contract/content/covers.ts'
import { testContent } from '../../../../tests/support/content.ts'
import { drawCover } from './draw-cover.ts'
import { baseLine } from './motif.ts'
import { motifs } from './motifs/index.ts'
import { schemes } from './scheme.ts'

const covers = {
  locale: 'fr' as const,
  motifs: testContent.blogs.fr.coverMotifs,
  ofCategory: testContent.blog.coversOfCategory,
}
const aCover = (motif: CoverMotif, seed = 'un-article') =>
  drawCover({ seed, motif, ground: 'brume', label: covers.motifs[motif] })

/** Where a path of absolute commands ends that begins at a point. */
function endOf(path: string, from: readonly [number, number]): [number, number] {
  let [x, y] = from
  for (const [, command = '', rest = ''] of path.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number)
    if (command !== 'V') x = numbers.at(command === 'H' ? -1 : -2) ?? x
    if (command !== 'H') y = numbers.at(-1) ?? y
  }
  return [x, y]
}

test.each(coverMotifNames)('%s: the line goes on where the drawing ends, at the height of all covers', (name) => {
  const { from, to, draw } = motifs[name]
  for (const scheme of Object.values(schemes).flat()) {
    const { line, behind = [], front = [] } = draw(scheme)
    expect(line).not.toMatch(/[a-z]/)
    expect(endOf(line, [from, baseLine])).toEqual([to, baseLine])
    expect([...behind, ...front].join('')).not.toMatch(/undefined|NaN/)
  }
})

/** Contrast of two colours (WCAG 2.2, relative luminance). */
function contrastOf(...colours: [string, string]): number {
  const [light = 1, dark = 0] = colours
    .map((colour) => {
      const full = colour.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
      const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
        const value = Number.parseInt(full.slice(at, at + 2), 16) / 255
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    })
    .sort((one, other) => other - one)
  return (light + 0.05) / (dark + 0.05)
}

test.each(coverGrounds)('on %s the line stands out, and no part has the colour of the ground', (name) => {
  for (const { ground, line, paper, main, side, solid, light, on } of schemes[name]) {
    expect(contrastOf(line, ground)).toBeGreaterThanOrEqual(3)
    for (const part of [paper, main, side, solid, light]) {
      expect(part).not.toBe(ground)
      expect(contrastOf(on(part), part)).toBeGreaterThanOrEqual(3)
    }
  }
})

test('the same article gets the same picture, another article another one', () => {
  expect(aCover('pont')).toBe(aCover('pont'))
  expect(aCover('pont', 'un-autre')).not.toBe(aCover('pont'))
})

test('a picture is small, says its size, and cannot be broken by its words', () => {
  for (const name of coverMotifNames)
    expect([name, brotliCompressSync(aCover(name)).length < 1500]).toEqual([name, true])
  const cover = drawCover({ seed: 'x', motif: 'pont', ground: 'fil', label: '"><script>&' })
  expect(cover).toContain('aria-label="&quot;&gt;&lt;script&gt;&amp;"')
  expect(cover).toContain('width="640" height="480"')
})

test('each category has drawings and grounds of its own to lend', () => {
  const lent = Object.values(covers.ofCategory).map(({ motifs: own }) => own[0])
  expect(new Set(lent).size).toBe(lent.length)
})
