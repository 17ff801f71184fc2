import { Text } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import type { Edit } from './edit.ts'

/** Makes an edit, as one step that can be undone, and goes on in the text. */
export function makeEdit(view: EditorView, { changes, selection }: Edit): void {
  view.dispatch({
    changes: changes.map(({ insert, ...span }) => ({ ...span, insert: Text.of(insert.split('\n')) })),
    selection: { anchor: selection.from, head: selection.to },
    scrollIntoView: true,
    userEvent: 'input',
  })
  view.focus()
}
