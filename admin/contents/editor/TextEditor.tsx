import { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { NodeSelection, Plugin, PluginKey, type Selection } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { TextComplaint } from '../../../contract/api/admin-contents.ts'
import type { DocumentNode } from '../../../contract/content/article-text/document.ts'
import { readDocument } from '../../../contract/content/article-text/read-document.ts'
import { writeBlock } from '../../../contract/content/article-text/write-document.ts'
import type { Locale } from '../../../contract/locales.ts'
import { toComplaintText } from '../complaint-text.ts'
import { pastes } from './paste.ts'
import { toExtensions } from './schema.ts'

/** Pieces of the text as a file holds them: only what has changed is written anew. */
const written = new WeakMap<Node, string>()

function writePiece(piece: Node): string {
  const known = written.get(piece)
  if (known !== undefined) return known
  const text = writeBlock(piece.toJSON() as DocumentNode)
  written.set(piece, text)
  return text
}

/** The Markdown of a text, and the line at which each of its pieces begins, 0 for one that leaves no trace. */
function writeBody(doc: Node): { body: string; lines: number[] } {
  const texts = doc.children.map(writePiece)
  let line = 1
  const lines = texts.map((text) => {
    if (text === '') return 0
    const own = line
    line += text.split('\n').length + 1
    return own
  })
  const body = texts.filter((text) => text !== '').join('\n\n')
  return { body: body && `${body}\n`, lines }
}

/** The place of what a complaint is about: the words it quotes, a source, or the piece that stands at its line. */
function findComplaint(
  doc: Node,
  lines: readonly number[],
  { line, problem }: Pick<TextComplaint, 'line' | 'problem'>,
): { from: number; to: number } | undefined {
  const index = lines.findLastIndex((begin) => begin > 0 && begin <= (line ?? 0))
  if (index < 0) return undefined
  let from = doc.resolve(0).posAtIndex(index)
  let piece = doc.child(index)
  if (piece.type.name === 'sources') {
    const source = Math.min(piece.childCount - 1, (line ?? 0) - (lines[index] ?? 0))
    from = doc.resolve(from + 1).posAtIndex(source)
    piece = piece.child(source)
  }
  const [, words = ''] = /«\s(.+?)\s»/u.exec(problem) ?? []
  let found: { from: number; to: number } | undefined
  if (words !== '')
    piece.descendants((one, place) => {
      const link = one.marks.some(({ attrs }) => attrs.href === words)
      const at = link ? 0 : (one.text?.indexOf(words) ?? -1)
      if (found || at < 0) return
      const start = from + 1 + place + at
      found = { from: start, to: start + (link ? one.nodeSize : words.length) }
    })
  return found ?? { from, to: from + piece.nodeSize }
}

const complaintsKey = new PluginKey<DecorationSet>('complaints')

/** Marks what is wrong, with the reason; it moves with the text until the next look. */
const showComplaints = new Plugin<DecorationSet>({
  key: complaintsKey,
  state: {
    init: () => DecorationSet.empty,
    apply(transaction, shown) {
      const complaints: readonly TextComplaint[] | undefined = transaction.getMeta(complaintsKey)
      if (!complaints) return shown.map(transaction.mapping, transaction.doc)
      const { lines } = writeBody(transaction.doc)
      const decorations = complaints.flatMap((complaint) => {
        const place = findComplaint(transaction.doc, lines, complaint)
        if (!place) return []
        const attributes = { class: 'editor-complaint', title: toComplaintText(complaint) }
        const isPiece = transaction.doc.nodeAt(place.from)?.nodeSize === place.to - place.from
        return [(isPiece ? Decoration.node : Decoration.inline)(place.from, place.to, attributes)]
      })
      return DecorationSet.create(transaction.doc, decorations)
    },
  },
  props: {
    decorations: (state) => complaintsKey.getState(state),
  },
})

/** Puts the cursor where a line of the text is, and shows it. */
export function goToLine(editor: Editor, line: number, problem = ''): void {
  const { doc } = editor.state
  const place = findComplaint(doc, writeBody(doc).lines, { line, problem })
  if (!place) return
  editor.commands.focus()
  editor.commands.setTextSelection(place.from + 1)
  editor.commands.scrollIntoView()
}

type TextEvents = {
  onText: (body: string) => void
  onSave: () => void
  onLink: () => void
  /** The source is to be changed whose call is selected. */
  onSource: () => void
  /** Leaves the text for its tools. */
  onTools: () => void
  /** Pictures that were pasted or dropped, and where. */
  onPictures: (files: readonly File[], place: number) => void
}

const picturesOf = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))

