import { Editor, getSchema } from '@tiptap/core'
import { type Node, Slice } from '@tiptap/pm/model'
import { Selection } from '@tiptap/pm/state'
import { CellSelection, handlePaste, TableMap } from '@tiptap/pm/tables'
import { expect, test } from 'vitest'
import { readDocument } from '../../../contract/content/article-text/read-document.ts'
import { writeDocument } from '../../../contract/content/article-text/write-document.ts'
import { carrySources, pastes, takeSources } from './paste.ts'
import { toExtensions } from './schema.ts'
import { listSources, readSource, writeSource } from './sources.ts'

test.each([
  ['fr', 'Destatis, « :de[Umsatz im Handel] », 2025, vérifié le 2026-11-21, https://www.destatis.de/a_b'],
  ['fr', 'AUMA, « Unangemeldete Werbung », sur OLG Düsseldorf, 3 mars 2016, vérifié le 2026-11-22, https://auma.de/x'],
  ['de', '§ 7 UWG, Wortlaut bei lxgesetze.de, geprüft am 2026-11-22, https://lxgesetze.de/uwg/7'],
  ['en', 'Office, “Title”, checked 2026-11-22, https://example.com'],
  ['en', 'Office, “Title”, https://example.com'],
] as const)('a source is changed field by field, and what is not changed stays: %s %s', (locale, definition) => {
  const source = readSource(definition, locale)
  expect(source && writeSource(source, locale)).toBe(definition)
  expect(source?.checkedOn).toBe(/\d{4}-\d\d-\d\d/.exec(definition)?.[0] ?? '')
})

test('a source that a translation took over is written in its language', () => {
  const source = readSource('Office, « Titre », vérifié le 2026-11-21, https://a.fr', 'de')
  expect(source && writeSource(source, 'de')).toBe('Office, „:fr[Titre]“, geprüft am 2026-11-21, https://a.fr')
})

test('a source that is written otherwise has no fields', () => {
  expect(readSource('Deux, « Un », https://a.fr ; « Deux », https://b.fr', 'fr')).toBeUndefined()
  expect(readSource('Une loi de 2025', 'fr')).toBeUndefined()
})

const schema = getSchema(toExtensions((name) => name, 'fr'))

const read = (text: string): Node => {
  const document = readDocument(text)
  if ('line' in document) throw new Error(`not an article: line ${document.line}`)
  return schema.nodeFromJSON(document)
}

/** The first sentence of a text, as a copy of it is pasted into another. */
function paste(from: Node, into: Node) {
  const sentence = from.slice(1, (from.firstChild?.nodeSize ?? 0) - 1, true)
  const { slice, sources } = takeSources(carrySources(sentence, from), into)
  const calls: string[] = []
  slice.content.descendants(({ type, attrs }) => {
    if (type.name === 'sourceCall') calls.push(attrs.label)
  })
  const said = sources.map(({ attrs, textContent }) => `${attrs.label}: ${textContent}`)
  return { calls, said, open: [slice.openStart, slice.openEnd] }
}

const shops = read('Les boutiques[^ehi] **vendent[^ehi]**.\n\n[^ehi]: EHI, « Top 10 », 2025, https://ehi.org/a')

test.each([
  ['a text without sources', 'Un mot.', 'ehi', ['ehi: EHI, « Top 10 », 2025, https://ehi.org/a']],
  [
    'a text that calls another source so',
    'Un mot[^ehi] et[^ehi2].\n\n[^ehi]: EHI, « Payer », https://ehi.org/b\n[^ehi2]: EHI, « Louer », https://ehi.org/c',
    'ehi3',
    ['ehi3: EHI, « Top 10 », 2025, https://ehi.org/a'],
  ],
  [
    'a text that calls it otherwise',
    'Un mot[^ehi] et[^top].\n\n[^ehi]: EHI, « Payer », https://ehi.org/b\n[^top]: EHI, « Top 10 », 2025, https://ehi.org/a',
    'top',
    ['top: EHI, « Top 10 », 2025, https://ehi.org/a'],
  ],
  [
    'a text that calls it otherwise, and nothing so',
    'Un mot[^top].\n\n[^top]: EHI, « Top 10 », 2025, https://ehi.org/a',
    'top',
    ['top: EHI, « Top 10 », 2025, https://ehi.org/a'],
  ],
])('a sentence that is copied from one article cites its own source in another: %s', (_, text, label, said) => {
  expect(paste(shops, read(text))).toEqual({ calls: [label, label], said, open: [1, 1] })
})

