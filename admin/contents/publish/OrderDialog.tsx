import type { ReactNode } from 'react'
import { BusyButton } from '../../shared/ActionParts.tsx'
import { Dialog } from '../../shared/dialogs.tsx'
import { commonTexts } from '../../shared/texts.ts'
import { OrderNote } from './OrderNote.tsx'
import { hasChanged, isAsking, useOrder } from './use-order.ts'

type OrderDialogProps = {
  heading: string
  children: ReactNode
  /** Without one there is only something to be read. */
  button?: { label: string; path: string; body: object } | undefined
  working?: string
  /** What visitors see once it is done. */
  done?: string
  leave?: string
  isWide?: boolean
  /** Whether it may be ordered as it stands. */
  canOrder?: () => boolean
  onClose: (isChanged: boolean) => void
}

/** Asks before something is published that needs no plan, orders it and waits until visitors see it. */
export function OrderDialog(props: OrderDialogProps) {
  const { heading, children, button, working = commonTexts.busy, done, leave = commonTexts.cancel } = props
  const { isWide, canOrder = () => true, onClose } = props
  const { state, order } = useOrder()
  const isOpen = isAsking(state) || state.kind === 'refused'
  return (
    <Dialog
      heading={heading}
      width={isWide ? 'wide' : undefined}
      leave={isOpen ? leave : commonTexts.close}
      actions={() =>
        isOpen &&
        button && (
          <BusyButton
            type="button"
            className="button button--small"
            isBusy={state.kind === 'sending'}
            busyText={working}
            onClick={() => state.kind !== 'sending' && canOrder() && void order(button.path, button.body)}
          >
            {button.label}
          </BusyButton>
        )
      }
      onClose={() => onClose(hasChanged(state))}
    >
      {isOpen && children}
      <OrderNote state={state} done={done} />
    </Dialog>
  )
}
