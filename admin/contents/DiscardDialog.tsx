import { contentsApi, type OpenedFile } from '../../contract/api/admin-contents.ts'
import { fillText } from '../../contract/text.ts'
import { useAdmin } from '../shared/admin-context.tsx'
import { listAddress } from '../shared/contents-place.ts'
import { ConfirmDialog } from '../shared/dialogs.tsx'
import type { Draft } from './use-draft.ts'

type DiscardDialogProps = { draft: Draft; file: OpenedFile; onClose: () => void }

/** Asks before a draft is thrown away. */
export function DiscardDialog({ draft, file: { entry, takeable }, onClose }: DiscardDialogProps) {
  const { client, show } = useAdmin()
  const isNew = entry.state === 'draft' && takeable === null
  const discard = async () => {
    // What is still on its way would be a draft again.
    await draft.flush()
    const result = await client.post(contentsApi.discard, { paths: [entry.path] })
    if (result.kind === 'ok') {
      show({ kind: 'success', title: 'C’est fait', text: 'Les changements sont abandonnés.' })
      if (isNew) location.assign(listAddress)
      else draft.reload()
    }
    return result
  }
  return (
    <ConfirmDialog
      heading="Abandonner les changements ?"
      confirm="Abandonner"
      busyText="Abandon…"
      act={discard}
      onClose={onClose}
    >
      {fillText(
        isNew
          ? 'Le brouillon « {title} » n’a jamais été publié : il disparaît entièrement.'
          : 'Les changements non publiés de « {title} » disparaissent.',
        { title: entry.title },
      )}
    </ConfirmDialog>
  )
}
