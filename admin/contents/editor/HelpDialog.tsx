import { useRef } from 'react'
import { actionKeys, hasCommandKey, nameKeys, otherKeys } from './action-keys.ts'
import { EditorDialog } from './EditorDialog.tsx'
import { editorActions } from './editor-actions.ts'
import { editorTexts } from './texts.ts'

/** Every key of the editor, and what is good to know. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const help = editorTexts.help
  const heading = useRef<HTMLHeadingElement>(null)
  const isMac = hasCommandKey()
  const rows = [
    ...editorActions.map((action) => ({ name: editorTexts.toolbar.actions[action], keys: actionKeys[action] })),
    { name: help.complaint, keys: otherKeys.complaint },
    { name: help.save, keys: otherKeys.save },
  ]
  return (
    <EditorDialog heading={help.heading} first={heading} onClose={onClose}>
      <h3 ref={heading} tabIndex={-1}>
        {help.marks}
      </h3>
      <ul className="hyphen-list">
        {help.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3>{help.keys}</h3>
      <dl className="editor-key-list">
        {rows.map(
          ({ name, keys }) =>
            keys && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <kbd>{nameKeys(keys, editorTexts.toolbar.keys, isMac)}</kbd>
                </dd>
              </div>
            ),
        )}
      </dl>
    </EditorDialog>
  )
}
