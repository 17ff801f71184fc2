import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { times } from '../../tests/support/scale.ts'
import { pathAtLine } from './path-at-line.ts'
import {
  addYamlKey,
  insertYamlItem,
  moveYamlItem,
  readYamlText,
  removeYamlItem,
  removeYamlKey,
  setYamlValue,
  type YamlPath,
} from './yaml-text.ts'

test.each([
  ['a: 1\ntitle: *Important*\n', 2],
  ['a: &a {b: *a}\n', 1],
  ['---\ntitle: Un titre\nexcerpt: !non\n---\n\nUn *texte*.\n', 3],
  ['- '.repeat(10_000), 1],
])('a file that is not even read has a line to be mended, and stays as it is: %#', (text, line) => {
  expect(readYamlText(text)).toEqual({ line })
  expect(pathAtLine(text, line)).toEqual([])
  expect(addYamlKey(text, ['b'], 'c')).toBe(text)
})

const files = [...globSync('content/**/*.yaml'), ...globSync('content/articles/*/*/article.md')].sort()
const textOf = (file: string) => readFileSync(file, 'utf8')

/** Texts that YAML would read as something else, were they not written with care. */
const awkward = [
  'Un texte simple',
  'l\'apostrophe, « les guillemets » et "les autres"',
  'deux points : et une # dièse #collée',
  '{accolade} [crochet]',
  '  espaces devant et derrière ',
  '- tiret',
  'true',
  '12',
  '',
  '😀 emoji & *étoile* !point %',
  '> chevron | barre',
  'deux\nlignes',
  `${'Un long texte qui se replie, avec des mots de toutes les longueurs imaginables : '.repeat(5)}fin.`,
  `${'Deux  espaces de suite dans un long texte. '.repeat(6)}`,
]

function parsed(text: string): unknown {
  const read = readYamlText(text)
  if (!('value' in read)) throw new Error(`unreadable at line ${read.line}`)
  return read.value
}

/** All that stands in a value, by its path. */
function* walk(value: unknown, path: YamlPath = []): Generator<{ path: YamlPath; value: unknown }> {
  yield { path, value }
  if (typeof value !== 'object' || value === null) return
  for (const [key, item] of Object.entries(value))
    yield* walk(item, [...path, Array.isArray(value) ? Number(key) : key])
}
const isScalar = (value: unknown): value is string | number | boolean => typeof value !== 'object'

/** The value with another in one place. */
function withValue(value: unknown, [key, ...rest]: YamlPath, other: unknown): unknown {
  if (key === undefined) return other
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? withValue(item, rest, other) : item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, name === key ? withValue(item, rest, other) : item]),
  )
}

/** Of many, some from everywhere: each is a parse of its whole file. */
const some = <One>(all: readonly One[]): One[] =>
  all.filter((_, index) => index % Math.ceil(all.length / times(6, 24)) === 0)

test('there is content to try on', () => expect(files.length).toBeGreaterThan(100))

