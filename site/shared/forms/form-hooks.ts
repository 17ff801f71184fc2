import { type FocusEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { FormOutcome } from '../../../contract/renderer.ts'
import type { NoticeContent } from '../ui/Notice.tsx'

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

/** Words of the troubles that every form can have. */
type TroubleWords = Record<'tooManyTries' | 'wrongOrigin' | 'general', { title: string; text: string }>

/** The notice of a trouble that has nothing to do with what the form is for. */
export function toTroubleNotice(
  outcome: Extract<FormOutcome, { kind: keyof TroubleWords }>,
  words: TroubleWords,
  contact: NoticeContent['contact'],
): NoticeContent {
  const { title, text } = words[outcome.kind]
  if (outcome.kind !== 'tooManyTries') return { kind: 'error', title, text, contact }
  return { kind: 'error', title, text: text.replace('{n}', String(outcome.minutes)), contact }
}

/** Time a success notice stays, in milliseconds (docs/design.md 5). */
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

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The fields of a form that a person fills with a text or a choice, in their order; boxes are none of them. */
export const controlsOf = (form: Element) =>
  form.querySelectorAll<Control>('input:not([type=checkbox], [type=hidden]), select, textarea')

/** Empties a form, also of what the server had written into it when it answered a plain post. */
export function emptyForm(form: HTMLFormElement): void {
  form.reset()
  for (const control of controlsOf(form)) control.value = ''
}
