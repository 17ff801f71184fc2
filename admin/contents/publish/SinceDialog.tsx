import { type Compared, contentsApi } from '../../../contract/api/admin-contents.ts'
import { withQuery } from '../../shared/client.ts'
import { Dialog } from '../../shared/dialogs.tsx'
import { Loaded } from '../../shared/parts.tsx'
import { commonTexts } from '../../shared/texts.ts'
import { useLoaded } from '../../shared/use-loaded.ts'
import { contentsTexts } from '../texts.ts'
import { ChangedTexts } from './ChangedTexts.tsx'

/** What has changed of the French text since one in another language was written or looked at. */
export function SinceDialog({ path, onClose }: { path: string; onClose: () => void }) {
  const compared = useLoaded<Compared>(withQuery(contentsApi.since, { path }))
  return (
    <Dialog heading="Ce qui a changé dans l’autre langue" width="wide" leave={commonTexts.close} onClose={onClose}>
      <Loaded of={compared} loading={contentsTexts.changes.loading} failed={contentsTexts.changes.failed}>
        {({ texts }) => <ChangedTexts texts={texts} />}
      </Loaded>
    </Dialog>
  )
}
