import { Extension } from '@tiptap/core'
import { Fragment, type Node, Slice } from '@tiptap/pm/model'
import { Plugin, type Transaction } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { readDocument } from '../../../contract/content/article-text/read-document.ts'
import { addSources, listSources } from './sources.ts'

const pieces = 'p,div,h1,h2,h3,h4,h5,h6,li,blockquote,br'

/** A list of Word: paragraphs that look like items. Its marks are text that it tells other programs to leave out. */
function readWordLists(root: ParentNode): void {
  let last: { list: HTMLElement; item: Element } | undefined
  for (const item of root.querySelectorAll<HTMLElement>('p[style*="mso-list"]')) {
    const style = item.getAttribute('style') ?? ''
    if (/mso-list:\s*none/.test(style)) continue
    const mark = item.querySelector('[style*="mso-list:Ignore"],[style*="mso-list: Ignore"]')
    const isNumbered = /\d|[a-z][.)]/i.test(mark?.textContent ?? '')
    mark?.remove()
    const follows = last !== undefined && item.previousElementSibling === last.list
    const list = follows && last ? last.list : document.createElement(isNumbered ? 'ol' : 'ul')
    if (!follows) item.before(list)
    const entry = document.createElement('li')
    entry.append(...item.childNodes)
    list.append(entry)
    item.remove()
    last = { list, item: entry }
  }
}

/** What is pasted keeps its structure and nothing else: the editor's schema takes what it knows of what is left. */
export function cleanPasted(html: string): string {
  // Word writes conditions and settings into comments; a program that reads them is not this one.
  const page = new DOMParser().parseFromString(html.replace(/<!--[\s\S]*?-->/g, ''), 'text/html')
  for (const gone of page.querySelectorAll('script,style,meta,link,title,iframe,object,embed,svg,img,template,o\\:p'))
    gone.remove()
  readWordLists(page)
  // A cell holds one line.
  for (const cell of page.querySelectorAll('td,th')) {
    for (const piece of cell.querySelectorAll(pieces)) piece.replaceWith(...piece.childNodes, ' ')
  }
  // Boxes to tick of Notion, whose words say what is to be done.
  for (const box of page.querySelectorAll('input,button')) box.remove()
  return page.body.innerHTML
}

/** Plain text that is written as Markdown is read as that. */
export function readPlainText(text: string, view: EditorView): Slice {
  const { schema } = view.state
  const read = readDocument(text.replace(/\r\n?/g, '\n'))
  if ('line' in read) {
    const lines = text.split(/\n+/).filter((line) => line.trim() !== '')
    const type = schema.nodes.paragraph
    return Slice.maxOpen(Fragment.from(lines.map((line) => type?.create(null, schema.text(line)) as Node)))
  }
  return Slice.maxOpen(schema.nodeFromJSON(read).content)
}

const isPaste = (transaction: Transaction) => ['paste', 'drop'].includes(transaction.getMeta('uiEvent'))

/**
 * What is pasted: without all that is no structure. Its sources come to stand behind those of the text; a call of a source
 * that the text does not have is left out.
 */
export const pastes = Extension.create({
  name: 'pastes',
  addProseMirrorPlugins() {
    let arriving: Node[] = []
    return [
      new Plugin({
        props: {
          transformPastedHTML: cleanPasted,
          clipboardTextParser: (text, _, __, view) => readPlainText(text, view),
          transformPasted(slice) {
            arriving = []
            const others: Node[] = []
            slice.content.forEach((piece) => {
              if (piece.type.name === 'sources') piece.forEach((source) => void arriving.push(source))
              else others.push(piece)
            })
            const isCut = others.length < slice.content.childCount
            return isCut ? new Slice(Fragment.from(others), others.length > 0 ? slice.openStart : 0, 0) : slice
          },
        },
        appendTransaction(transactions, _, { doc, schema, tr }) {
          if (!transactions.some(isPaste)) return null
          const known = new Set(listSources(doc).map(({ label }) => label))
          const news = arriving.filter(({ attrs }) => !known.has(attrs.label))
          arriving = []
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
