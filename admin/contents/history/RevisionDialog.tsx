import { contentsApi, type RevisionRow, type RevisionView } from '../../../contract/api/admin-contents.ts'
import { atMoment } from '../../shared/admin-formats.ts'
import { withQuery } from '../../shared/client.ts'
import { LoadFailure, Waiting } from '../../shared/parts.tsx'
import { useLoaded } from '../../shared/use-loaded.ts'
import { toStateText } from '../EntryTags.tsx'
import { ChangedTexts } from '../publish/ChangedTexts.tsx'
import { OrderDialog } from '../publish/OrderDialog.tsx'
import { contentsTexts } from '../texts.ts'

type RevisionDialogProps = { revision: RevisionRow; onClose: (isChanged: boolean) => void }

/** What one publication changed; it can be taken back, or called off while it is scheduled. */
export function RevisionDialog({ revision, onClose }: RevisionDialogProps) {
  const { id, kind, madeAt, takesEffectAt, isScheduled, summary } = revision
  const texts = contentsTexts.historyScreen
  const { value, isFailed, retry } = useLoaded<RevisionView>(withQuery(contentsApi.revision, { id }))
  const isDelivered = kind === 'delivered'
  const label = isDelivered
    ? 'Mettre en ligne cette version'
    : isScheduled
      ? 'Annuler la programmation'
      : 'Remettre en ligne la version d’avant'
  return (
    <OrderDialog
      heading={summary || texts.kinds[kind]}
      button={value?.laterPath === null ? { label, path: contentsApi.takeBack, body: { id } } : undefined}
      leave="Fermer"
      done={isDelivered ? 'Cette version est en ligne.' : 'La version d’avant est de nouveau en ligne.'}
      isWide
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
          Un de ces textes a été publié de nouveau depuis. Annulez d’abord la publication la plus récente, ou corrigez
          le texte à la main.
        </p>
      )}
      {value && <ChangedTexts texts={value.texts} />}
    </OrderDialog>
  )
}