/** Whether the call of a source is selected. */
const isCall = (selection: Selection): boolean =>
  selection instanceof NodeSelection && selection.node.type.name === 'sourceCall'

/** What a reader of the screen is told of a text that is written. */
const writing = { role: 'textbox', 'aria-multiline': 'true', spellcheck: 'true' }

type TextEditorProps = {
  body: string
  locale: Locale
  /** What is wrong with the text; lines are those of `body`. */
  complaints: readonly TextComplaint[]
  toAddress: (name: string) => string
  /** Without them the text is there to be read. */
  events?: TextEvents
  onReady?: (editor: Editor) => void
}

/** The text of an article, written as it will look: Markdown comes in and goes out. */
export function TextEditor({ body, locale, complaints, toAddress, events, onReady }: TextEditorProps) {
  const host = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor>()
  const latest = useRef(events)
  latest.current = events
  /** What the editor has said last: another text comes from elsewhere. */
  const said = useRef(body)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is made once; a text that comes later is put into it below
  useLayoutEffect(() => {
    const read = readDocument(body)
    const made = new Editor({
      element: host.current,
      editable: events !== undefined,
      // The policy of the page allows no style elements: its few rules are in `editor.css`.
      injectCSS: false,
      extensions: [...toExtensions(toAddress, locale), pastes],
      content: 'type' in read ? read : null,
      editorProps: {
        // Clear of the tools, which lie over the text.
        scrollThreshold: 160,
        scrollMargin: 180,
        attributes: {
          class: 'prose article-prose',
          lang: locale,
          ...(events ? { ...writing, 'aria-label': 'Texte de l’article' } : { role: 'document' }),
        },
        handleKeyDown: ({ state: { selection } }, event) => {
          const isCommand = event.ctrlKey || event.metaKey
          const action =
            event.altKey && event.key === 'F10'
              ? latest.current?.onTools
              : isCommand && event.key === 's'
                ? latest.current?.onSave
                : isCommand && event.key === 'k'
                  ? latest.current?.onLink
                  : event.key === 'Enter' && isCall(selection)
                    ? latest.current?.onSource
                    : undefined
          if (!action) return false
          event.preventDefault()
          action()
          return true
        },
        handleDoubleClickOn: ({ state: { selection } }) => {
          if (!isCall(selection)) return false
          latest.current?.onSource()
          return true
        },
        handlePaste: (view, event) => {
          const files = picturesOf(event.clipboardData)
          // A table copied from a spreadsheet brings a picture of itself along: words go first.
          if (files.length === 0 || event.clipboardData?.getData('text/plain')) return false
          latest.current?.onPictures(files, view.state.selection.to)
          return true
        },
        handleDrop: (view, event) => {
          const files = picturesOf(event.dataTransfer)
          if (files.length === 0) return false
          const place = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
          latest.current?.onPictures(files, place ?? view.state.selection.to)
          return true
        },
      },
      onUpdate: ({ editor: { state } }) => {
        const text = writeBody(state.doc).body
        if (text === said.current) return
        said.current = text
        latest.current?.onText(text)
      },
    })
    made.registerPlugin(showComplaints)
    setEditor(made)
    onReady?.(made)
    return () => made.destroy()
  }, [])

  // In the same step as the text is drawn: a key that follows at once is newer than it.
  useLayoutEffect(() => {
    if (!editor || body === said.current) return
    said.current = body
    const read = readDocument(body)
    if ('type' in read) editor.commands.setContent(read, { emitUpdate: false })
  }, [editor, body])

  useEffect(() => {
    if (editor && !editor.isDestroyed) editor.view.dispatch(editor.state.tr.setMeta(complaintsKey, complaints))
  }, [editor, complaints])

  return <div ref={host} className="editor-text" />
}

/** Something of the editor; draws again when that has become another. */
export function useOfEditor<Part>(editor: Editor | undefined, read: (editor: Editor) => Part): Part | undefined {
  const subscribe = useCallback(
    (notify: () => void) => {
      editor?.on('transaction', notify)
      return () => void editor?.off('transaction', notify)
    },
    [editor],
  )
  return useSyncExternalStore(subscribe, () => editor && read(editor))
}
