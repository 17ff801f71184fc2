import { Text } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import type { Change, Edit } from './edit.ts'

/** Changes as CodeMirror takes them: their lines end as the text's own do. */
export const toChanges = (changes: readonly Change[]) =>
  changes.map(({ insert, ...span }) => ({ ...span, insert: Text.of(insert.split('\n')) }))

/** Makes an edit, as one step that can be undone, and goes on in the text. */
export function makeEdit(view: EditorView, { changes, selection }: Edit): void {
  view.dispatch({
    changes: toChanges(changes),
    selection: { anchor: selection.from, head: selection.to },
    scrollIntoView: true,
    userEvent: 'input',
  })
  view.focus()
}
