import { useRef } from 'react'
import { type Compared, contentsApi } from '../../../contract/api/admin-contents.ts'
import { useDialog } from '../../shared/actions.ts'
import { withQuery } from '../../shared/client.ts'
import { Loaded } from '../../shared/parts.tsx'
import { useLoaded } from '../../shared/use-loaded.ts'
import { contentsTexts } from '../texts.ts'
import { ChangedTexts } from './ChangedTexts.tsx'

/** What has changed of the French text since one in another language was written or looked at. */
export function SinceDialog({ path, onClose }: { path: string; onClose: () => void }) {
  const texts = contentsTexts.outdatedNote
  const heading = useRef<HTMLHeadingElement>(null)
  const dialog = useDialog(heading, onClose)
  const compared = useLoaded<Compared>(withQuery(contentsApi.since, { path }))
  return (
    <dialog {...dialog.props} className="dialog dialog--wide" aria-labelledby="depuis">
      <h2 id="depuis" ref={heading} tabIndex={-1}>
        {texts.heading}
      </h2>
      <Loaded of={compared} loading={contentsTexts.changes.loading} failed={contentsTexts.changes.failed}>
        {({ texts: changed }) => <ChangedTexts texts={changed} />}
      </Loaded>
      <div className="actions dialog-actions">
        <button type="button" className="button button--small" onClick={dialog.close}>
          {texts.close}
        </button>
      </div>
    </dialog>
  )
}
