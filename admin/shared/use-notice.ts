import { useCallback, useEffect, useState } from 'react'
import type { NoticeContent } from '../../site/shared/ui/Notice.tsx'

/** Time a success notice stays, in milliseconds (docs/design.md 5.11); an error stays until it is closed. */
const successDuration = 6000

/** The one notice of the room. `show(undefined)` takes it away. */
export function useNotice() {
  const [notice, setNotice] = useState<NoticeContent>()
  useEffect(() => {
    if (notice?.kind !== 'success') return
    const timer = setTimeout(() => setNotice(undefined), successDuration)
    return () => clearTimeout(timer)
  }, [notice])
  return { notice, show: useCallback((next: NoticeContent | undefined) => setNotice(next), []) }
}
