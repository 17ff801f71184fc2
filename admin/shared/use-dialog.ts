import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react'
import type { CallResult } from './client.ts'
import { toFailureText } from './failure-notice.ts'

/**
 * A dialog that is open as long as it is in the page, and what is done in it.
 * @param first what has the focus at the beginning
 * @param onClose the dialog is closed, whichever way
 */
export function useDialog<Action extends string>(first: RefObject<HTMLElement | null>, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  const [doing, setDoing] = useState<Action>()
  const [failure, setFailure] = useState<string>()

  useLayoutEffect(() => {
    ref.current?.showModal()
    first.current?.focus()
  }, [first])

  return {
    /** Of the `dialog` element; it stays open while something is being done. */
    props: { ref, onCancel: (event: SyntheticEvent) => doing !== undefined && event.preventDefault(), onClose },
    doing,
    /** Why it could not be done. */
    failure,
    /** Closes after a success, and where there is nothing left to do it with. */
    run: async (action: Action, act: () => Promise<CallResult<unknown>>): Promise<void> => {
      if (doing !== undefined) return
      setDoing(action)
      setFailure(undefined)
      const result = await act().finally(() => setDoing(undefined))
      const isToRead = result.kind === 'thrown' || (result.kind === 'failed' && result.code !== 'notFound')
      if (isToRead) setFailure(toFailureText(result))
      else ref.current?.close()
    },
    close: () => {
      if (doing === undefined) ref.current?.close()
    },
  }
}
