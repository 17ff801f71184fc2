import { expect, test } from 'vitest'
import { readFrontMatter } from './read-front-matter.ts'

const today = '2026-11-24'

const fields = {
  title: '"Impressum allemand : ce qu\'il doit dire"',
  description: `"${'La réponse en une phrase, sans suspense. '.repeat(3).trim()}"`,
  keywords: '[impressum allemagne]',
  category: 'juridique-et-confiance',
  publishedOn: '2026-11-21',
  excerpt: 'Une phrase.',
  offer: 'audit',
  related: '[labels-de-confiance, sie-ou-du]',
}

function read(changes: Record<string, string> = {}) {
  const complaints: string[] = []
  const lines = Object.entries({ ...fields, ...changes }).map(([name, value]) => `${name}: ${value}`)
  const source = ['---', ...lines, '---', 'Texte.'].join('\n')
  const { fields: read, body } = readFrontMatter(
    source,
    (line, problem, remedy) => complaints.push(`${line} : ${problem}. ${remedy}.`),
    today,
  )
  return { read, body, complaints }
}

const complaintsOf = (changes: Record<string, string>) => read(changes).complaints

test('complete front matter is taken as it is written', () => {
  expect(read()).toMatchObject({ read: { title: "Impressum allemand : ce qu'il doit dire" }, complaints: [] })
})

test('each fault has its line, its field and its remedy', () => {
  expect(complaintsOf({ description: 'x'.repeat(170) })).toEqual([
    '3 : « description » : le texte compte 170 caractères. Gardez-en 155 au plus.',
  ])
  expect(complaintsOf({ description: 'Une réponse courte.' })).toEqual([])
  expect(complaintsOf({ category: 'seo' })[0]).toMatch(
    /^5 : « category » contient « seo »\. Au choix : seo-dach \(SEO DACH\), /,
  )
  expect(complaintsOf({ publishedOn: '21/11/2026' })).toEqual([
    '6 : « publishedOn » contient « 21/11/2026 ». Écrivez une date qui existe, sous la forme 2026-08-10.',
  ])
  expect(complaintsOf({ revisedOn: '2025-01-01' })).toEqual([
    '10 : « revisedOn » : cette date est antérieure à la parution. Corrigez l’une des deux dates.',
  ])
})

test('marks do not count as characters', () => {
  expect(complaintsOf({ title: `"[de:Impressum] ${'x'.repeat(50)}"` })).toEqual([])
})

test('lists may stand on one line or several, with remarks between the fields', () => {
  const { read: taken, complaints } = read({ keywords: '\n  - "c, d"\n  # une remarque\n  - 2026' })
  expect(complaints).toEqual([])
  expect(taken.keywords).toEqual(['c, d', '2026'])
})

test.each([
  ['a list in the place of a text', '2 : « title »', { title: '[un, deux]' }],
  ['a text in the place of a list', '4 : « keywords »', { keywords: 'impressum' }],
  ['a field that is not known', '10 : « tilte »', { tilte: 'x' }],
  ['a text with a colon', '2 : ce texte', { title: 'Impressum : ce qu’il dit' }],
  ['a field that stands twice', '10 : ce texte', { 'title ': 'b' }],
])('of %s one complaint tells the line', (_, told, changes: Record<string, string>) => {
  const { complaints, body } = read(changes)
  expect(complaints).toEqual([expect.stringMatching(`^${told} n’est pas écrit comme prévu ici.*npm run format`)])
  // The text below it is still shown.
  expect(body).toContain('Texte.')
})

test.each(['Bonjour', '---\ntitle: sans fin\n', '---\ntitle\n---\n', '---\n- title\n---\n', '---\n---\n'])(
  'front matter that is none is told: %j',
  (source) => {
    const lines: number[] = []
    readFrontMatter(source, (line) => lines.push(line), today)
    expect(lines).toContain(1)
  },
)

test('the lines of the text stay those of the file', () => {
  for (const end of ['\n', '\r\n']) {
    const { body } = readFrontMatter(['---', 'title: a', '---', 'Texte.'].join(end), () => {}, today)
    expect(body.split('\n')[3]).toBe('Texte.')
  }
})
