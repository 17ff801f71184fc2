import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textBlocks } from '../article.ts'
import { type DocumentMark, type DocumentNode, node, toBlock, toHead } from './document.ts'
import { readDocument } from './read-document.ts'
import { writeDocument } from './write-document.ts'

const rewrite = (body: string): string => {
  const read = readDocument(body)
  if ('line' in read) throw new Error(`no place for line ${read.line}`)
  return writeDocument(read)
}

const signs = [
  '*',
  '**',
  '_mot_',
  '[a]',
  '`',
  '#',
  '- x',
  '1. y',
  '> z',
  '|',
  ':::',
  '~',
  '<b>',
  '\\',
  '!',
  '{a}',
  '[^a]',
]
const plain = ['pain', 'à 14:30', 'R&D', ':de[x]', 'site:example.de', 'info@example.de', 'www.example.de']

/** Words with what Markdown could take for something else. */
const words = fc
  .array(fc.constantFrom(...signs, ...plain, 'https://example.de/a_b_c?d=1&e=2'), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(' '))

const mark: fc.Arbitrary<DocumentMark> = fc.constantFrom<DocumentMark>(
  { type: 'bold' },
  { type: 'italic' },
  { type: 'code' },
  { type: 'link', attrs: { href: '/blog/a' } },
  { type: 'foreign', attrs: { lang: 'de' } },
)
const piece = fc
  .tuple(words, fc.option(mark, { nil: undefined }))
  .map(([text, one]): DocumentNode => ({ type: 'text', text, ...(one && { marks: [one] }) }))
/** Pieces of a line, parted by a space that carries no mark, as one types it. */
const line = fc
  .array(piece, { minLength: 0, maxLength: 3 })
  .map((pieces) =>
    pieces.flatMap((one, index): DocumentNode[] => (index > 0 ? [{ type: 'text', text: ' ' }, one] : [one])),
  )
const paragraph = line.map((content) => node('paragraph', content))
const plainLine = words.map((text): DocumentNode[] => [{ type: 'text', text }])
/** A dash between two spaces would be closed up. */
const when = fc.constantFrom('Jours 1 à 30', '2027').map((text): DocumentNode[] => [{ type: 'text', text }])
const cell = (type: string) => paragraph.map((one) => node(type, [one]))
const row = (type: string) => fc.tuple(cell(type), cell(type)).map((cells) => node('tableRow', cells))
const table = fc.tuple(row('tableHeader'), row('tableCell')).map((rows) => node('table', rows))
const items = fc.array(
  paragraph.map((one) => node('listItem', [one])),
  { minLength: 1, maxLength: 3 },
)

const block = fc.oneof(
  paragraph,
  line.map((content) => node('heading', content, { level: 2 })),
  items.map((list) => node('bulletList', list)),
  items.map((list) => node('orderedList', list, { start: 1 })),
  paragraph.map((one) => node('blockquote', [one])),
  fc.constant(node('picture', [], { name: 'quai.jpg', description: 'Un [quai] vide' })),
  fc.tuple(line, table).map(([title, grid]) => toBlock('table', toHead('table', title), [grid])),
  fc
    .tuple(plainLine, line)
    .map(([figure, text]) => node('stats', [node('stat', [node('statFigure', figure), node('statText', text)])])),
  fc
    .tuple(when, line, paragraph)
    .map(([moment, title, text]) =>
      node('roadmap', [node('step', [node('stepWhen', moment), node('stepTitle', title), text])]),
    ),
  line.map((content) => node('pull', content)),
  ...textBlocks.map((name) =>
    fc.tuple(line, paragraph).map(([title, text]) => toBlock(name, toHead(name, title), [text])),
  ),
  items.map((list) => node('checklist', list)),
  fc
    .tuple(plainLine, plainLine, paragraph)
    .map(([term, spoken, text]) =>
      node('definition', [node('term', term), node('spoken', spoken), node('meaning', [text])], { lang: 'de' }),
    ),
)

test('whatever is written with the editor can be read again, and is written the same', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (content) => {
      // Two lists that follow each other become one.
      const apart = content.flatMap((one) => [one, node('paragraph', [{ type: 'text', text: 'Puis' }])])
      const body = writeDocument(node('doc', apart))
      expect(rewrite(body)).toBe(body)
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['a piece that the editor has no place for', 'Un.\n\n---\n', 3],
  ['more in each other than can be read in time', `Un.\n\n${'> '.repeat(700)}a\n`, 3],
])('a text with %s is edited as it is, from this line on', (_, body, line) => {
  expect(readDocument(body)).toEqual({ line })
})

test('a source within words of another language can be edited', () => {
  expect(rewrite('Le :de[Impressum[^a]].\n\n[^a]: Une source.\n')).toContain('[^a]')
})

test('a row, a figure and a step in which a source or a picture alone stands are kept', () => {
  const call = node('sourceCall', [], { label: 'a' })
  const cells = (type: string, content: DocumentNode[]) =>
    node('tableRow', [node(type, [node('paragraph', content)]), node(type, [node('paragraph')])])
  const table = node('table', [cells('tableHeader', [{ type: 'text', text: 'Pays' }]), cells('tableCell', [call])])
  const stats = node('stats', [node('stat', [node('statFigure'), node('statText', [call])])])
  const picture = node('picture', [], { name: 'a.jpg', description: 'Un' })
  const roadmap = node('roadmap', [node('step', [node('stepWhen'), node('stepTitle'), picture])])
  const body = writeDocument(node('doc', [table, stats, roadmap]))
  expect([body.match(/\[\^a\]/g)?.length, body.match(/a\.jpg/g)?.length]).toEqual([2, 1])
})

test('a dash in the time of a step does not part it', () => {
  const say = (type: string, text: string) => node(type, [{ type: 'text', text }])
  const toStep = (when: string) => {
    const step = node('step', [say('stepWhen', when), say('stepTitle', 'Choisir – vite'), say('paragraph', 'Texte.')])
    return node('doc', [node('roadmap', [step])])
  }
  for (const typed of ['Jours 1 – 30', 'Jours 1 - 30', 'Jours 1  —  30'])
    expect(readDocument(writeDocument(toStep(typed)))).toEqual(toStep('Jours 1–30'))
  expect(readDocument(writeDocument(toStep('Jours 1 –')))).toEqual(toStep('Jours 1–'))
})

test('a row in which nothing is written is no part of the table', () => {
  expect(rewrite('| Pays | Prix |\n| --- | --- |\n| Suisse | 3 |\n|  |  |\n')).toBe(
    '| Pays | Prix |\n| - | - |\n| Suisse | 3 |\n',
  )
})