describe.each(files)('%s', (file) => {
  const text = textOf(file)
  const whole = parsed(text)
  const parts = [...walk(whole)]
  const scalars = parts.filter(({ value }) => isScalar(value))

  test('keeps every byte when each value is set to itself', () => {
    for (const { path, value } of scalars) if (isScalar(value)) expect(setYamlValue(text, path, value)).toBe(text)
  })

  test('a new value is read back, and nothing else has changed', () => {
    for (const [index, { path }] of some(scalars).entries()) {
      const value = awkward[index % awkward.length] ?? ''
      const changed = setYamlValue(text, path, value)
      expect(parsed(changed)).toEqual(withValue(whole, path, value))
      // What stands outside the value is the same to the byte: remarks, order, quotes, folding.
      expect(remarksOf(changed)).toEqual(remarksOf(text))
    }
  })

  test('entries of lists come, go and move without a trace', () => {
    for (const { path, value } of some(parts.filter((part) => Array.isArray(part.value)))) {
      if (!Array.isArray(value) || value.length === 0) continue
      const last = value.length - 1
      for (const index of new Set([0, last, value.length])) {
        const entry = isScalar(value[0]) ? 'neuf : # {x}' : value[0]
        const longer = insertYamlItem(text, path, index, entry)
        expect(parsed(longer)).toEqual(withValue(whole, path, value.toSpliced(index, 0, entry)))
        expect(removeYamlItem(longer, path, index)).toBe(text)
      }
      const moved = moveYamlItem(text, path, 0, last)
      expect(parsed(moved)).toEqual(withValue(whole, path, [...value.slice(1), value[0]]))
      expect(moveYamlItem(moved, path, last, 0)).toBe(text)
      expect(parsed(removeYamlItem(text, path, last))).toEqual(withValue(whole, path, value.slice(0, -1)))
    }
  })

  test('keys come and go', () => {
    for (const { path, value } of some(parts.filter((part) => !isScalar(part.value)))) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) continue
      const added = addYamlKey(text, [...path, 'neuf'], ['a: b'])
      expect(parsed(added)).toEqual(withValue(whole, path, { ...value, neuf: ['a: b'] }))
      expect(removeYamlKey(added, [...path, 'neuf'])).toBe(text)
      for (const key of [Object.keys(value).at(0), Object.keys(value).at(-1)]) {
        if (key === undefined || Object.keys(value).length < 2) continue
        const { [key]: _gone, ...rest } = value as Record<string, unknown>
        expect(parsed(removeYamlKey(text, [...path, key]))).toEqual(withValue(whole, path, rest))
      }
    }
  })
})

/** Lines that are remarks. */
const remarksOf = (text: string) => text.split('\n').filter((line) => /^\s*#/.test(line) && !line.startsWith('##'))

test('what a person shortens or lengthens stays in the manner of the file', () => {
  const text = "a: 'x: y' # remarque\nb: >-\n  un\n  deux\nc:\n  - d: court\n    sample: true\n"
  expect(setYamlValue(text, ['a'], 'z')).toBe(text.replace('x: y', 'z'))
  expect(setYamlValue(text, ['b'], 'trois')).toBe(text.replace('un\n  deux', 'trois'))
  expect(removeYamlKey(text, ['c', 0, 'sample'])).toBe(text.replace('    sample: true\n', ''))
  expect(removeYamlKey(text, ['c', 0, 'd'])).toBe(text.replace('d: court\n    ', ''))
  const long = 'mot '.repeat(40).trim()
  const folded = setYamlValue(text, ['c', 0, 'd'], long)
  expect(folded).toContain('- d: >-\n      mot')
  expect(Math.max(...folded.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100)
  expect(parse(folded).c[0].d).toBe(long)
})

test('a key that is added takes the place that the form gives it', () => {
  const text = 'a: 1\nd: 4\n'
  expect(addYamlKey(text, ['b'], 'x', ['a', 'b', 'd'])).toBe('a: 1\nb: x\nd: 4\n')
  expect(addYamlKey(text, ['b'], 'x', ['b', 'a', 'd'])).toBe('b: x\na: 1\nd: 4\n')
  expect(setYamlValue('---\na: 1\n---\nTexte.\n', ['b'], true)).toBe('---\na: 1\nb: true\n---\nTexte.\n')
  expect(addYamlKey('g: {}\n', ['g', 'b'], { c: [] })).toBe('g:\n  b:\n    c: []\n')
})

test('a line leads to the value on it, the line of a group to the group', () => {
  const text = 'a: 1\nb: >-\n  un\n  deux\nc:\n  - d: x\n    e: y\n  - d: z\nf: [1, 2]\n'
  expect([1, 3, 4, 5, 6, 7, 8, 9].map((line) => pathAtLine(text, line))).toEqual([
    ['a'],
    ['b'],
    ['b'],
    ['c'],
    ['c', 0, 'd'],
    ['c', 0, 'e'],
    ['c', 1, 'd'],
    ['f'],
  ])
})

test('a text that is no YAML names its line and stays as it is', () => {
  const text = 'a: 1\nb: "\n'
  expect(readYamlText(text)).toHaveProperty('line')
})
