import { type Editor, Extension } from '@tiptap/core'
import type { Node, Schema } from '@tiptap/pm/model'
import { type EditorState, NodeSelection, Plugin, Selection, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { DocumentNode } from '../../../contract/content/article-text/document.ts'
import { readDocument } from '../../../contract/content/article-text/read-document.ts'
import { writeBlock } from '../../../contract/content/article-text/write-document.ts'
import { formatDate } from '../../../contract/formats.ts'
import { defaultLocale, isLocale, type Locale, languages, locales } from '../../../contract/locales.ts'
import { toSlug } from '../../../contract/text.ts'

/** What a source is made of; `title` in `language`, `year` and `checkedOn` may be empty. `checkedOn` is a day, `2026-11-21`. */
export type NewSource = {
  office: string
  title: string
  language: Locale
  year: string
  address: string
  checkedOn: string
}

/** A source of the text: the label by which it is called, its words, where it stands and where it is called. */
export type TextSource = { label: string; text: string; place: number; calls: number[] }

/** The sources of a text, in their order. */
export function listSources(doc: Node): TextSource[] {
  const calls = new Map<string, number[]>()
  const sources: TextSource[] = []
  doc.descendants((node, place) => {
    const { label } = node.attrs
    if (node.type.name === 'sourceCall') calls.set(label, [...(calls.get(label) ?? []), place])
    if (node.type.name === 'source') sources.push({ label, text: node.textContent, place, calls: [] })
  })
  return sources.map((source) => ({ ...source, calls: calls.get(source.label) ?? [] }))
}

const isoDay = /(?<![\d-])\d{4}-\d{2}-\d{2}(?![\d-])/g

/** Days of a source in the words that readers see; as they are written while the cursor stands at one. */
function listDays(source: Node, place: number, { from, to }: Selection, locale: Locale): Decoration[] {
  return [...source.textContent.matchAll(isoDay)].flatMap(({ 0: day, index }) => {
    const begin = place + 1 + index
    const end = begin + day.length
    if (!Date.parse(day) || (from <= end && to >= begin)) return []
    return [Decoration.inline(begin, end, { class: 'editor-day', 'data-day': formatDate(day, locale) })]
  })
}

/** Numbers calls and sources as the page does, in the order in which the text first calls them, and writes days out. */
function toNumbers({ doc, selection }: Pick<EditorState, 'doc' | 'selection'>, locale: Locale): DecorationSet {
  const numbers = new Map<string, number>()
  const decorations: Decoration[] = []
  doc.descendants((node, place) => {
    const { label } = node.attrs
    const isCall = node.type.name === 'sourceCall'
    if (isCall && !numbers.has(label)) numbers.set(label, numbers.size + 1)
    if (!isCall && node.type.name !== 'source') return
    const number = String(numbers.get(label) ?? '–')
    const named = isCall ? { role: 'img', 'aria-label': `Source ${number}` } : {}
    decorations.push(Decoration.node(place, place + node.nodeSize, { 'data-number': number, ...named }))
    if (!isCall) decorations.push(...listDays(node, place, selection, locale))
  })
  return DecorationSet.create(doc, decorations)
}

/** Shows the numbers of the sources, and their days as a page does. */
export const sourceNumbers = Extension.create<{ locale: Locale }>({
  name: 'sourceNumbers',
  addOptions: () => ({ locale: defaultLocale }),
  addProseMirrorPlugins() {
    const { locale } = this.options
    return [
      new Plugin<DecorationSet>({
        state: {
          init: (_, state) => toNumbers(state, locale),
          apply: (transaction, shown) =>
            transaction.docChanged || transaction.selectionSet ? toNumbers(transaction, locale) : shown,
        },
        props: {
          decorations(state) {
            return this.getState(state)
          },
        },
      }),
    ]
  },
})

/** The short label that a new source gets: from its first word, and unlike any other in the text. */
export function toSourceLabel(office: string, taken: readonly string[]): string {
  const base = toSlug(office).split('-').find(Boolean) ?? 'source'
  let label = base
  for (let count = 2; taken.includes(label); count += 1) label = `${base}${count}`
  return label
}

const checked: Record<Locale, string> = { fr: 'vérifié le', en: 'checked', de: 'geprüft am' }

/**
 * A source as the house writes it: `Office, « Titre », 2025, vérifié le 2026-11-21, https://…`.
 */
export function writeSource(source: NewSource, locale: Locale): string {
  const { office, title, language, year, address, checkedOn } = source
  // The narrow spaces come by themselves when the text is set.
  const [open, close] = languages[locale].quotationMarks.map((mark) => mark.replace('\u00a0', ' '))
  const words = title.trim()
  const named = words && `${open}${language === locale ? words : `:${language}[${words}]`}${close}`
  const day = checkedOn && `${checked[locale]} ${checkedOn}`
  const parts = [office.trim(), named, year.trim(), day, address.trim()]
  return parts.filter(Boolean).join(', ')
}

/** Quotation marks of all languages. */
const [opening, closing] = ['«“„', '»”“']

const checkedWords = Object.values(checked).join('|')

/** Office, title in its marks (`:de[Titel]` in another language), year or what else is to be known of it, day, address. */
const written = new RegExp(
  [
    `^(?<office>[^${opening}]+?)`,
    String.raw`(?:, [${opening}] ?(?::(?<language>${locales.join('|')})\[(?<foreign>[^\]]+)\]|(?<title>[^${opening}${closing}]+?)) ?[${closing}])?`,
    String.raw`(?:, (?<year>\d{4}|(?<=[${closing}], )(?!${checkedWords})[^${opening}]+?))?`,
    String.raw`(?:, (?:${checkedWords}) (?<checkedOn>[\d-]+))?`,
    String.raw`, (?<address>https?:\S+)$`,
  ].join(''),
)

/** What a source says that is written as the house writes it, in the language of the text or another; nothing of any other. */
export function readSource(definition: string, locale: Locale): NewSource | undefined {
  const { groups = {} } = written.exec(definition) ?? {}
  const { office = '', foreign, title = '', language, year = '', checkedOn = '', address = '' } = groups
  const toSourceIn = (one: Locale): NewSource => {
    const titled = { title: foreign ?? title, language: isLocale(language) ? language : one }
    return { office, ...titled, year, checkedOn, address }
  }
  const own = [locale, ...locales].find((one) => writeSource(toSourceIn(one), one) === definition)
  return own && toSourceIn(own)
}

/** Puts sources behind those that the text has. */
export function addSources(transaction: Transaction, schema: Schema, sources: readonly Node[]): void {
  if (sources.length === 0) return
  const { doc } = transaction
  const hasSources = doc.lastChild?.type.name === 'sources'
  if (hasSources) transaction.insert(doc.content.size - 1, sources)
  else transaction.insert(doc.content.size, schema.nodes.sources?.create(null, sources) ?? [])
}

/** What a source says, as a file holds it behind its label. */
export const toDefinition = (source: Node): string =>
  writeBlock({ type: 'sources', content: [source.toJSON() as DocumentNode] })
    .replace(`[^${source.attrs.label}]: `, '')
    .trim()

/** The source of the text that a definition describes. */
export function toSource(schema: Schema, label: string, definition: string): Node | undefined {
  const read = readDocument(`[^${label}]: ${definition}`)
  return 'type' in read ? (schema.nodeFromJSON(read).lastChild?.firstChild ?? undefined) : undefined
}

/** Where a call goes: behind the words that are selected, not in their place; on an empty line behind the paragraph before it. */
function placeForCall({ selection: { $to }, doc }: EditorState): number {
  if ($to.depth === 0 || $to.parent.content.size > 0) return $to.pos
  const $before = Selection.findFrom(doc.resolve($to.before()), -1, true)?.$to
  return $before?.parent.type.name === 'paragraph' ? $before.pos : $to.pos
}

/**
 * Calls a source where the cursor stands.
 * @param definition its words, of one that is new
 */
export function callSource(editor: Editor, label: string, definition?: string): void {
  const { state, view } = editor
  const { schema, tr } = state
  const call = schema.nodes.sourceCall?.create({ label })
  if (!call) return
  tr.insert(placeForCall(state), call)
  const source = definition === undefined ? undefined : toSource(schema, label, definition)
  if (source) addSources(tr, schema, [source])
  view.dispatch(tr.scrollIntoView())
  view.focus()
}

/** The source that is called where the cursor stands, or in which it stands. */
export function sourceAt({ state: { selection, doc } }: Editor): TextSource | undefined {
  const isCall = selection instanceof NodeSelection && selection.node.type.name === 'sourceCall'
  const { type, attrs } = isCall ? selection.node : selection.$from.parent
  return isCall || type.name === 'source' ? listSources(doc).find(({ label }) => label === attrs.label) : undefined
}

/** What a source of the text says, if a form can show it. */
export function readSourceOf(doc: Node, { place }: TextSource, locale: Locale): NewSource | undefined {
  const source = doc.nodeAt(place)
  return source ? readSource(toDefinition(source), locale) : undefined
}

/** Writes a source anew. The cursor is behind its call then: what is typed next does not take the place of that. */
export function rewriteSource({ state, view }: Editor, { place, label }: TextSource, definition: string): void {
  const size = state.doc.nodeAt(place)?.content.size ?? 0
  const made = toSource(state.schema, label, definition)
  if (made) {
    const tr = state.tr.replaceWith(place + 1, place + 1 + size, made.content)
    view.dispatch(tr.setSelection(Selection.near(tr.doc.resolve(tr.mapping.map(state.selection.to)))))
  }
  view.focus()
}

/** Takes a source out of the text, with all its calls. */
export function removeSource(editor: Editor, { place, calls }: TextSource): void {
  const { tr, doc } = editor.state
  const { lastChild } = doc
  const isOnly = lastChild?.type.name === 'sources' && lastChild.childCount === 1
  if (isOnly) tr.delete(doc.content.size - lastChild.nodeSize, doc.content.size)
  else tr.delete(place, place + (doc.nodeAt(place)?.nodeSize ?? 0))
  for (const call of calls.toReversed()) tr.delete(tr.mapping.map(call), tr.mapping.map(call + 1))
  editor.view.dispatch(tr)
  editor.view.focus()
}

/** Leads to the words of a source. */
export const goToSource = (editor: Editor, { place }: TextSource): boolean =>
  editor
    .chain()
    .setTextSelection(place + 1)
    .focus()
    .scrollIntoView()
    .run()

/** Leads to a call of a source. */
export function goToCall({ view, state }: Editor, place: number): void {
  view.dispatch(state.tr.setSelection(NodeSelection.create(state.doc, place)).scrollIntoView())
  view.focus()
}
