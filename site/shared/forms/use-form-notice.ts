import { useState } from 'react'
import type { NoticeContent } from '../ui/Notice.tsx'

/** Time a success notice stays, in milliseconds (docs/design.md 5.11). */
const successDuration = 6000

/** The notice of a form: a success goes by itself, a failure stays until it is closed. */
export function useFormNotice(first: NoticeContent | undefined) {
  const [notice, setNotice] = useState(first)
  const show = (shown: NoticeContent | undefined) => {
    setNotice(shown)
    if (shown?.kind === 'success') {
      setTimeout(() => setNotice((current) => (current === shown ? undefined : current)), successDuration)
    }
  }
  return [notice, show] as const
}
