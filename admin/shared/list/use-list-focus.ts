import { useEffect, useRef } from 'react'
import type { AddressList } from './use-address-list.ts'

/** Where the focus goes in a list that changes under it. */
export function useListFocus({ rows, isLoading, goBack, goOn, setTyped }: AddressList<unknown>) {
  const heading = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const refocus = useRef<'always' | 'ifLost'>(undefined)

  // A new page begins at the heading; after an action the focus only moves if what had it is gone.
  useEffect(() => {
    if (isLoading || !rows || !refocus.current) return
    if (refocus.current === 'always' || document.activeElement === document.body) heading.current?.focus()
    refocus.current = undefined
  }, [isLoading, rows])

  const turn = (go: (() => void) | undefined) =>
    go &&
    (() => {
      refocus.current = 'always'
      go()
    })

  return {
    heading,
    field,
    goBack: turn(goBack),
    goOn: turn(goOn),
    /** To be called before a row may go. */
    keep: () => {
      refocus.current = 'ifLost'
    },
    clearSearch: () => {
      setTyped('')
      field.current?.focus()
    },
  }
}

export type ListFocus = ReturnType<typeof useListFocus>
