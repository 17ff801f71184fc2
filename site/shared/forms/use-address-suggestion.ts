import { type FocusEvent, useCallback, useEffect, useRef, useState } from 'react'

/**
 * The address that was probably meant, looked for when the field is left. It moves what stands below it, so it
 * waits until the mouse is up: the click that left the field still finds the button it was meant for. A tap
 * presses and lifts in one turn.
 * @param suggest absent on the server
 */
export function useAddressSuggestion(fieldId: string, suggest: ((typed: string) => string | undefined) | undefined) {
  const [address, setAddress] = useState<string>()
  const isPressed = useRef(false)
  const next = useRef<{ address: string | undefined }>(undefined)

  const settle = useCallback(() => {
    if (isPressed.current || !next.current) return
    setAddress(next.current.address)
    next.current = undefined
  }, [])
  useEffect(() => {
    const press = () => {
      isPressed.current = true
    }
    const lift = () => {
      isPressed.current = false
      setTimeout(settle)
    }
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    addEventListener('mousedown', press, options)
    for (const end of ['mouseup', 'dragend']) addEventListener(end, lift, options)
    return () => listening.abort()
  }, [settle])

  const forget = () => {
    next.current = undefined
    setAddress(undefined)
  }
  return {
    address,
    look: (event: FocusEvent<HTMLInputElement>) => {
      next.current = { address: suggest?.(event.currentTarget.value) }
      setTimeout(settle)
    },
    take: () => {
      const field = document.getElementById(fieldId)
      if (field instanceof HTMLInputElement && address) field.value = address
      forget()
      field?.focus()
    },
    forget,
  }
}
