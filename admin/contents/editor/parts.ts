import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { Fragment, type Node, type Schema } from '@tiptap/pm/model'
import { type EditorState, NodeSelection, TextSelection } from '@tiptap/pm/state'
import { type ArticleBlock, blocksByName } from '../../../contract/content/article.ts'
import { type DocumentNode, node, partOf, toBlock, toHead } from '../../../contract/content/article-text/document.ts'

const paragraph = node('paragraph')

/** The piece of the text itself in which the selection stands, or the call of a source that is selected, with its place. */
export function pieceAt({ state }: Editor): { piece: Node; place: number } | undefined {
  const { $from } = state.selection
  if (state.selection instanceof NodeSelection && state.selection.node.isInline)
    return { piece: state.selection.node, place: $from.pos }
  const piece = $from.depth > 0 ? $from.node(1) : $from.nodeAfter
  return piece ? { piece, place: $from.depth > 0 ? $from.before(1) : $from.pos } : undefined
}

/** Where a new piece of the text goes: in place of an empty paragraph, else behind the piece that stands there, before the sources. */
function placeForPiece(doc: Node, place: number): { from: number; to: number } {
  const end = doc.content.size - (doc.lastChild?.type.name === 'sources' ? doc.lastChild.nodeSize : 0)
  if (place >= end) return { from: end, to: end }
  const $place = doc.resolve(place)
  const from = $place.depth > 0 ? $place.before(1) : place
  const piece = doc.nodeAt(from)
  const to = from + (piece?.nodeSize ?? 0)
  const isEmpty = piece?.type.name === 'paragraph' && piece.content.size === 0
  return { from: isEmpty ? from : to, to }
}

/** A paragraph to write on in, where nothing follows. */
const toTail = ({ schema, doc }: EditorState, to: number): Node[] => {
  const next = doc.resolve(to).nodeAfter
  return !next || next.type.name === 'sources' ? [schema.nodeFromJSON(paragraph)] : []
}

/** Puts a piece into the text behind the one at the cursor, and the cursor into it. */
function insertPiece(editor: Editor, piece: DocumentNode): void {
  const { state, view } = editor
  const { from, to } = placeForPiece(state.doc, state.selection.$to.pos)
  const made = state.schema.nodeFromJSON(piece)
  const { tr } = state
  tr.replaceWith(from, to, [made, ...toTail(state, to)])
  tr.setSelection(TextSelection.near(tr.doc.resolve(made.isAtom ? from + made.nodeSize : from + 1)))
  view.dispatch(tr.scrollIntoView())
  view.focus()
}

/** A picture of the article's folder, as the text shows it. */
export type ShownPicture = { name: string; description: string; place: number }

/** Puts a picture where it was asked for. The cursor stays where the owner types on. */
export function insertPicture({ state, view }: Editor, place: number, name: string, description: string): void {
  const { from, to } = placeForPiece(state.doc, Math.min(place, state.doc.content.size))
  const made = state.schema.nodeFromJSON(node('picture', [], { name, description }))
  view.dispatch(state.tr.replaceWith(from, to, [made, ...toTail(state, to)]))
}

/** The pictures that a text shows. */
export function listPictures(doc: Node): ShownPicture[] {
  const pictures: ShownPicture[] = []
  doc.descendants(({ type, attrs }, place) => {
    if (type.name === 'picture') pictures.push({ name: attrs.name, description: attrs.description, place })
  })
  return pictures
}

/** Says anew what is to be seen on the picture that is selected. */
export const describePicture = (editor: Editor, description: string): boolean =>
  editor.chain().focus().updateAttributes('picture', { description }).run()

/** Takes a picture out of the text wherever it stands. */
export function takeOutPicture({ state, view }: Editor, name: string): void {
  const { tr } = state
  for (const shown of listPictures(state.doc).toReversed())
    if (shown.name === name) tr.delete(shown.place, shown.place + 1)
  // A step of its own, also right after another one.
  view.dispatch(closeHistory(tr))
}

/** Puts pictures back where they were taken out, and where that is now. */
export function putPicturesBack({ state, view }: Editor, pictures: readonly ShownPicture[]): void {
  const { tr, schema } = state
  for (const { place, ...attrs } of pictures.toReversed())
    tr.insert(place, schema.nodeFromJSON(node('picture', [], attrs)))
  view.dispatch(closeHistory(tr).scrollIntoView())
}

/** A block around pieces that are there; nothing where it cannot hold them. */
function wrap(schema: Schema, name: ArticleBlock, pieces: Fragment): Node | undefined {
  const type = schema.nodes[partOf(name)]
  // Items of a list become those of the block.
  const list = blocksByName[name].holds === 'list' && pieces.childCount === 1 ? pieces.firstChild : undefined
  const head = toHead(name).map((title) => schema.nodeFromJSON(title))
  const content = Fragment.from([...head, ...(list ?? { content: pieces }).content.content])
  return type?.validContent(content) ? type.create(null, content) : undefined
}

/** Puts a block into the text, around what is selected where it can hold that. */
export function insertBlock(editor: Editor, name: ArticleBlock): void {
  const { selection, doc, schema, tr } = editor.state
  const range = selection.$from.blockRange(selection.$to)
  const around =
    !selection.empty && range?.depth === 0 ? wrap(schema, name, doc.slice(range.start, range.end).content) : undefined
  if (!around || !range) {
    insertPiece(editor, toBlock(name))
    return
  }
  tr.replaceWith(range.start, range.end, around)
  tr.setSelection(TextSelection.near(tr.doc.resolve(range.start + 1)))
  editor.view.dispatch(tr.scrollIntoView())
  editor.view.focus()
}
