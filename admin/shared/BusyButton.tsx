import type { ComponentProps } from 'react'
import { useAction } from './use-action.ts'

type ButtonProps = Omit<ComponentProps<'button'>, 'aria-disabled' | 'onClick'>

type BusyButtonProps = ButtonProps & {
  isBusy: boolean
  /** What it says meanwhile; without it the text stays. */
  busyText?: string | undefined
  onClick?: () => void
}

/** A button whose work is under way: it keeps the focus, a running thread takes the place of its hyphen. */
export function BusyButton({ isBusy, busyText, className = 'button', children, ...button }: BusyButtonProps) {
  return (
    <button
      type="submit"
      {...button}
      className={isBusy ? `${className} is-busy` : className}
      aria-disabled={isBusy || undefined}
    >
      {isBusy ? (busyText ?? children) : children}
    </button>
  )
}

/** A button that is busy until its action is done. */
export function ActionButton({ action, ...button }: ButtonProps & { action: () => Promise<unknown> }) {
  const { isBusy, run } = useAction()
  return <BusyButton {...button} type="button" isBusy={isBusy} onClick={() => run(action)} />
}
