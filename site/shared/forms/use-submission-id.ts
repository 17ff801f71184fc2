import { useRef } from 'react'

/**
 * Names submissions: as long as the same values are sent, a further try is the same submission and is stored once.
 * What was changed after a failure is another one.
 */
export function useSubmissionId() {
  const last = useRef<{ values: string; id: string | undefined }>(undefined)
  return {
    idOf: (form: FormData): string | undefined => {
      const values = JSON.stringify([...form])
      // Without https a browser makes no such id; the server then compares the words.
      const make = () => (isSecureContext ? crypto.randomUUID() : undefined)
      if (last.current?.values !== values) last.current = { values, id: make() }
      return last.current.id
    },
    /** After a success: whatever comes next is new. */
    forget: () => {
      last.current = undefined
    },
  }
}
