import { contentsApi, type OpenedFile } from '../../contract/api/admin-contents.ts'
import { fillText } from '../../contract/text.ts'
import { ConfirmDialog } from '../shared/ActionParts.tsx'
import { useAdmin } from '../shared/admin-context.tsx'
import { listAddress } from '../shared/contents-place.ts'
import { contentsTexts } from './texts.ts'
import type { Draft } from './use-draft.ts'

type DiscardDialogProps = { draft: Draft; file: OpenedFile; onClose: () => void }

/** Asks before a draft is thrown away. */
export function DiscardDialog({ draft, file: { entry, pictures, base }, onClose }: DiscardDialogProps) {
  const texts = contentsTexts.discardDialog
  const { client, show } = useAdmin()
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
    <ConfirmDialog
      heading={texts.heading}
      confirm={texts.confirm}
      busyText={texts.discarding}
      act={discard}
      onClose={onClose}
    >
      {fillText(isNew ? texts.introDraft : texts.intro, { title: entry.title })}
    </ConfirmDialog>
  )
}
