import { useState } from 'react'
import { contentLimits, contentsApi, type Plan, type PublishOrder } from '../../../contract/api/admin-contents.ts'
import { toParisTime } from '../../../contract/paris.ts'
import { BusyButton } from '../../shared/ActionParts.tsx'
import { Dialog } from '../../shared/dialogs.tsx'
import { TypedField } from '../../shared/fields.tsx'
import { LoadFailure, Waiting } from '../../shared/parts.tsx'
import { commonTexts } from '../../shared/texts.ts'
import { useLoaded } from '../../shared/use-loaded.ts'
import { ComplaintSummary } from './ComplaintList.tsx'
import { OrderNote } from './OrderNote.tsx'
import { PlanView } from './PlanView.tsx'
import { useMoment } from './use-moment.ts'
import { hasChanged, isAsking, useOrder } from './use-order.ts'

type PublishDialogProps = {
  /** Entries whose drafts are published. */
  paths: readonly string[]
  /** @param isChanged something was published, or is to be */
  onClose: (isChanged: boolean) => void
}

const hour = 3_600_000

const showField = (field: HTMLElement | null) => field?.scrollIntoView({ block: 'nearest' })

/** Shows what publishing would change, publishes now or at a moment, and waits until visitors see it. */
export function PublishDialog({ paths, onClose }: PublishDialogProps) {
  const { state, order, reset } = useOrder()
  const { value, isLoading, isFailed, retry } = useLoaded<Plan>(contentsApi.plan, 0, { paths })
  // What was planned before is not what would be published now.
  const plan = isLoading || isFailed ? undefined : value
  const [summary, setSummary] = useState('')
  const [isLater, setLater] = useState(false)
  const later = useMoment(() => Math.ceil((Date.now() + hour) / hour) * hour)

  const lookAgain = () => {
    reset()
    retry()
  }
  const publish = async ({ versions }: Plan) => {
    if (isLater && !later.check()) return
    const at = (isLater && later.moment) || null
    const wanted: PublishOrder = { versions, at, summary: summary.trim() }
    await order(contentsApi.publish, wanted)
  }

  const isBlocked = plan !== undefined && plan.complaints.length > 0
  const isEmpty = plan?.texts.length === 0
  const isOpen = plan !== undefined && !isBlocked && !isEmpty && isAsking(state)
  const pages = plan ? [...plan.pages.added, ...plan.pages.changed].slice(0, 8) : []
  const ends = !isOpen && state.kind !== 'overtaken' && state.kind !== 'notVisible'
  return (
    <Dialog
      heading="Publier"
      width="wide"
      leave={ends ? commonTexts.close : commonTexts.cancel}
      actions={() => (
        <>
          {isOpen && (
            <BusyButton
              form="publier-formulaire"
              className="button button--small"
              isBusy={state.kind === 'sending'}
              busyText="Publication…"
            >
              {isLater ? 'Programmer' : 'Publier maintenant'}
            </BusyButton>
          )}
          {(state.kind === 'overtaken' || state.kind === 'notVisible') && (
            <button type="button" className="button button--small" onClick={lookAgain}>
              Vérifier de nouveau
            </button>
          )}
        </>
      )}
      onClose={() => onClose(hasChanged(state))}
    >
      {isLoading && <Waiting text="Vérification de ce qui va changer…" />}
      {isFailed && <LoadFailure text="Impossible de vérifier ce qui va changer." onRetry={lookAgain} />}
      {isBlocked && (
        <ComplaintSummary
          texts={{
            one: 'Un point est à corriger avant de publier :',
            many: '{n} points sont à corriger avant de publier :',
          }}
          complaints={plan.complaints}
          onGo={() => onClose(hasChanged(state))}
        />
      )}
      {isEmpty && <p>Il n’y a rien à publier.</p>}
      {plan && !isBlocked && state.kind !== 'visible' && state.kind !== 'scheduled' && <PlanView plan={plan} />}
      {isOpen && (
        <form
          id="publier-formulaire"
          className="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void publish(plan)
          }}
        >
          <TypedField
            id="publier-resume"
            label="En une ligne, ce que vous changez"
            hint="Facultatif ; pour vous y retrouver dans l’historique."
            value={summary}
            maxLength={contentLimits.summary}
            onText={setSummary}
          />
          <fieldset>
            <legend className="label">Quand</legend>
            <div className="row">
              <label className="radio">
                <input type="radio" name="quand" checked={!isLater} onChange={() => setLater(false)} />
                Tout de suite
              </label>
              <label className="radio">
                <input type="radio" name="quand" checked={isLater} onChange={() => setLater(true)} />
                Plus tard, à une date choisie
              </label>
            </div>
          </fieldset>
          {isLater && (
            <div ref={showField}>
              <TypedField id="publier-moment" {...later.field} min={toParisTime(Date.now())} />
            </div>
          )}
        </form>
      )}
      <OrderNote state={state} pages={pages} />
    </Dialog>
  )
}
