import { contentsApi, type RevisionRow, type RevisionView } from '../../../contract/api/admin-contents.ts'
import { BusyButton } from '../../shared/ActionParts.tsx'
import { atMoment } from '../../shared/admin-formats.ts'
import { withQuery } from '../../shared/client.ts'
import { Dialog } from '../../shared/dialogs.tsx'
import { LoadFailure, Waiting } from '../../shared/parts.tsx'
import { commonTexts } from '../../shared/texts.ts'
import { useLoaded } from '../../shared/use-loaded.ts'
import { toStateText } from '../EntryTags.tsx'
import { ChangedTexts } from '../publish/ChangedTexts.tsx'
import type { Orders } from '../publish/use-order.ts'
import { contentsTexts } from '../texts.ts'

type RevisionDialogProps = { revision: RevisionRow; order: Orders['order']; onClose: () => void }

/** What one publication changed; it can be taken back, or called off while it is scheduled. */
export function RevisionDialog({ revision, order, onClose }: RevisionDialogProps) {
  const { id, kind, madeAt, takesEffectAt, isScheduled, summary } = revision
  const texts = contentsTexts.historyScreen
  const { value, isFailed, retry } = useLoaded<RevisionView>(withQuery(contentsApi.revision, { id }))
  const isDelivered = kind === 'delivered'
  const label = isDelivered
    ? 'Mettre en ligne cette version'
    : isScheduled
      ? 'Annuler la programmation'
      : 'Remettre en ligne la version d’avant'
  const done = isDelivered ? 'Cette version est en ligne.' : 'La version d’avant est de nouveau en ligne.'
  return (
    <Dialog
      heading={summary || texts.kinds[kind]}
      width="wide"
      leave={commonTexts.close}
      actions={({ isBusy, run }) =>
        value?.laterPath === null && (
          <BusyButton
            type="button"
            className="button button--small"
            isBusy={isBusy}
            busyText={commonTexts.busy}
            onClick={() => run(() => order(contentsApi.takeBack, { id }, { done }))}
          >
            {label}
          </BusyButton>
        )
      }
      onClose={onClose}
    >
      <p className="small">
        {summary && `${texts.kinds[kind]}, `}
        {atMoment(isDelivered ? texts.deliveredAt : texts.at, madeAt)}
        {isScheduled && `, ${toStateText({ state: 'scheduled', appearsAt: takesEffectAt })}`}
      </p>
      {isFailed && <LoadFailure text={texts.failed} onRetry={retry} />}
      {!value && !isFailed && <Waiting text={texts.loading} />}
      {value && value.laterPath !== null && (
        <p className="remark">
          Un de ces textes a été publié ou programmé de nouveau depuis. Annulez d’abord la publication la plus récente,
          ou corrigez le texte à la main.
        </p>
      )}
      {value && <ChangedTexts texts={value.texts} />}
    </Dialog>
  )
}
