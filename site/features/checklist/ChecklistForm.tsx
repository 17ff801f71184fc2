import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { type ErrorSentences, type FieldErrorCode, isRefused, type KeptReason } from '../../../contract/api/errors.ts'
import { checklistSchemas } from '../../../contract/forms/checklist.ts'
import { limits } from '../../../contract/forms/typed-text.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { AnsweredForm, FormOutcome } from '../../../contract/renderer.ts'
import { api } from '../../../contract/routes.ts'
import { type ChecklistFormMessages, type FormState, toAnsweredTitle } from '../../shared/forms/answered-form.ts'
import type { FormActions } from '../../shared/forms/form-actions.ts'
import {
  emptyForm,
  toTroubleNotice,
  useAddressSuggestion,
  useFormNotice,
  useSubmissionId,
} from '../../shared/forms/form-hooks.ts'
import { ErrorSummary, FormNotice, Honeypot, SubmitButton, Suggestion } from '../../shared/forms/form-parts.tsx'
import { Field } from '../../shared/ui/Field.tsx'
import type { NoticeContent } from '../../shared/ui/Notice.tsx'

/** Everything the form needs; travels as JSON in the page so that the island can take over. */
export type ChecklistFormProps = {
  locale: Locale
  words: ChecklistFormMessages
  /** Hash of the sentence of consent, sent along as proof of what was shown. */
  consent: string
  privacyPath: string
  thanksPath: string
  ownerEmail: string
  state: FormState
}

/** Time between the success notice and the thank-you page, in milliseconds (docs/requirements.md 8.2). */
const redirectDelay = 1000

const emailId = 'checklist-email'

/**
 * The sign-up form. It is a plain `<form method="post">` to its own page and stays one: `actions` only
 * takes the sending over once React has woken. The input is uncontrolled, so what was typed before
 * hydration stays.
 */
export function ChecklistForm({ actions, ...props }: ChecklistFormProps & { actions?: FormActions }) {
  const { words, state } = props
  const [isSending, setSending] = useState(false)
  const [emailError, setEmailError] = useState<FieldErrorCode | undefined>(state.errors?.email)
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
    const data = new FormData(form.current)
    const { email } = actions.checkFields(checklistSchemas, data)
    setEmailError(email)
    if (email) return field.focus()

    setSending(true)
    const added = { language: props.locale, submissionId: submission.idOf(data) }
    const result = await actions.sendForm(api.checklist, checklistSchemas, data, added)
    setSending(false)
    if (result.kind === 'fields') {
      setEmailError(result.errors.email)
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

  const errors: ErrorSentences = words.errors.email
  const said = emailError && errors[emailError]
  const [beforePrivacy, afterPrivacy] = words.consent.split('{privacy}')
  return (
    <form ref={form} className="form" method="post" aria-label={words.label} onSubmit={submit}>
      <ErrorSummary title={words.errorSummary} errors={said ? [{ id: emailId, text: said }] : []} />
      <Field
        id={emailId}
        ref={input}
        label={words.email}
        hint={words.emailHint}
        error={said}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
        required
        maxLength={limits.email}
        defaultValue={state.values?.email}
        onBlur={suggestion.look}
      >
        <Suggestion address={suggestion.address} words={words.typoHint} onTake={suggestion.take} />
      </Field>
      <input type="hidden" name="consent" value={props.consent} />
      <Honeypot id="checklist-website" label={words.honeypot} />
      <SubmitButton isSending={isSending} words={words} />
      <p className="small">
        <b>{words.reassurance}.</b> {beforePrivacy}
        <a href={props.privacyPath}>{words.privacyLink}</a>
        {afterPrivacy}
      </p>
      <p className="small">{words.visit}</p>
      <FormNotice
        notice={notice}
        first={state.notice}
        words={words}
        onClose={actions && (() => showNotice(undefined))}
      />
    </form>
  )
}

/** The notice of an outcome, in the words of the catalogue. */
export function toChecklistNotice(
  outcome: FormOutcome,
  words: ChecklistFormMessages,
  ownerEmail: string,
): NoticeContent {
  const contact = { words: words.writeInstead, email: ownerEmail }
  switch (outcome.kind) {
    case 'sent':
      return { kind: 'success', ...words.sent }
    case 'unsent':
      if (outcome.reason === 'quarantined') return { kind: 'success', ...words.quarantined }
      return toUnsentNotice(outcome.reason, words)
    default:
      return toTroubleNotice(outcome, words, contact)
  }
}

/** On its way, or waiting for its turn, is no failure: nothing is left for the visitor to do. */
function toUnsentNotice(reason: KeptReason, { notSent, kept, unsent }: ChecklistFormMessages): NoticeContent {
  const isFailure = reason === 'unreachable' || isRefused(reason)
  const { title, text } = isFailure ? notSent : kept
  return { kind: isFailure ? 'error' : 'success', title, text: text.replace('{message}', unsent[reason]) }
}

/** What the title of the page begins with while the form is shown again. */
export const toChecklistTitle = (answered: AnsweredForm, words: ChecklistFormMessages): string | undefined =>
  toAnsweredTitle(
    answered,
    () => words.errorSummary,
    (outcome) => toChecklistNotice(outcome, words, ''),
  )
