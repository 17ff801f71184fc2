import { useEffect, useRef, useState } from 'react'
import { contentLimits, contentsApi, type Plan, type PublishOrder } from '../../../contract/api/admin-contents.ts'
import { toParisTime } from '../../../contract/paris.ts'
import { Field } from '../../../site/shared/ui/Field.tsx'
import { BusyButton } from '../../shared/ActionParts.tsx'
import { useDialog } from '../../shared/actions.ts'
import { useAdmin } from '../../shared/admin-context.tsx'
import { formatPlural } from '../../shared/admin-formats.ts'
import { LoadFailure, Waiting } from '../../shared/parts.tsx'
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
  const { client } = useAdmin()
  const heading = useRef<HTMLHeadingElement>(null)
  const { state, order, reset } = useOrder()
  const dialog = useDialog(heading, () => onClose(hasChanged(state)))
  const [plan, setPlan] = useState<Plan | 'failed'>()
  const [looks, setLooks] = useState(0)
  const [summary, setSummary] = useState('')
  const [isLater, setLater] = useState(false)
  const later = useMoment(() => Math.ceil((Date.now() + hour) / hour) * hour)

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again when it is asked for
  useEffect(() => {
    let isWanted = true
    setPlan(undefined)
    void client.post<Plan>(contentsApi.plan, { paths }).then((result) => {
      if (isWanted) setPlan(result.kind === 'ok' ? result.value : 'failed')
    })
    return () => {
      isWanted = false
    }
  }, [client, paths.join(), looks])

  const lookAgain = () => {
    reset()
    setLooks((count) => count + 1)
  }
  const publish = async ({ versions }: Plan) => {
    if (isLater && !later.check()) return
    const at = (isLater && later.moment) || null
    const wanted: PublishOrder = { versions, at, summary: summary.trim() }
    await order(contentsApi.publish, wanted)
  }

  const isLoaded = plan !== undefined && plan !== 'failed'
  const isBlocked = isLoaded && plan.complaints.length > 0
  const isEmpty = isLoaded && plan.texts.length === 0
  const isAsking = isLoaded && !isBlocked && !isEmpty && ['none', 'sending', 'failed'].includes(state.kind)
  const pages = isLoaded ? [...plan.pages.added, ...plan.pages.changed].slice(0, 8) : []
  const ends = !isAsking && state.kind !== 'overtaken' && state.kind !== 'notVisible'
  return (
    <dialog {...dialog.props} className="dialog dialog--wide" aria-labelledby="publier">
      <h2 id="publier" ref={heading} tabIndex={-1}>
        {texts.heading}
      </h2>
      {plan === undefined && <Waiting text={texts.loading} />}
      {plan === 'failed' && <LoadFailure text={texts.failed} onRetry={lookAgain} />}
      {isBlocked && (
        <div className="error-summary">
          <p>
            <b>{formatPlural(texts.blocked, plan.complaints.length)}</b>
          </p>
          <ComplaintList complaints={plan.complaints} onGo={dialog.close} />
        </div>
      )}
      {isEmpty && <p>{texts.unchanged}</p>}
      {isLoaded && !isBlocked && state.kind !== 'visible' && state.kind !== 'scheduled' && <PlanView plan={plan} />}
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
