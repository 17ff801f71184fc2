import { type RefObject, useEffect, useRef, useState } from 'react'
import type { CallResult } from './admin-calls.ts'
import { toFailureText } from './failure-text.ts'
import { useAdminMessages } from './use-admin-messages.tsx'

/**
 * A dialog that is open as long as it is in the page, and what is done in it.
 * @param first what has the focus at the beginning
 */
export function useDialog<Action extends string>(first: RefObject<HTMLElement | null>) {
  const messages = useAdminMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  const [doing, setDoing] = useState<Action>()
  const [failure, setFailure] = useState<string>()

  useEffect(() => {
    dialog.current?.showModal()
    first.current?.focus()
  }, [first])

  return {
    dialog,
    /** What is being done; the dialog stays open meanwhile. */
    doing,
    /** Why it could not be done. */
    failure,
    /** Closes after a success, and where there is nothing left to do it with. */
    run: async (action: Action, act: () => Promise<CallResult<unknown>>): Promise<void> => {
      if (doing !== undefined) return
      setDoing(action)
      setFailure(undefined)
      const result = await act()
      setDoing(undefined)
      const isToRead = result.kind === 'thrown' || (result.kind === 'failed' && result.code !== 'notFound')
      if (isToRead) setFailure(toFailureText(result, messages))
      else dialog.current?.close()
    },
    close: () => {
      if (doing === undefined) dialog.current?.close()
    },
  }
}
