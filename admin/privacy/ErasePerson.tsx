import { roomPages } from '../../contract/api/admin.ts'
import { fillText } from '../../contract/fill-text.ts'
import status from '../../site/shared/styles/status.css?inline'
import { useStyles } from '../../site/shared/styles/use-styles.tsx'
import { useContent } from '../../site/shared/use-content.tsx'
import eraseDialog from '../shared/erase-dialog.css?inline'

/** A button and the question that it opens, without a script. The focus starts on the harmless button. */
export function ErasePerson({ id, email }: { id: string; email: string }) {
  const words = useContent().admin.privacy.person.erase
  useStyles(status, eraseDialog)
  return (
    <form method="post" action={`${roomPages.people}/${id}/effacer`}>
      <button type="button" className="button button--outline button--small" popoverTarget="effacer">
        {words.open}
      </button>
      <dialog className="dialog" popover="auto" id="effacer" aria-labelledby="effacer-titre">
        <h2 id="effacer-titre">{words.heading}</h2>
        <p>{fillText(words.intro, { email })}</p>
        <ul>
          {words.what.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
        <p className="small">{words.note}</p>
        <div className="actions">
          <button type="submit" className="button button--small">
            {words.confirm}
          </button>
          <button
            type="button"
            className="button button--outline button--small"
            // biome-ignore lint/a11y/noAutofocus: when the dialog opens, not when the page does
            autoFocus
            popoverTarget="effacer"
            popoverTargetAction="hide"
          >
            {words.cancel}
          </button>
        </div>
      </dialog>
    </form>
  )
}
