import { useState } from 'react'

/** Does one thing at a time, and tells while it is being done. */
export function useBusy() {
  const [isBusy, setBusy] = useState(false)
  const run = async (work: () => Promise<unknown>): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    try {
      await work()
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run }
}
