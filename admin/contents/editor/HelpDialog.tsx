import { useRef } from 'react'
import { editorActions } from '../../../contract/content/admin/editor-actions.ts'
import { useContentsMessages } from '../../shared/admin-context.tsx'
import { actionKeys, hasCommandKey, nameKeys, otherKeys } from './action-keys.ts'
import { EditorDialog } from './EditorDialog.tsx'

/** Every key of the editor, and what is good to know. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const { help, toolbar } = useContentsMessages().editor
  const heading = useRef<HTMLHeadingElement>(null)
  const isMac = hasCommandKey()
  const rows = [
    ...editorActions.map((action) => ({ name: toolbar.actions[action], keys: actionKeys[action] })),
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
                  <kbd>{nameKeys(keys, toolbar.keys, isMac)}</kbd>
                </dd>
              </div>
            ),
        )}
      </dl>
    </EditorDialog>
  )
}
