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
import { PlanView } from './PlanView.tsx'
import { useMoment } from './use-moment.ts'
import type { Orders } from './use-order.ts'

type PublishDialogProps = {
  /** Entries whose drafts are published. */
  paths: readonly string[]
  order: Orders['order']
  onClose: () => void
}

/** Not on a phone, where a keyboard would lie over what changes. */
const takeFocus = (field: HTMLElement | null): void => {
  if (matchMedia('(pointer: fine)').matches) field?.focus()
}

/** Shows what publishing would change, and publishes it now or at a moment. */
export function PublishDialog({ paths, order, onClose }: PublishDialogProps) {
  const { value, isLoading, isFailed, retry } = useLoaded<Plan>(contentsApi.plan, 0, { paths })
  // What was planned before is not what would be published now.
  const plan = isLoading || isFailed ? undefined : value
  const [summary, setSummary] = useState('')
  const later = useMoment()

  const publish = ({ versions, pages: { added, changed } }: Plan, at: string | null) => {
    const wanted: PublishOrder = { versions, at, summary: summary.trim() }
    return order(contentsApi.publish, wanted, { pages: [...added, ...changed].slice(0, 8) })
  }

  const isBlocked = plan !== undefined && plan.complaints.length > 0
  const isEmpty = plan?.texts.length === 0
  const open = isBlocked || isEmpty ? undefined : plan
  return (
    <Dialog
      heading="Publier"
      width="wide"
      leave={open ? commonTexts.cancel : commonTexts.close}
      actions={({ isBusy, run }) =>
        open && (
          <>
            <BusyButton
              form="publier-formulaire"
              className="button button--small"
              isBusy={isBusy}
              busyText="Publication…"
            >
              Publier maintenant
            </BusyButton>
            <form
              className="publish-later"
              noValidate
              onSubmit={(event) => {
                event.preventDefault()
                const at = later.check()
                if (at !== undefined) void run(() => publish(open, at))
              }}
            >
              <TypedField id="publier-moment" {...later.field} min={toParisTime(Date.now())} />
              <BusyButton className="button button--outline button--small" isBusy={isBusy}>
                Programmer
              </BusyButton>
            </form>
          </>
        )
      }
      onClose={onClose}
    >
      {({ run }) => (
        <>
          {isLoading && <Waiting text="Vérification de ce qui va changer…" />}
          {isFailed && <LoadFailure text="Impossible de vérifier ce qui va changer." onRetry={retry} />}
          {isBlocked && (
            <ComplaintSummary
              texts={{
                one: 'Un point est à corriger avant de publier :',
                many: '{n} points sont à corriger avant de publier :',
              }}
              complaints={plan.complaints}
              onGo={onClose}
            />
          )}
          {isEmpty && <p>Il n’y a rien à publier.</p>}
          {open && (
            <>
              <form
                id="publier-formulaire"
                className="form"
                noValidate
                onSubmit={(event) => {
                  event.preventDefault()
                  void run(() => publish(open, null))
                }}
              >
                <TypedField
                  id="publier-resume"
                  ref={takeFocus}
                  label="En une ligne, ce que vous changez"
                  hint="Facultatif ; pour vous y retrouver dans l’historique."
                  value={summary}
                  maxLength={contentLimits.summary}
                  onText={setSummary}
                />
              </form>
              <PlanView plan={open} />
            </>
          )}
        </>
      )}
    </Dialog>
  )
}
