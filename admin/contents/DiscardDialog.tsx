import { useRef } from 'react'
import { contentsApi, type OpenedFile } from '../../contract/api/admin-contents.ts'
import { fillText } from '../../contract/text.ts'
import { BusyButton } from '../shared/ActionParts.tsx'
import { useDialog } from '../shared/actions.ts'
import { useAdmin } from '../shared/admin-context.tsx'
import { listAddress } from './contents-place.ts'
import { contentsTexts } from './texts.ts'
import type { Draft } from './use-draft.ts'

type DiscardDialogProps = { draft: Draft; file: OpenedFile; onClose: () => void }

/** Asks before a draft is thrown away. The focus starts on the harmless button. */
export function DiscardDialog({ draft, file: { entry, pictures, base }, onClose }: DiscardDialogProps) {
  const texts = contentsTexts.discardDialog
  const { client, show } = useAdmin()
  const cancel = useRef<HTMLButtonElement>(null)
  const dialog = useDialog<'discard'>(cancel, onClose)
  const isNew = base === null
  const discard = async () => {
    // What is still on its way would be a draft again.
    await draft.flush()
    const paths = [entry.path, ...pictures.filter(({ isDraft }) => isDraft).map(({ path }) => path)]
    const result = await client.post(contentsApi.discard, { paths })
    if (result.kind === 'ok') {
      show({ kind: 'success', ...texts.done })
      if (isNew) location.assign(listAddress)
      else draft.reload()
    }
    return result
  }
  return (
    <dialog {...dialog.props} className="dialog" aria-labelledby="abandonner">
      <h2 id="abandonner">{texts.heading}</h2>
      <p>{fillText(isNew ? texts.introDraft : texts.intro, { title: entry.title })}</p>
      <p className="dialog-error" role="alert">
        {dialog.failure}
      </p>
      <div className="actions">
        <BusyButton
          type="button"
          className="button button--small"
          isBusy={dialog.doing !== undefined}
          busyText={texts.discarding}
          onClick={() => dialog.run('discard', discard)}
        >
          {texts.confirm}
        </BusyButton>
        <button ref={cancel} type="button" className="button button--outline button--small" onClick={dialog.close}>
          {texts.cancel}
        </button>
      </div>
    </dialog>
  )
}
