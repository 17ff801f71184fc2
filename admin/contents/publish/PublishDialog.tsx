import { useRef, useState } from 'react'
import { contentLimits, contentsApi, type Plan, type PublishOrder } from '../../../contract/api/admin-contents.ts'
import { toParisTime } from '../../../contract/paris.ts'
import { Field } from '../../../site/shared/ui/Field.tsx'
import { BusyButton } from '../../shared/ActionParts.tsx'
import { useDialog } from '../../shared/actions.ts'
import { formatPlural } from '../../shared/admin-formats.ts'
import { LoadFailure, Waiting } from '../../shared/parts.tsx'
import { useLoaded } from '../../shared/use-loaded.ts'
import { contentsTexts } from '../texts.ts'
import { ComplaintList } from './ComplaintList.tsx'
import { OrderNote } from './OrderNote.tsx'
import { PlanView } from './PlanView.tsx'
import { useMoment } from './use-moment.ts'
import { hasChanged, useOrder } from './use-order.ts'

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
  const texts = contentsTexts.publishing
  const heading = useRef<HTMLHeadingElement>(null)
  const { state, order, reset } = useOrder()
  const dialog = useDialog(heading, () => onClose(hasChanged(state)))
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
  const isAsking = plan !== undefined && !isBlocked && !isEmpty && ['none', 'sending', 'failed'].includes(state.kind)
  const pages = plan ? [...plan.pages.added, ...plan.pages.changed].slice(0, 8) : []
  const ends = !isAsking && state.kind !== 'overtaken' && state.kind !== 'notVisible'
  return (
    <dialog {...dialog.props} className="dialog dialog--wide" aria-labelledby="publier">
      <h2 id="publier" ref={heading} tabIndex={-1}>
        {texts.heading}
      </h2>
      {isLoading && <Waiting text={texts.loading} />}
      {isFailed && <LoadFailure text={texts.failed} onRetry={lookAgain} />}
      {isBlocked && (
        <div className="error-summary">
          <p>
            <b>{formatPlural(texts.blocked, plan.complaints.length)}</b>
          </p>
          <ComplaintList complaints={plan.complaints} onGo={dialog.close} />
        </div>
      )}
      {isEmpty && <p>{texts.unchanged}</p>}
      {plan && !isBlocked && state.kind !== 'visible' && state.kind !== 'scheduled' && <PlanView plan={plan} />}
      {isAsking && (
        <form
          id="publier-formulaire"
          className="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void publish(plan)
          }}
        >
          <Field
            id="publier-resume"
            label={texts.summary}
            hint={texts.summaryHint}
            value={summary}
            maxLength={contentLimits.summary}
            autoFocus={false}
            autoComplete="off"
            onChange={(event) => setSummary(event.currentTarget.value)}
          />
          <fieldset className="choices">
            <legend className="label">{texts.when}</legend>
            <label>
              <input type="radio" name="quand" checked={!isLater} onChange={() => setLater(false)} /> {texts.now}
            </label>
            <label>
              <input type="radio" name="quand" checked={isLater} onChange={() => setLater(true)} /> {texts.later}
            </label>
          </fieldset>
          {isLater && (
            <div ref={showField}>
              <Field id="publier-moment" {...later.field} min={toParisTime(Date.now())} />
            </div>
          )}
        </form>
      )}
      <OrderNote state={state} pages={pages} />
      <div className="actions dialog-actions">
        {isAsking && (
          <BusyButton
            form="publier-formulaire"
            className="button button--small"
            isBusy={state.kind === 'sending'}
            busyText={texts.sending}
          >
            {isLater ? texts.schedule : texts.confirm}
          </BusyButton>
        )}
        {(state.kind === 'overtaken' || state.kind === 'notVisible') && (
          <button type="button" className="button button--small" onClick={lookAgain}>
            {texts.lookAgain}
          </button>
        )}
        <button type="button" className="button button--outline button--small" onClick={dialog.close}>
          {ends ? texts.close : texts.cancel}
        </button>
      </div>
    </dialog>
  )
}
