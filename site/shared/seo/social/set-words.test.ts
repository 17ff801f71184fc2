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

test('a title that no picture can hold stops publishing and names itself', () => {
  expect(() => set({ title: 'mot '.repeat(200) })).toThrow(
    expect.objectContaining({ name: 'NoRoomError', message: expect.stringContaining('for the title "mot mot') }),
  )
})
