import { diffWords } from 'diff'
import { expect, test } from 'vitest'
import { cutContext } from './cut-context.ts'

test('what differs is whole, what is the same is cut to a few words around it', () => {
  const before = `${'avant '.repeat(100)}ancien ${'entre '.repeat(100)}vieux ${'après '.repeat(100)}`
  const after = before.replace('ancien', 'nouveau').replace('vieux', 'neuf')
  const pieces = cutContext(diffWords(before, after))
  expect(pieces.filter(({ kind }) => kind === 'removed').map(({ text }) => text)).toEqual(['ancien', 'vieux'])
  expect(pieces.filter(({ kind }) => kind === 'added').map(({ text }) => text)).toEqual(['nouveau', 'neuf'])
  expect(pieces.filter(({ kind }) => kind === 'cut')).toHaveLength(3)
  expect(pieces.map(({ text }) => text).join('').length).toBeLessThan(500)
})

test('texts that differ throughout lose nothing', () => {
  const pieces = cutContext(diffWords('un deux trois', 'un quatre trois'))
  expect(pieces.map(({ text }) => text).join('')).toBe('un deuxquatre trois')
})
