import { expect, test } from 'vitest'
import { readBody } from './articles/read-body.ts'
import { refusals } from './complaint.ts'
import { readYaml } from './yaml-file.ts'

const words = (count: number) => 'un mot '.repeat(Math.ceil(count / 7)).slice(0, count)
const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n')

test.each([
  ['a word between stars', 'a: 1\ntitle: *Important*\n', 2, 'notation'],
  ['a group within itself', 'a: &a {b: *a}\n', 1, 'notation'],
  ['a tag', 'a:\n  - b\n  - !Attention à ceci\n', 3, 'notation'],
  ['an anchor', 'a:\n  - b\n  - &c ceci\n', 3, 'notation'],
  ['an alias within brackets', 'a: [b, *c]\n', 1, 'notation'],
  ['a tab before a name', 'a: 1\n\tb: 2\nc: 3\n', 2, 'notation'],
  ['a text that YAML cuts', 'a: 1\nb: Un #1\n', 2, 'notation'],
  ['a second colon', 'a: 1\nb: Un : deux\n', 2, 'notation'],
  ['a quote that nothing closes', 'a: 1\nb: "Un\nc: 2\n', 2, 'notation'],
  ['a name that stands twice', 'a: 1\na: 2\n', 2, 'notation'],
  ['lists in one line', '- '.repeat(10_000), 1, 'heavy'],
  ['brackets', `a: ${'['.repeat(20_000)}`, 1, 'heavy'],
  ['keys', lines(6_000, (index) => `k${index}: a`), 2_001, 'heavy'],
  ['remarks', '# a\n'.repeat(10_000), 2_001, 'heavy'],
  ['words', `a: >-\n${`  ${words(70)}\n`.repeat(1_000)}`, 823, 'heavy'],
  ['a character that prints nothing', 'a: 1\nb: c\u0000d', 2, 'invisible'],
] as const)('a file of YAML is refused with its line for %s', (_, source, line, kind) => {
  expect(readYaml('offers.yaml', source)).toEqual({ complaints: [{ file: 'offers.yaml', line, ...refusals[kind] }] })
})

test('the same signs within a text are part of it', () => {
  const source = 'a: un *mot* & un autre !\nb: \'*a &b !c\'\nc: "*a"\nd: >-\n  *a\n  &b\n'
  const read = readYaml('offers.yaml', source)
  expect('yaml' in read && read.yaml.value).toEqual({
    a: 'un *mot* & un autre !',
    b: '*a &b !c',
    c: '*a',
    d: '*a &b',
  })
})

test.each([
  ['lists in one line', `Avant.\n\n${'- '.repeat(700)}a`, 3, 'heavy'],
  ['lists below each other', lines(150, (index) => `${' '.repeat(2 * index)}- a`), 11, 'heavy'],
  ['five lists in one line', `Avant.\n\n${'- '.repeat(5)}a`, 3, 'heavy'],
  ['numbered lists in each other', '1. '.repeat(5), 1, 'heavy'],
  ['numbers', '1. a\n'.repeat(3_000), 2_001, 'heavy'],
  ['quotes', '>'.repeat(700), 1, 'heavy'],
  ['blocks', ':::note\n'.repeat(700), 51, 'heavy'],
  ['lines', 'a\n\n'.repeat(4_000), 4_001, 'heavy'],
  ['lines that end as those of an old Mac', 'a\r=\r'.repeat(4_000), 2_668, 'heavy'],
  ['stars', `Avant.\n\n${'a*'.repeat(8_000)}`, 3, 'heavy'],
  ['words', `${words(59_000)}\n\n${words(2_000)}`, 3, 'heavy'],
  ['a character that prints nothing', 'Un mot,\nun a\u0007utre', 2, 'invisible'],
] as const)('the text of an article is refused with its line for %s', (_, source, line, kind) => {
  const complaints: unknown[] = []
  const body = readBody(source, 'fr', (at, problem, remedy) => complaints.push([at, { problem, remedy }]))
  expect(complaints).toEqual([[line, refusals[kind]]])
  expect(body.tree.children).toEqual([])
})

test('blocks that are closed may follow each other, and lists stand in quotes', () => {
  const complaints: unknown[] = []
  const source = `${':::note\nUn mot.\n:::\n\n'.repeat(30)}> - un\n>   - deux\n>     1. trois\n`
  readBody(source, 'fr', (...complaint) => complaints.push(complaint))
  expect(complaints).toEqual([])
})
