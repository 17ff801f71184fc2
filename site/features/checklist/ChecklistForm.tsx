import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { FieldErrorCode } from '../../../contract/api/errors.ts'
import { checklistFieldNames } from '../../../contract/forms/checklist.ts'
import { limits } from '../../../contract/forms/limits.ts'
import { ErrorSummary } from '../../shared/forms/ErrorSummary.tsx'
import { FormNotice } from '../../shared/forms/FormNotice.tsx'
import { emptyForm } from '../../shared/forms/form-controls.ts'
import { Honeypot } from '../../shared/forms/Honeypot.tsx'
import { SubmitButton } from '../../shared/forms/SubmitButton.tsx'
import { Suggestion } from '../../shared/forms/Suggestion.tsx'
import { useAddressSuggestion } from '../../shared/forms/use-address-suggestion.ts'
import { useFormNotice } from '../../shared/forms/use-form-notice.ts'
import { useSubmissionId } from '../../shared/forms/use-submission-id.ts'
import { Field } from '../../shared/ui/Field.tsx'
import type { ChecklistFormProps } from './checklist-form-props.ts'
import { toChecklistNotice } from './checklist-notices.ts'

/** Time between the success notice and the thank-you page, in milliseconds (docs/requirements.md 8.2). */
const redirectDelay = 1000

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
  const [emailError, setEmailError] = useState<FieldErrorCode | undefined>(state.errors?.[checklistFieldNames.email])
  const [notice, showNotice] = useFormNotice(state.notice)
  const input = useRef<HTMLInputElement>(null)
  const submission = useSubmissionId()
  const suggestion = useAddressSuggestion(emailId, actions?.suggestAddress)

  // Without React the browser checks the field itself; with it, the check speaks the page's language.
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.setAttribute('novalidate', ''), [])

  const submit = async (event: SyntheticEvent) => {
    const field = input.current
    if (!actions || !field || !form.current) return
    event.preventDefault()
    if (isSending) return
    showNotice(undefined)
    const error = actions.checkEmail(field.value)
    setEmailError(error)
    if (error) return field.focus()

    setSending(true)
    const data = new FormData(form.current)
    const result = await actions.sendChecklistForm(data, props.locale, submission.idOf(data))
    setSending(false)
    if (result.kind === 'fields') {
      setEmailError(result.errors[checklistFieldNames.email])
      return field.focus()
    }
    const shown = toChecklistNotice(result, words, props.ownerEmail)
    showNotice(shown)
    if (shown.kind === 'success') {
      emptyForm(form.current)
      suggestion.forget()
      submission.forget()
    }
    if (result.kind === 'sent') setTimeout(() => location.assign(props.thanksPath), redirectDelay)
  }

  const [beforePrivacy, afterPrivacy] = words.consent.split('{privacy}')
  return (
    <form ref={form} className="form" method="post" aria-label={words.label} onSubmit={submit}>
      <ErrorSummary
        title={words.errorSummary}
        errors={emailError ? [{ id: emailId, text: words.errors.email[emailError] }] : []}
      />
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
        defaultValue={state.values?.[checklistFieldNames.email]}
        onBlur={suggestion.look}
      >
        <Suggestion address={suggestion.address} words={words.typoHint} onTake={suggestion.take} />
      </Field>
      <input type="hidden" name={checklistFieldNames.consent} value={props.consent} />
      <Honeypot id="checklist-website" label={words.honeypot} name={checklistFieldNames.honeypot} />
      <SubmitButton isSending={isSending} words={words} />
      <p className="small">
        <b>{words.reassurance}.</b> {beforePrivacy}
        <a href={props.privacyPath}>{words.privacyLink}</a>
        {afterPrivacy}
      </p>
      <FormNotice
        notice={notice}
        first={state.notice}
        words={words}
        onClose={actions && (() => showNotice(undefined))}
      />
    </form>
  )
}
