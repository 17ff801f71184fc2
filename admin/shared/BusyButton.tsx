import type { ComponentProps } from 'react'

type BusyButtonProps = Omit<ComponentProps<'button'>, 'aria-disabled'> & {
  isBusy: boolean
  /** What it says meanwhile; without it the words stay. */
  busyWords?: string | undefined
}

/** A button whose work is under way: it keeps the focus, a running thread takes the place of its hyphen. */
export function BusyButton({ isBusy, busyWords, className = 'button', children, ...button }: BusyButtonProps) {
  return (
    <button
      type="submit"
      {...button}
      className={isBusy ? `${className} is-busy` : className}
      aria-disabled={isBusy || undefined}
    >
      {isBusy ? (busyWords ?? children) : children}
    </button>
  )
}
