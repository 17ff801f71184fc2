import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { FieldErrorCode } from '../../contract/api/errors.ts'
import { checklistFieldNames } from '../../contract/forms/checklist.ts'
import { limits } from '../../contract/forms/limits.ts'
import { Field } from '../ui/Field.tsx'
import { Notice, type NoticeContent } from '../ui/Notice.tsx'
import type { ChecklistFormProps } from './checklist-form-props.ts'
import { toChecklistNotice } from './checklist-notices.ts'

/** Time between the success notice and the thank-you page, in milliseconds (specification, section 9). */
const redirectDelay = 1000

/** Time a success notice stays, in milliseconds (design, "Toast"). */
const successDuration = 6000

const emailId = 'checklist-email'

/**
 * What the browser adds to the plain form: a check and a request without leaving the page. It is loaded
 * together with React at first touch; the server renders the form without it.
 */
export type ChecklistFormActions = typeof import('./checklist-form-actions.ts')

/**
 * The sign-up form. It is a plain `<form method="post">` to its own page and stays one: `actions` only
 * takes the sending over once React has woken. The input is uncontrolled, so what was typed before
 * hydration stays.
 */
export function ChecklistForm({ actions, ...props }: ChecklistFormProps & { actions?: ChecklistFormActions }) {
  const { words, state } = props
  const [isSending, setSending] = useState(false)
  const [emailError, setEmailError] = useState<FieldErrorCode | undefined>(state.emailError)
  const [notice, setNotice] = useState<NoticeContent | undefined>(state.notice)
  const [suggestion, setSuggestion] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const submissionId = useRef<string>(undefined)

  // Without React the browser checks the field itself; with it, the check speaks the page's language.
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.setAttribute('novalidate', ''), [])

  const submit = async (event: SyntheticEvent) => {
    const field = input.current
    if (!actions || !field || !form.current) return
    event.preventDefault()
    if (isSending) return
    setNotice(undefined)
    const error = actions.checkEmail(field.value)
    setEmailError(error)
    if (error) return field.focus()

    setSending(true)
    submissionId.current ??= crypto.randomUUID()
    const result = await actions.sendChecklistForm(new FormData(form.current), props.locale, submissionId.current)
    setSending(false)
    if (result.kind === 'field') {
      setEmailError(result.code)
      return field.focus()
    }
    const shown = toChecklistNotice(result, words, props.ownerEmail)
    setNotice(shown)
    if (shown.kind === 'success') {
      form.current.reset()
      setSuggestion(undefined)
      submissionId.current = undefined
      setTimeout(() => setNotice((current) => (current === shown ? undefined : current)), successDuration)
    }
    if (result.kind === 'sent') setTimeout(() => location.assign(props.thanksPath), redirectDelay)
  }

  const takeSuggestion = () => {
    if (input.current && suggestion) input.current.value = suggestion
    setSuggestion(undefined)
    input.current?.focus()
  }

  const [beforePrivacy, afterPrivacy] = words.consent.split('{privacy}')
  const [beforeSuggestion, afterSuggestion] = words.typoHint.split('{suggestion}')
  return (
    <form ref={form} className="form" method="post" aria-label={words.label} onSubmit={submit}>
      {emailError && (
        <div className="summary">
          <p>
            <b>{words.errorSummary}</b>
          </p>
          <p>
            <a href={`#${emailId}`}>{words.errors.email[emailError]}</a>
          </p>
        </div>
      )}
      <Field
        id={emailId}
        ref={input}
        label={words.email}
        hint={words.emailHint}
        error={emailError && words.errors.email[emailError]}
        name={checklistFieldNames.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
        required
        maxLength={limits.email}
        defaultValue={state.email}
        onBlur={(event) => setSuggestion(actions?.suggestAddress(event.currentTarget.value))}
      >
        {suggestion && (
          <p className="hint">
            {beforeSuggestion}
            <button type="button" className="suggestion" onClick={takeSuggestion}>
              {suggestion}
            </button>
            {afterSuggestion}
          </p>
        )}
      </Field>
      <div className="vh" aria-hidden="true">
        <label htmlFor="checklist-website">{words.honeypot}</label>
        <input
          id="checklist-website"
          type="text"
          name={checklistFieldNames.honeypot}
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
      <button className={isSending ? 'btn is-busy' : 'btn'} type="submit" aria-disabled={isSending || undefined}>
        {isSending ? words.sending : words.submit}
      </button>
      <p className="small">
        <b>{words.reassurance}.</b> {beforePrivacy}
        <a href={props.privacyPath}>{words.privacyLink}</a>
        {afterPrivacy}
      </p>
      <Notice notice={notice} closeLabel={words.close} onClose={actions && (() => setNotice(undefined))} />
    </form>
  )
}