test('a sentence that is moved within its article cites what it did', () => {
  expect(paste(shops, shops)).toMatchObject({ calls: ['ehi', 'ehi'], said: [expect.stringContaining('Top 10')] })
})

test('sources that come along under labels of the text keep their words', () => {
  const into = read('Un mot[^ehi].\n\n[^ehi]: EHI, « Payer », https://ehi.org/b')
  const { slice, sources } = takeSources(Slice.maxOpen(shops.content), into)
  expect(slice.content.childCount).toBe(1)
  expect(sources.map(({ attrs, textContent }) => [attrs.label, textContent])).toEqual([
    ['ehi2', 'EHI, « Top 10 », 2025, https://ehi.org/a'],
  ])
  expect(slice.content.firstChild?.child(1).attrs.label).toBe('ehi2')
  expect(listSources(into).map(({ label }) => label)).toEqual(['ehi'])
})

test('two sources of one article that say the same come along as one', () => {
  const twice = 'Les boutiques[^ehi] vendent[^top].\n\n[^ehi]: EHI, « Top 10 »\n[^top]: EHI, « Top 10 »'
  const into = 'Un mot[^ehi] et[^top].\n\n[^ehi]: EHI, « Payer »\n[^top]: EHI, « Louer »'
  expect(paste(read(twice), read(into))).toMatchObject({ calls: ['ehi2', 'ehi2'], said: ['ehi2: EHI, « Top 10 »'] })
})

test.each([
  ['brings its source along', carrySources, 'un[^ehi]', '\n[^ehi]: EHI, « Top 10 »\n'],
  ['leaves the call of a source out that is nowhere', (slice: Slice) => slice, 'un', ''],
])('a cell that is pasted into a table %s', (_, copy, words, sources) => {
  const cell = (text: string) => `| Prix |\n| - |\n| ${text} |\n`
  const extensions = [...toExtensions((name) => name, 'fr'), pastes]
  const editor = new Editor({ element: null, extensions, content: readDocument(cell('deux')) })
  const { schema, view } = editor
  // Without a window it has none.
  view.updateState(editor.state.reconfigure({ plugins: editor.extensionManager.plugins }))
  const from = schema.nodeFromJSON(readDocument(`${cell('un[^ehi]')}\n[^ehi]: EHI, « Top 10 »`))
  const table = from.child(0)
  const copied = CellSelection.create(from, 1 + TableMap.get(table).positionAt(1, 0, table)).content()

  editor.commands.setTextSelection(Selection.atEnd(editor.state.doc).to)
  let slice = copy(copied, from)
  for (const plugin of editor.state.plugins)
    slice = plugin.props.transformPasted?.call(plugin, slice, view, false) ?? slice
  handlePaste(view, new Event('paste') as ClipboardEvent, slice)
  expect(writeDocument(editor.state.doc.toJSON())).toBe(cell(words) + sources)
})

test('what another page writes as the words of a source is no source', () => {
  const call = (attrs: object) => schema.node('paragraph', null, [schema.node('sourceCall', attrs)])
  const hostile = [call({ label: '', definition: 'a' }), call({ label: 'a]: b', definition: 'c\n\nd' })]
  expect(takeSources(Slice.maxOpen(schema.node('doc', null, hostile).content), shops).sources).toEqual([])
})
