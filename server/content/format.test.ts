import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formatFile } from './format.ts'

const files = globSync('**/*.{yaml,md}', { cwd: 'content' }).sort()

test('every file of the content is written as it was read', () => {
  expect(files.length).toBeGreaterThan(100)
  for (const path of files) {
    const text = readFileSync(`content/${path}`, 'utf8')
    expect(formatFile(path, text), path).toBe(text)
  }
})

const article = (body: string, head = 'title: a') => `---\n${head}\n---\n${body}\n`

test.each([
  [
    'a table and its ruler',
    'Un\u00a0mot\u202f!\n\n| a | b |\n|---|:-:|\n| c | |\n',
    'Un\u00a0mot\u202f!\n\n| a | b |\n| - | - |\n| c | |',
  ],
  ['lists', '* un\n* deux\n\n3) trois\n4) quatre', '- un\n- deux\n\n3. trois\n4. quatre'],
  [
    'blocks and words of another language',
    ':::warning[Le :de[Amt]]\nUn :de[Impressum].\n:::\nSuite.',
    ':::warning[Le :de[Amt]]\nUn :de[Impressum].\n:::\n\nSuite.',
  ],
  [
    'times and addresses, which are none of them',
    'À 14:30, site:exemple.fr, bonjour@exemple.fr et https://exemple.fr/a_b.[^a]\n\n[^a]: https://exemple.fr/_a\n[^b]: b',
    'À 14:30, site:exemple.fr, bonjour@exemple.fr et https://exemple.fr/a_b.[^a]\n\n[^a]: https://exemple.fr/_a\n[^b]: b',
  ],
  ['an address that would go on', 'https://exemple.fr/a_', 'https://exemple.fr/a_'],
])('Markdown is written in one form: %s', (_, written, normal) => {
  expect(formatFile('a/article.md', article(written))).toBe(article(normal))
})

test('YAML is written in one form, its remarks and quotes among it', () => {
  const long = 'mot '.repeat(30).trim()
  const folded = 'mot '.repeat(24).trim()
  const rest = 'mot '.repeat(6).trim()
  expect(formatFile('a.yaml', `# Un\n\na:   '1' # deux\nb: { c: d }\ne: ${long}\nf: [ 1,2 ]\n`)).toBe(
    `# Un\n\na: '1' # deux\nb: {c: d}\ne: >-\n  ${folded}\n  ${rest}\nf: [1, 2]\n`,
  )
  expect(formatFile('a/article.md', article('Texte', `# Un\r\ntitle:   "${long}"\nrelated: [ a,  b ]`))).toBe(
    article('Texte', `# Un\ntitle: "${long}"\nrelated: [a, b]`),
  )
})

test('what cannot be read is not written', () => {
  for (const [path, text] of [
    ['a.yaml', 'a: "b'],
    ['a.yaml', 'a: *b'],
    ['a/article.md', 'Texte'],
    ['a/article.md', article('Texte', 'title: [a')],
  ] as const)
    expect(() => formatFile(path, text)).toThrow()
})
