import { expect, test } from 'vitest'
import { readBody } from './articles/read-body.ts'
import type { Complaint } from './complaint.ts'
import { notation } from './explain-fault.ts'
import { readYaml } from './yaml-file.ts'

const complaintsOf = (source: string): Complaint[] => {
  const read = readYaml('offers.yaml', source)
  return 'complaints' in read ? read.complaints : []
}

const words = (count: number) => 'un mot '.repeat(Math.ceil(count / 7)).slice(0, count)
const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index))

test.each([
  ['a word between stars', 'a: 1\ntitle: *Important*\n', 2],
  ['a group within itself', 'a: &a {b: *a}\n', 1],
  ['a tag', 'a:\n  - b\n  - !Attention à ceci\n', 3],
  ['an alias within brackets', 'a: [b, *c]\n', 1],
  ['an alias as a name', '? *a\n: b\n', 1],
])('%s is refused with its line and what to do', (_, source, line) => {
  expect(complaintsOf(source)).toEqual([{ file: 'offers.yaml', line, ...notation }])
})

test('the same signs within a text are part of it', () => {
  const source = 'a: un *mot* & un autre !\nb: \'*a &b !c\'\nc: "*a"\nd: >-\n  *a\n  &b\n'
  const read = readYaml('offers.yaml', source)
  expect('yaml' in read && read.yaml.value).toEqual({
    ...{ a: 'un *mot* & un autre !', b: '*a &b !c', c: '*a', d: '*a &b' },
  })
})

test.each([
  ['lists in one line', '- '.repeat(10_000), 1, 'groupes et de listes'],
  ['lists below each other', lines(200, (index) => `${' '.repeat(index)}-`).join('\n'), 21, 'groupes et de listes'],
  ['groups below each other', lines(200, (index) => `${' '.repeat(index)}a:`).join('\n'), 20, 'groupes et de listes'],
  ['groups in one line', 'a: '.repeat(10_000), 1, 'groupes et de listes'],
  ['brackets', `a: ${'['.repeat(20_000)}`, 1, 'groupes et de listes'],
  [
    'keys',
    lines(20_000, (index) => `k${index}: a`)
      .slice(0, 6_000)
      .join('\n'),
    1_667,
    'valeurs et de signes',
  ],
  ['remarks', '# a\n'.repeat(10_000), 5_001, 'valeurs et de signes'],
  ['one text', `a: 1\nb: "${words(20_000)}"`, 2, 'caractères d’un texte'],
  ['a file', `a: >-\n${`  ${words(70)}\n`.repeat(1_000)}`, 823, 'caractères du fichier'],
  ['a character that nobody sees', 'a: 1\nb: c\u0000d', 2, 'signe invisible'],
])('too much is refused before it is read: %s', (_, source, line, problem) => {
  expect(complaintsOf(source)).toMatchObject([{ line, problem: expect.stringContaining(problem) }])
})

const row = (cells: number, cell: string) => `|${`${cell}|`.repeat(cells)}`

test.each([
  [
    'a table of 500 by 400',
    [row(500, 'a'), row(500, '-'), ...lines(400, () => row(500, 'a'))].join('\n'),
    60,
    'caractères',
  ],
  ['cells of a table', ['', row(40, 'a'), row(40, '-'), ...lines(40, () => row(40, 'a'))].join('\n'), 26, 'cases'],
  ['lists in one line', `Avant.\n\n${'- '.repeat(700)}a`, 3, 'listes et de citations'],
  [
    'lists below each other',
    lines(150, (index) => `${' '.repeat(2 * index)}- a`).join('\n'),
    14,
    'listes et de citations',
  ],
  ['numbered lists in each other', '1. '.repeat(700), 1, 'listes et de citations'],
  ['quotes', '> '.repeat(700), 1, 'listes et de citations'],
  ['blocks', ':::note\n'.repeat(700), 5, 'blocs ouverts'],
  ['lines', 'a\n=\n'.repeat(4_000), 1_501, 'lignes'],
  ['lines that end as those of an old Mac', 'a\r=\r'.repeat(4_000), 1_501, 'lignes'],
  ['stars', `Avant.\n\n${'a*'.repeat(8_000)}`, 3, 'signes de mise en forme'],
  ['brackets', '['.repeat(8_000), 1, 'signes de mise en forme'],
  ['words', `${words(59_000)}\n\n${words(2_000)}`, 3, 'caractères du texte'],
  ['a character that nobody sees', 'Un mot,\nun a\u0007utre', 2, 'signe invisible'],
])('too much in an article is refused before it is read: %s', (_, source, line, problem) => {
  const told: unknown[] = []
  const body = readBody(source, 'fr', (at, what, remedy) => told.push([at, what, remedy]))
  expect(told).toEqual([[line, expect.stringContaining(problem), expect.stringMatching(/./)]])
  expect(body.tree.children).toEqual([])
})

test('blocks that are closed may follow each other, and lists stand in quotes', () => {
  const told: unknown[] = []
  const source = `${':::note\nUn mot.\n:::\n\n'.repeat(30)}> - un\n>   - deux\n>     1. trois\n`
  readBody(source, 'fr', (...complaint) => told.push(complaint))
  expect(told).toEqual([])
})
