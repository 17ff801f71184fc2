import { type ReactNode, useRef } from 'react'
import { BusyButton } from '../../shared/ActionParts.tsx'
import { useDialog } from '../../shared/actions.ts'
import { contentsTexts } from '../texts.ts'
import { OrderNote } from './OrderNote.tsx'
import { hasChanged, useOrder } from './use-order.ts'

type OrderButton = { label: string; path: string; body: object }

type OrderDialogProps = {
  id: string
  heading: string
  children: ReactNode
  /** Without one there is only something to be read. */
  button?: OrderButton | undefined
  working: string
  cancel: string
  isWide?: boolean
  /** Whether it may be ordered as it stands. */
  canOrder?: () => boolean
  onClose: (isChanged: boolean) => void
}

/** Asks before something is published that needs no plan, orders it and waits until visitors see it. */
export function OrderDialog(props: OrderDialogProps) {
  const { id, heading, children, button, working, cancel, isWide, canOrder, onClose } = props
  const texts = contentsTexts.publishing
  const title = useRef<HTMLHeadingElement>(null)
  const { state, order } = useOrder()
  const dialog = useDialog(title, () => onClose(hasChanged(state)))
  const isAsking =
    state.kind === 'none' || state.kind === 'sending' || state.kind === 'failed' || state.kind === 'refused'
  return (
    <dialog {...dialog.props} className={isWide ? 'dialog dialog--wide' : 'dialog'} aria-labelledby={id}>
      <h2 id={id} ref={title} tabIndex={-1}>
        {heading}
      </h2>
      {isAsking && children}
      <OrderNote state={state} />
      <div className="actions dialog-actions">
        {isAsking && button && (
          <BusyButton
            type="button"
            className="button button--small"
            isBusy={state.kind === 'sending'}
            busyText={working}
            onClick={() => {
              if (state.kind !== 'sending' && (canOrder?.() ?? true)) void order(button.path, button.body)
            }}
          >
            {button.label}
          </BusyButton>
        )}
        <button type="button" className="button button--outline button--small" onClick={dialog.close}>
          {isAsking ? cancel : texts.close}
        </button>
      </div>
    </dialog>
  )
}
