import { type FocusEvent, type SyntheticEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { Locale } from '../../../contract/locales.ts'
import type { FormOutcome } from '../../../contract/renderer.ts'
import type { NoticeContent } from '../ui/Notice.tsx'
import type { FormState } from './answered-form.ts'
import { checkFields, type FieldErrors, type FieldSchemas, sendForm } from './send-form.ts'
import { suggestAddress } from './suggest-address.ts'

/** Time a success notice stays, in milliseconds (docs/design.md 5). */
const successDuration = 6000

type FormSetup = {
  /** What the ids of its fields begin with: `<name>-<field>`. */
  name: string
  /** Where it is sent. */
  address: string
  schemas: FieldSchemas
  locale: Locale
  state: FormState
  /** What is wrong with inputs that are checked but not sent. */
  checkUnsent?: () => FieldErrors
  /** A notice beside the errors at the fields. */
  toErrorNotice?: (errors: FieldErrors) => NoticeContent | undefined
  toNotice: (outcome: FormOutcome) => NoticeContent
  onSent?: () => void
}

/**
 * What a form does once React has woken: it checks, sends and says how it ended. It stays a plain
 * `<form method="post">` to its own page, and its inputs are uncontrolled, so what was typed or restored before stays.
 */
export function useVisitorForm(setup: FormSetup) {
  const { name, schemas, state } = setup
  const [isSending, setSending] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>(state.errors ?? {})
  const [notice, setNotice] = useState(state.notice)
  const ref = useRef<HTMLFormElement>(null)
  const submission = useSubmissionId()
  const idOf = (field: string) => `${name}-${field}`
  const suggestion = useAddressSuggestion(idOf('email'))

  // Without React the browser checks the fields itself; with it, the checks speak the page's language.
  useEffect(() => ref.current?.setAttribute('novalidate', ''), [])

  /** A success goes by itself, a failure stays until it is closed. */
  const showNotice = (shown: NoticeContent | undefined) => {
    setNotice(shown)
    if (shown?.kind === 'success') {
      setTimeout(() => setNotice((current) => (current === shown ? undefined : current)), successDuration)
    }
  }

  /** Marks what is wrong and leads there: to the one field, or to the list of them. */
  const point = (found: FieldErrors) => {
    setErrors(found)
    showNotice(setup.toErrorNotice?.(found))
    const [field = '', another] = Object.keys(found)
    const place = another ? '.error-summary' : `#${idOf(field)}`
    requestAnimationFrame(() => ref.current?.querySelector<HTMLElement>(place)?.focus())
  }

  const onSubmit = async (event: SyntheticEvent) => {
    const form = ref.current
    if (!form) return
    event.preventDefault()
    if (isSending) return
    showNotice(undefined)
    const data = new FormData(form)
    const found = { ...checkFields(schemas, data), ...setup.checkUnsent?.() }
    if (Object.keys(found).length > 0) return point(found)

    setErrors({})
    setSending(true)
    const added = { language: setup.locale, submissionId: submission.idOf(data) }
    const result = await sendForm(setup.address, schemas, data, added)
    setSending(false)
    if (result.kind === 'fields') return point(result.errors)
    const shown = setup.toNotice(result)
    showNotice(shown)
    if (shown.kind === 'success') {
      emptyForm(form)
      suggestion.forget()
      submission.forget()
    }
    if (result.kind === 'sent') setup.onSent?.()
  }

  return {
    ref,
    idOf,
    onSubmit,
    errors,
    isSending,
    suggestion,
    notice,
    first: state.notice,
    onClose: () => showNotice(undefined),
  }
}

/**
 * The address that was probably meant, looked for when the field is left. It moves what stands below it, so it
 * waits until the mouse is up: the click that left the field still finds the button it was meant for. A tap
 * presses and lifts in one turn.
 */
function useAddressSuggestion(fieldId: string) {
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
      next.current = { address: suggestAddress(event.currentTarget.value) }
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

/**
 * Names submissions: as long as the same values are sent, a further try is the same submission and is stored once.
 * What was changed after a failure is another one.
 */
function useSubmissionId() {
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
function emptyForm(form: HTMLFormElement): void {
  form.reset()
  for (const control of controlsOf(form)) control.value = ''
}
