import { expect, test } from 'vitest'
import { breakLines, leading } from './break-lines.ts'
import { measure, outline } from './set-type.ts'

test('every letter of the three languages has its outline', () => {
  const letters = 'AÀÂÆÇÉÈÊËÎÏÔŒÙÛÜÄÖßẞaàâæçéèêëîïôœùûüÿäö0123456789«»„“”‘’–…!?:;,.&%€()/'
  for (const letter of letters)
    expect([letter, outline(letter, 60, 0, 0)]).toEqual([letter, expect.stringMatching(/^M/)])
  for (const space of [' ', '\u00a0', '\u202f']) expect(measure(space, 60)).toBeGreaterThan(0)
})

test('a title is as large as its box allows, and its lines are about equally long', () => {
  const { lines, size } = breakLines('Quels moyens de paiement proposer en Allemagne\u202f?', 504, 280)
  expect(lines.join(' ')).toBe('Quels moyens de paiement proposer en Allemagne\u202f?')
  expect(lines.length * size * leading).toBeLessThanOrEqual(280)
  const widths = lines.map((line) => measure(line, size))
  expect(Math.max(...widths)).toBeLessThanOrEqual(504)
  expect(Math.min(...widths)).toBeGreaterThan(Math.max(...widths) / 2)
  expect(breakLines('Kontakt', 504, 280).size).toBeGreaterThan(size)
})

test('a word is divided only where its title would come out small', () => {
  expect(breakLines('Ihr Frank\u00adreich-Budget', 504, 280).lines).toEqual(['Ihr Frankreich-', 'Budget'])
  const { lines } = breakLines('Daten\u00adschutz\u00aderklärungs\u00adpflichtenheft', 400, 280)
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines.slice(0, -1)) expect(line).toMatch(/-$/)
  expect(lines.join('')).not.toContain('\u00ad')
})

test('a title that no picture can hold stops publishing and names itself', () => {
  expect(() => breakLines('mot '.repeat(200), 504, 280)).toThrow(/no room for the title "mot mot/)
})
