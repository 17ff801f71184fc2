import { type Editor, Extension } from '@tiptap/core'
import type { Node, Schema } from '@tiptap/pm/model'
import { NodeSelection, Plugin, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { readDocument } from '../../../contract/content/article-text/read-document.ts'
import { type Locale, languages } from '../../../contract/locales.ts'
import { toSlug } from '../../../contract/text.ts'

/** What a source is made of; `title` in `language` and `year` may be empty. `checkedOn` is a day, `2026-11-21`. */
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

/** Numbers calls and sources as the page does: in the order in which the text first calls them. */
function toNumbers(doc: Node): DecorationSet {
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
  })
  return DecorationSet.create(doc, decorations)
}

/** Shows the numbers of the sources. */
export const sourceNumbers = Extension.create({
  name: 'sourceNumbers',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      state: {
        init: (_, { doc }) => toNumbers(doc),
        apply: (transaction, shown) => (transaction.docChanged ? toNumbers(transaction.doc) : shown),
      },
      props: {
        decorations(state) {
          return this.getState(state)
        },
      },
    }),
  ],
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
  const parts = [office.trim(), named, year.trim(), `${checked[locale]} ${checkedOn}`, address.trim()]
  return parts.filter(Boolean).join(', ')
}

/** Puts sources behind those that the text has. */
export function addSources(transaction: Transaction, schema: Schema, sources: readonly Node[]): void {
  if (sources.length === 0) return
  const { doc } = transaction
  const hasSources = doc.lastChild?.type.name === 'sources'
  if (hasSources) transaction.insert(doc.content.size - 1, sources)
  else transaction.insert(doc.content.size, schema.nodes.sources?.create(null, sources) ?? [])
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
  // Behind the words that are selected, not in their place.
  tr.insert(state.selection.to, call)
  const read = definition === undefined ? undefined : readDocument(`[^${label}]: ${definition}`)
  const source = read && 'type' in read ? schema.nodeFromJSON(read).lastChild?.firstChild : undefined
  if (source) addSources(tr, schema, [source])
  view.dispatch(tr.scrollIntoView())
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

/** Leads to a call of a source. */
export function goToCall({ view, state }: Editor, place: number): void {
  view.dispatch(state.tr.setSelection(NodeSelection.create(state.doc, place)).scrollIntoView())
  view.focus()
}
