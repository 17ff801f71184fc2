import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { splitArticle } from '../../contract/content/article-file.ts'
import type { YamlPath } from '../../contract/content/normal-yaml.ts'
import { formatFile } from '../../server/content/format.ts'
import { insertYamlItem, moveYamlItem, readYamlText, removeYamlValue, setYamlValue } from './yaml-text.ts'

const files = [...globSync('content/**/*.yaml'), ...globSync('content/articles/*/*/article.md')].sort()

/** A file of the content; of an article its settings, over a text of one word. */
function textOf(file: string): string {
  const text = readFileSync(file, 'utf8')
  const { opening, head, closing } = splitArticle(text)
  return opening === '' ? text : `${opening}${head}${closing}Texte.\n`
}

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
  'espaces\u00a0insécables\u202f!',
  `${'Un long texte qui se replie, avec des mots de toutes les longueurs imaginables : '.repeat(5)}fin.`,
  `${'Deux  espaces de suite dans un long texte. '.repeat(6)}`,
]

function toValue(text: string): unknown {
  const read = readYamlText(text)
  if (!('value' in read)) throw new Error(`unreadable at line ${read.line}`)
  return read.value
}

type Part = { path: YamlPath; value: unknown }

/** All that stands in a value, by its path. */
function* walk(value: unknown, path: YamlPath = []): Generator<Part> {
  yield { path, value }
  if (typeof value !== 'object' || value === null) return
  for (const [key, item] of Object.entries(value))
    yield* walk(item, [...path, Array.isArray(value) ? Number(key) : key])
}

/** The value with another in one place. */
function withValue(value: unknown, [key, ...rest]: YamlPath, other: unknown): unknown {
  if (key === undefined) return other
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? withValue(item, rest, other) : item))
  return Object.fromEntries(
    Object.entries(Object(value)).map(([name, item]) => [name, name === key ? withValue(item, rest, other) : item]),
  )
}

const remarksOf = (text: string) => text.split('\n').filter((line) => /^\s*#/.test(line) && !line.startsWith('##'))

/** Two of a file's parts, others in each file: each is a change of its whole text. */
const some = (parts: readonly Part[], turn: number): Part[] =>
  parts.filter((_, index) => (index + turn) % Math.ceil(parts.length / 2) === 0)

test('a changed field changes that field alone, in the normal form, and back again', () => {
  expect(files.length).toBeGreaterThan(100)
  for (const [turn, file] of files.entries()) {
    const text = textOf(file)
    const whole = toValue(text)
    const parts = [...walk(whole)].filter(({ value }) => typeof value !== 'object')
    for (const [index, { path, value: before }] of some(parts, turn).entries()) {
      const value = awkward[(turn + index) % awkward.length] ?? ''
      expect(setYamlValue(text, path, before as string)).toBe(text)
      const changed = setYamlValue(text, path, value)
      expect(toValue(changed), `${file} ${path}`).toEqual(withValue(whole, path, value))
      expect(remarksOf(changed)).toEqual(remarksOf(text))
      expect(formatFile(file, changed)).toBe(changed)
      expect(toValue(setYamlValue(changed, path, before as string))).toEqual(whole)
    }
  }
})

test('entries and keys come, move and go without a trace', () => {
  for (const [turn, file] of files.entries()) {
    const text = textOf(file)
    const whole = toValue(text)
    const parts = [...walk(whole)]
    const lists = parts.filter(({ value }) => Array.isArray(value) && value.length > 0)
    for (const { path, value } of some(lists, turn)) {
      const list = value as string[]
      const last = list.length - 1
      const longer = insertYamlItem(text, path, last, list[0] ?? '')
      expect(toValue(longer)).toEqual(withValue(whole, path, list.toSpliced(last, 0, list[0] ?? '')))
      expect(removeYamlValue(longer, [...path, last])).toBe(text)
      const moved = moveYamlItem(text, path, 0, last)
      expect(toValue(moved)).toEqual(withValue(whole, path, [...list.slice(1), list[0]]))
      expect(moveYamlItem(moved, path, last, 0)).toBe(text)
    }
    const groups = parts.filter(({ value }) => typeof value === 'object' && !Array.isArray(value))
    for (const { path, value } of some(groups, turn)) {
      const added = setYamlValue(text, [...path, 'neuf'], ['a: b'])
      expect(toValue(added)).toEqual(withValue(whole, path, { ...Object(value), neuf: ['a: b'] }))
      expect(removeYamlValue(added, [...path, 'neuf'])).toBe(text)
    }
  }
})

test('what is written keeps its manner where it can, and a long text is folded', () => {
  const text = "a: 'x: y' # remarque\nb: >-\n  un deux\nc:\n  - d: court\n    sample: true\n"
  expect(setYamlValue(text, ['a'], 'z: 1')).toBe(text.replace('x: y', 'z: 1'))
  expect(setYamlValue(text, ['b'], 'trois')).toBe(text.replace('un deux', 'trois'))
  expect(removeYamlValue(text, ['c', 0, 'sample'])).toBe(text.replace('    sample: true\n', ''))
  expect(removeYamlValue(text, ['c', 0, 'd'])).toBe(text.replace('d: court\n    ', ''))
  const long = 'mot '.repeat(40).trim()
  const folded = setYamlValue(text, ['c', 0, 'd'], long)
  expect(folded).toContain('- d: >-\n      mot')
  expect(Math.max(...folded.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100)
  expect(parse(folded).c[0].d).toBe(long)
})

test('a key that is added takes the place that the form gives it, also in a group that is not there yet', () => {
  const text = 'a: 1\nd: 4\n'
  expect(setYamlValue(text, ['b'], 'x', ['a', 'b', 'd'])).toBe('a: 1\nb: x\nd: 4\n')
  expect(setYamlValue(text, ['b'], 'x', ['b', 'a', 'd'])).toBe('b: x\na: 1\nd: 4\n')
  expect(setYamlValue('---\na: 1\n---\nTexte.\n', ['b'], true)).toBe('---\na: 1\nb: true\n---\nTexte.\n')
  expect(setYamlValue('---\na: 1\n---\nTexte.\n', ['b'], ['c', 'd'])).toBe('---\na: 1\nb: [c, d]\n---\nTexte.\n')
  expect(setYamlValue('g: {}\n', ['g', 'b'], { c: [] })).toBe('g:\n  b:\n    c: []\n')
  expect(setYamlValue('# Un\n', ['g', 'b'], 1)).toBe('# Un\n\ng:\n  b: 1\n')
  expect(insertYamlItem('g:\n  l: []\n', ['g', 'l'], 0, { a: 1 })).toBe('g:\n  l:\n    - a: 1\n')
  expect(removeYamlValue('g:\n  l:\n    - 1\n', ['g', 'l', 0])).toBe('g:\n  l: []\n')
})

test.each([
  ['a: 1\ntitle: *Important*\n', 2],
  ['a: 1\nb: "\n', 2],
  ['---\ntitle: Un titre\nexcerpt: !non\n---\n\nUn *texte*.\n', 3],
  ['- '.repeat(10_000), 1],
])('a file that cannot be read has a line to be mended, and stays as it is: %#', (text, line) => {
  expect(readYamlText(text)).toEqual({ line })
  expect(setYamlValue(text, ['b'], 'c')).toBe(text)
})
