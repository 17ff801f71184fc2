import { expect, test } from 'vitest'
import { breakLines } from './line-breaking.ts'
import { readMarks } from './text-marks.ts'

/** Every character is one unit wide. */
const measure = (text: string) => text.length

function linesOf(text: string, width: number, isBalanced = false): string[] {
  const { lines } = breakLines(readMarks(text), width, measure, isBalanced)
  return lines.map((line) => line.map((piece) => piece.text).join(''))
}

test('a line is broken at a space, which stays at its end', () => {
  expect(linesOf('one two three four five', 14)).toEqual(['one two three ', 'four five'])
})

test('a no-break space holds its words together', () => {
  expect(linesOf('cases : une\u00a0: deux', 10)).toEqual(['cases : ', 'une\u00a0: deux'])
})

test('a foreign word stays with the letters that touch it', () => {
  expect(linesOf('voici l’[de:Impressum], dit-il', 12)).toEqual(['voici ', 'l’Impressum, ', 'dit-il'])
})

test('a last line of one word takes company along', () => {
  expect(linesOf('aaaaaa bbbbbb cccccc dddddd eeee', 27)).toEqual(['aaaaaa bbbbbb cccccc ', 'dddddd eeee'])
})

test('the lines of a heading are about as long as each other', () => {
  expect(linesOf('aaaa bbbb cccc dddd eeee ffff', 25, true)).toEqual(['aaaa bbbb cccc ', 'dddd eeee ffff'])
})
