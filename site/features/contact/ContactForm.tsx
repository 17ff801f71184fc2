import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { FieldErrorCode } from '../../../contract/api/errors.ts'
import {
  type ContactField,
  contactFieldNames,
  contactFields,
  contactSubjects,
} from '../../../contract/forms/contact.ts'
import { limits } from '../../../contract/forms/limits.ts'
import { formAnchor } from '../../../contract/routes.ts'
import { ErrorSummary } from '../../shared/forms/ErrorSummary.tsx'
import { FormNotice } from '../../shared/forms/FormNotice.tsx'
import { emptyForm } from '../../shared/forms/form-controls.ts'
import { Honeypot } from '../../shared/forms/Honeypot.tsx'
import { SubmitButton } from '../../shared/forms/SubmitButton.tsx'
import { Suggestion } from '../../shared/forms/Suggestion.tsx'
import { useAddressSuggestion } from '../../shared/forms/use-address-suggestion.ts'
import { useFormNotice } from '../../shared/forms/use-form-notice.ts'
import { useSubmissionId } from '../../shared/forms/use-submission-id.ts'
import { useTypedValues } from '../../shared/forms/use-typed-values.ts'
import { Field } from '../../shared/ui/Field.tsx'
import type { ContactFormProps } from './contact-form-props.ts'
import { toContactNotice } from './contact-notices.ts'
import { toErrorSummaryTitle } from './error-summary-title.ts'
import { TermsBox, termsBoxId } from './TermsBox.tsx'
import { useFormToken } from './use-form-token.ts'

/** What the browser adds to the plain form; loaded together with React at first touch. */
export type ContactFormActions = typeof import('./contact-form-actions.ts')

const idOf = (field: ContactField) => `contact-${field}`

/**
 * The contact form: a plain `<form method="post">` to its own page, whose sending `actions` takes over once
 * React has woken. All fields are uncontrolled, so what was typed or restored before stays.
 */
export function ContactForm({ actions, ...props }: ContactFormProps & { actions?: ContactFormActions }) {
  const { words, state } = props
  const [isSending, setSending] = useState(false)
  const [errors, setErrors] = useState<Partial<Record<string, FieldErrorCode>>>(state.errors ?? {})
  const [isTermsMissing, setTermsMissing] = useState(false)
  const [notice, showNotice] = useFormNotice(state.notice)
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLElement>(null)
  const termsBox = useRef<HTMLInputElement>(null)
  const submission = useSubmissionId()
  const suggestion = useAddressSuggestion(idOf('email'), actions?.suggestAddress)
  const token = useFormToken(actions?.fetchToken, () => showNotice({ kind: 'error', ...words.notices.init }))
  useTypedValues(formAnchor, form)

  // Without React the browser checks the fields itself; with it, the checks speak the page's language.
  useEffect(() => form.current?.setAttribute('novalidate', ''), [])

  const wrong = contactFields.filter((field) => errors[field])
  const errorOf = (field: ContactField) => errors[field] && words[field].errors[errors[field]]
  const listed = wrong.map((field) => ({ id: idOf(field), text: errorOf(field) ?? '' }))
  if (isTermsMissing) listed.push({ id: termsBoxId, text: words.terms.missing })

  /** Marks what is wrong and leads there: to the one field, or to the list of them. */
  const point = (found: Partial<Record<string, FieldErrorCode>>, hasTerms: boolean) => {
    setErrors(found)
    setTermsMissing(!hasTerms)
    const fields = contactFields.filter((field) => found[field])
    if (found.email === 'format') showNotice({ kind: 'error', ...words.notices.format })
    if (!hasTerms) showNotice({ kind: 'error', ...words.notices.terms })
    const only = fields.length + (hasTerms ? 0 : 1) === 1
    requestAnimationFrame(() => {
      if (!only) return summary.current?.focus()
      if (fields[0]) return document.getElementById(idOf(fields[0]))?.focus()
      termsBox.current?.focus()
    })
  }

  const submit = async (event: SyntheticEvent) => {
    const element = form.current
    if (!actions || !element) return
    event.preventDefault()
    if (isSending) return
    showNotice(undefined)
    const data = new FormData(element)
    const found = actions.checkContactForm(data)
    const hasTerms = Boolean(termsBox.current?.checked)
    if (Object.keys(found).length > 0 || !hasTerms) return point(found, hasTerms)

    setErrors({})
    setTermsMissing(false)
    setSending(true)
    const result = await actions.sendContactForm(data, props.locale, submission.idOf(data), token.current)
    setSending(false)
    if (result.kind === 'fields') return point(result.errors, true)
    const shown = toContactNotice(result, words, props.ownerEmail)
    showNotice(shown)
    if (shown.kind === 'success') {
      emptyForm(element)
      suggestion.forget()
      submission.forget()
    }
  }

  const common = (field: ContactField) => ({
    id: idOf(field),
    label: words[field].label,
    hint: words[field].hint,
    error: errorOf(field),
    name: contactFieldNames[field],
    required: true,
    autoFocus: wrong[0] === field,
    defaultValue: state.values?.[field],
  })
  const subject = common('subject')
  const message = common('message')
  return (
    <form ref={form} className="form" method="post" aria-label={words.label} onSubmit={submit}>
      <ErrorSummary ref={summary} title={toErrorSummaryTitle(words, listed.length)} errors={listed} />
      <div className="field-row">
        <Field {...common('name')} type="text" autoComplete="name" maxLength={limits.name} />
        <Field
          {...common('email')}
          type="email"
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
          maxLength={limits.email}
          onBlur={suggestion.look}
        >
          <Suggestion address={suggestion.address} words={words.typoHint} onTake={suggestion.take} />
        </Field>
      </div>
      <Field
        {...subject}
        control={(tied) => (
          <select {...tied} name={subject.name} required defaultValue={subject.defaultValue}>
            <option value="">{words.subject.placeholder}</option>
            {contactSubjects.map((key) => (
              <option key={key} value={key}>
                {words.subject.options[key]}
              </option>
            ))}
          </select>
        )}
      />
      <Field
        {...message}
        control={(tied) => (
          <textarea
            {...tied}
            name={message.name}
            required
            rows={5}
            minLength={limits.messageMin}
            maxLength={limits.messageMax}
            defaultValue={message.defaultValue}
          />
        )}
      />
      <Honeypot id="contact-website" label={words.honeypot} name={contactFieldNames.honeypot} />
      <TermsBox
        ref={termsBox}
        words={words.terms}
        terms={props.terms}
        privacy={props.privacy}
        isMissing={isTermsMissing}
      />
      <div>
        <SubmitButton isSending={isSending} words={words} />
      </div>
      <p className="small">{words.note}</p>
      <FormNotice
        notice={notice}
        first={state.notice}
        words={words}
        onClose={actions && (() => showNotice(undefined))}
      />
    </form>
  )
}
