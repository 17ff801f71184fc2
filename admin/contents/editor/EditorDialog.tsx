import { type ReactNode, type RefObject, useId } from 'react'
import { useDialog } from '../../shared/actions.ts'
import { editorTexts } from './texts.ts'

type EditorDialogProps = {
  heading: string
  lead?: string
  /** What has the focus at the beginning. */
  first: RefObject<HTMLElement | null>
  /** What the button says that does it; without it the dialog has nothing to send. */
  submit?: string
  onSubmit?: () => void
  onClose: () => void
  /** Buttons between doing it and leaving. */
  actions?: ReactNode
  children: ReactNode
}

/** A dialog of the editor: a form that Enter sends and Esc leaves. */
export function EditorDialog({
  heading,
  lead,
  first,
  submit,
  onSubmit,
  onClose,
  actions,
  children,
}: EditorDialogProps) {
  const id = useId()
  const dialog = useDialog(first, onClose)
  return (
    <dialog {...dialog.props} className="dialog editor-dialog" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {lead !== undefined && <p className="small">{lead}</p>}
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit?.()
        }}
      >
        {children}
        <div className="actions">
          {submit !== undefined && (
            <button type="submit" className="button button--small">
              {submit}
            </button>
          )}
          {actions}
          <button type="button" className="button button--outline button--small" onClick={dialog.close}>
            {submit === undefined ? editorTexts.blocks.close : editorTexts.cancel}
          </button>
        </div>
      </form>
    </dialog>
  )
}
