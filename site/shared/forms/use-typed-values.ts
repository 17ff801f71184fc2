import { type RefObject, useLayoutEffect, useRef } from 'react'
import { controlsOf } from './form-controls.ts'

/**
 * Keeps what stands in the fields when React takes the form over: what was typed, chosen or restored by the
 * browser since the page came. React sets a select and a text area back to what the server wrote.
 * @param islandId id of the element that the form is rendered into
 */
export function useTypedValues(islandId: string, form: RefObject<HTMLFormElement | null>): void {
  const typed = useRef<string[]>(undefined)
  if (typed.current === undefined && typeof document !== 'undefined') {
    const island = document.getElementById(islandId)
    typed.current = island ? Array.from(controlsOf(island), ({ value }) => value) : []
  }
  useLayoutEffect(() => {
    if (!form.current) return
    for (const [index, control] of controlsOf(form.current).entries()) {
      const value = typed.current?.[index]
      if (value !== undefined && control.value !== value) control.value = value
    }
  }, [form])
}
