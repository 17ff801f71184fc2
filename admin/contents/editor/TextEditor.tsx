import { setDiagnostics } from '@codemirror/lint'
import { Text } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { TextComplaint } from '../../../contract/api/admin-contents.ts'
import type { Locale } from '../../../contract/locales.ts'
import { toComplaintText } from '../complaint-text.ts'
import { lineSeparatorOf } from './split-article.ts'
import { type TextEvents, toTextState } from './text-extensions.ts'

/** Puts the cursor at the beginning of a line of the text, as far as there is one, and shows it. */
export function goToLine(view: EditorView, line: number): void {
  const { doc } = view.state
  const { from } = doc.line(Math.min(Math.max(1, line), doc.lines))
  view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) })
  view.focus()
}

/** Takes a text that did not come from the keyboard: what is the same at both ends stays, and with it the cursor. */
function takeBody(view: EditorView, body: string): void {
  const [old, next] = [view.state.doc, Text.of(body.split(view.state.lineBreak))]
  const [before, after] = [old.toString(), next.toString()]
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  let end = 0
  while (end < most - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1
  view.dispatch({
    changes: { from: start, to: before.length - end, insert: next.slice(start, after.length - end) },
  })
}

/** The words of a line that a complaint quotes, else the whole line. */
function findWords({ from, to, text }: { from: number; to: number; text: string }, problem: string) {
  const [, words = ''] = /«\s(.+?)\s»/u.exec(problem) ?? []
  const at = words === '' ? -1 : text.indexOf(words)
  return at < 0 ? { from, to } : { from: from + at, to: from + at + words.length }
}

type TextEditorProps = {
  body: string
  locale: Locale
  /** What is wrong with the text; lines are those of `body`. */
  complaints: readonly TextComplaint[]
  events: TextEvents
  onReady: (view: EditorView) => void
}

/**
 * The text of an article. It stands in a shadow tree: there CodeMirror adopts its style sheets, which the policy of the
 * page allows, while it would write style elements into the page itself.
 */
export function TextEditor({ body, locale, complaints, events, onReady }: TextEditorProps) {
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const latest = useRef(events)
  latest.current = events

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is made once; a text that comes later is put into it below
  useLayoutEffect(() => {
    if (!host.current) return
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' })
    const state = toTextState({
      body,
      locale,
      events: {
        onText: (next) => latest.current.onText(next),
        onAction: (action) => latest.current.onAction(action),
        onSave: () => latest.current.onSave(),
        onPictures: (files, place) => latest.current.onPictures(files, place),
      },
    })
    const made = new EditorView({ state, root, parent: root })
    view.current = made
    onReady(made)
    return () => made.destroy()
  }, [])

  // In the same step as the text is drawn: a key that follows at once is newer than it.
  useLayoutEffect(() => {
    const editor = view.current
    if (!editor || editor.state.sliceDoc() === body) return
    if (lineSeparatorOf(body) === editor.state.lineBreak) takeBody(editor, body)
    else editor.setState(toTextState({ body, locale, events: latest.current }))
  }, [body, locale])

  useEffect(() => {
    const editor = view.current
    if (!editor) return
    const { doc } = editor.state
    const diagnostics = complaints.map((complaint) => ({
      ...findWords(doc.line(Math.min(Math.max(1, complaint.line ?? 1), doc.lines)), complaint.problem),
      severity: 'error' as const,
      message: toComplaintText(complaint),
    }))
    editor.dispatch(setDiagnostics(editor.state, diagnostics))
  }, [complaints])

  return <div ref={host} className="editor-text" />
}
