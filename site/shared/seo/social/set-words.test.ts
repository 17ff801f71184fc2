import { expect, test } from 'vitest'
import { type PictureWords, setWords } from './set-words.ts'

const setting = { width: 504, textColour: '#141a3c', lineColour: '#dc2f17' }
const set = (words: Partial<PictureWords>) =>
  setWords({ locale: 'fr', brand: '', title: '', label: [], ...words }, setting)
const glyphsOf = (svg: string) => [...svg.matchAll(/<use xlink:href="#(\w+)" x="[\d.]+"/g)].map(([, glyph]) => glyph)

test('every letter of the three languages is drawn, each by an outline of its own', () => {
  const letters = 'AÀÂÆÇÉÈÊËÎÏÔŒÙÛÜÄÖßẞaàâæçéèêëîïôœùûüÿäö0123456789«»„“”‘’–…!?:;,.&%€()/'
  const glyphs = glyphsOf(set({ title: [...letters].join(' ') }))
  expect(new Set(glyphs).size).toBe(letters.length)
})

test('a title that is too long for a picture ends in an ellipsis', () => {
  const endOf = (title: string) => {
    const glyphs = glyphsOf(set({ title }))
    return { letters: new Set(glyphs).size, last: glyphs.filter((glyph) => glyph === glyphs.at(-1)).length }
  }
  expect(endOf('mot '.repeat(10))).toEqual({ letters: 3, last: 10 })
  expect(endOf('mot '.repeat(400))).toEqual({ letters: 4, last: 1 })
  expect(endOf('m'.repeat(2000))).toEqual({ letters: 2, last: 1 })
})
