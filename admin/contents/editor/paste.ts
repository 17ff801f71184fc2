import { Extension } from '@tiptap/core'
import { Fragment, type Node, Slice } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { readDocument } from '../../../contract/content/article-text/read-document.ts'
import { addSources, listSources, toDefinition, toSource, toSourceLabel } from './sources.ts'

const pieces = 'p,div,h1,h2,h3,h4,h5,h6,li,blockquote,br'

/** The style of an element; under another name, since the policy of the page refuses styles, even in a page that is never shown. */
const styleOf = (element: Element): string => element.getAttribute('data-style') ?? ''

/** A list of Word: paragraphs that look like items. Its marks are text that it tells other programs to leave out. */
function readWordLists(root: ParentNode): void {
  let last: Element | undefined
  for (const item of root.querySelectorAll('p[data-style*="mso-list"]')) {
    if (/mso-list:\s*none/.test(styleOf(item))) continue
    const mark = item.querySelector('[data-style*="mso-list:Ignore"],[data-style*="mso-list: Ignore"]')
    const isNumbered = /\d|[a-z][.)]/i.test(mark?.textContent ?? '')
    mark?.remove()
    const list = last && item.previousElementSibling === last ? last : document.createElement(isNumbered ? 'ol' : 'ul')
    if (list !== last) item.before(list)
    const entry = document.createElement('li')
    entry.append(...item.childNodes)
    list.append(entry)
    item.remove()
    last = list
  }
}

/** Programs that write bold and italic words as styles; Google Docs wraps everything in a <b> that is not bold. */
function readStyles(root: ParentNode): void {
  for (const element of root.querySelectorAll('[data-style]')) {
    const style = styleOf(element)
    if (/font-weight:\s*(?:normal|400)/.test(style) && element.matches('b,strong'))
      element.replaceWith(...element.childNodes)
    for (const [tag, words] of [
      ['strong', /font-weight:\s*(?:bold|[6-9]00)/],
      ['em', /font-style:\s*italic/],
    ] as const) {
      if (!words.test(style) || !element.matches('span,font,a')) continue
      const mark = document.createElement(tag)
      mark.append(...element.childNodes)
      element.append(mark)
    }
  }
}

/** What is pasted keeps its structure and nothing else: the editor's schema takes what it knows of what is left. */
function cleanPasted(html: string): string {
  const bare = html
    // Word writes conditions and settings into comments; a program that reads them is not this one.
    .replace(/<!--[\s\S]*?-->|<style[\s\S]*?<\/style\s*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='))
  const page = new DOMParser().parseFromString(bare, 'text/html')
  for (const gone of page.querySelectorAll(
    'script,style,meta,link,title,iframe,object,embed,svg,img,template,input,button',
  ))
    gone.remove()
  readWordLists(page)
  readStyles(page)
  // A cell holds one line.
  for (const cell of page.querySelectorAll('td,th')) {
    for (const piece of cell.querySelectorAll(pieces)) piece.replaceWith(...piece.childNodes, ' ')
  }
  for (const styled of page.querySelectorAll('[data-style]')) styled.removeAttribute('data-style')
  return page.body.innerHTML
}

/** Plain text that is written as Markdown is read as that. */
function readPlainText(text: string, view: EditorView): Slice {
  const { schema } = view.state
  const read = readDocument(text.replace(/\r\n?/g, '\n'))
  if ('line' in read) {
    const lines = text.split(/\n+/).filter((line) => line.trim() !== '')
    const type = schema.nodes.paragraph
    return Slice.maxOpen(Fragment.from(lines.map((line) => type?.create(null, schema.text(line)) as Node)))
  }
  return Slice.maxOpen(schema.nodeFromJSON(read).content)
}

/** The sources among pieces of a text, by their labels. */
function findSources(content: Fragment): Map<string, Node> {
  const sources = new Map<string, Node>()
  content.descendants((piece) => {
    if (piece.type.name === 'source') sources.set(piece.attrs.label, piece)
  })
  return sources
}

/** Pieces of a text, each call of a source in them with other attributes. */
const mapCalls = (content: Fragment, toAttrs: (call: Node['attrs']) => Node['attrs']): Fragment =>
  Fragment.from(
    content.content.map((piece) =>
      piece.type.name === 'sourceCall'
        ? piece.type.create(toAttrs(piece.attrs), null, piece.marks)
        : piece.copy(mapCalls(piece.content, toAttrs)),
    ),
  )

/** What is copied from a text: each call of a source says what that is. */
export function carrySources({ content, openStart, openEnd }: Slice, doc: Node): Slice {
  const sources = findSources(doc.content)
  const carry = ({ label }: Node['attrs']) => {
    const source = sources.get(label)
    return { label, definition: source ? toDefinition(source) : null }
  }
  return new Slice(mapCalls(content, carry), openStart, openEnd)
}

/**
 * What is pasted into a text, and the sources that it brings along. One that the text has is called as there; one whose
 * label is another's there gets a new one.
 */
export function takeSources(slice: Slice, doc: Node): { slice: Slice; sources: Node[] } {
  const { schema } = doc.type
  const known = new Map([...findSources(doc.content)].map(([label, source]) => [label, toDefinition(source)]))
  const arriving = findSources(slice.content)
  const called = new Set<string>()
  slice.content.descendants(({ type, attrs: { label, definition } }) => {
    if (type.name !== 'sourceCall') return
    called.add(label)
    const source = definition && toSource(schema, label, definition)
    // Another page may write anything there.
    if (source && source.attrs.label === label) arriving.set(label, source)
  })
  const labels = new Map<string, string>()
  const sources = new Map<string, Node>()
  for (const [label, source] of arriving) {
    const words = toDefinition(source)
    const same = [label, ...known.keys()].find((one) => known.get(one) === words)
    // Without its call it may be a part of a source that the text has.
    const isTaken = known.has(label) && called.has(label)
    const own = same ?? (isTaken ? toSourceLabel(words, [...known.keys(), ...arriving.keys()]) : label)
    known.set(own, words)
    labels.set(label, own)
    sources.set(own, source.type.create({ label: own }, source.content))
  }
  const rename = ({ label }: Node['attrs']) => ({ label: labels.get(label) ?? label })
  const others = slice.content.content.filter(({ type }) => type.name !== 'sources')
  const isCut = others.length < slice.content.childCount
  const content = mapCalls(Fragment.from(others), rename)
  return {
    slice: new Slice(content, others.length > 0 ? slice.openStart : 0, isCut ? 0 : slice.openEnd),
    sources: [...sources.values()],
  }
}

/**
 * What is copied and pasted: without all that is no structure. Its sources come to stand behind those of the text; a call
 * of a source that the text does not have is left out.
 */
export const pastes = Extension.create({
  name: 'pastes',
  addProseMirrorPlugins() {
    /** Sources of what is being pasted: a table takes cells in by itself, and does not call that a paste. */
    let arriving: Node[] | undefined
    return [
      new Plugin({
        props: {
          transformPastedHTML: cleanPasted,
          clipboardTextParser: (text, _, __, view) => readPlainText(text, view),
          transformCopied: (slice, { state }) => carrySources(slice, state.doc),
          transformPasted(slice, { state }) {
            const taken = takeSources(slice, state.doc)
            arriving = taken.sources
            // What is taken in at all is by then.
            queueMicrotask(() => {
              arriving = undefined
            })
            return taken.slice
          },
        },
        appendTransaction(transactions, _, { doc, schema, tr }) {
          if (!arriving || !transactions.some(({ docChanged }) => docChanged)) return null
          const known = new Set(listSources(doc).map(({ label }) => label))
          const news = arriving.filter(({ attrs }) => !known.has(attrs.label))
          arriving = undefined
          for (const { attrs } of news) known.add(attrs.label)
          addSources(tr, schema, news)
          const calls: number[] = []
          tr.doc.descendants((piece, place) => {
            if (piece.type.name === 'sourceCall' && !known.has(piece.attrs.label)) calls.push(place)
          })
          for (const place of calls.toReversed()) tr.delete(place, place + 1)
          return tr.docChanged ? tr : null
        },
      }),
    ]
  },
})
