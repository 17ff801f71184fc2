import { type Ref, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { isRefused } from '../../../contract/api/errors.ts'
import {
  type ContactField,
  contactFields,
  contactForm,
  contactSchemas,
  type FieldWords,
} from '../../../contract/forms/contact.ts'
import type { FormField } from '../../../contract/forms/field-kinds.ts'
import { limits } from '../../../contract/forms/typed-text.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { AnsweredForm, FormOutcome } from '../../../contract/renderer.ts'
import { api } from '../../../contract/routes.ts'
import { type ContactFormMessages, type FormState, toAnsweredTitle } from '../../shared/forms/answered-form.ts'
import type { FormActions } from '../../shared/forms/form-actions.ts'
import {
  emptyForm,
  toTroubleNotice,
  useAddressSuggestion,
  useFormNotice,
  useSubmissionId,
} from '../../shared/forms/form-hooks.ts'
import { ErrorSummary, FormNotice, Honeypot, SubmitButton, Suggestion } from '../../shared/forms/form-parts.tsx'
import type { FieldErrors } from '../../shared/forms/send-form.ts'
import { Icon } from '../../shared/illustration/Icon.tsx'
import type { PageLink } from '../../shared/layout/links.ts'
import { Field } from '../../shared/ui/Field.tsx'
import type { NoticeContent } from '../../shared/ui/Notice.tsx'

/** Everything the form needs; travels as JSON in the page so that the island can take over. */
export type ContactFormProps = {
  locale: Locale
  words: ContactFormMessages
  terms: PageLink
  privacy: PageLink
  ownerEmail: string
  state: FormState
}

const idOf = (field: ContactField) => `contact-${field}`

/**
 * The contact form: a plain `<form method="post">` to its own page, whose sending `actions` takes over once
 * React has woken. All fields are uncontrolled, so what was typed or restored before stays.
 */
export function ContactForm({ actions, ...props }: ContactFormProps & { actions?: FormActions }) {
  const { words, state } = props
  const [isSending, setSending] = useState(false)
  const [errors, setErrors] = useState<FieldErrors>(state.errors ?? {})
  const [isTermsMissing, setTermsMissing] = useState(false)
  const [notice, showNotice] = useFormNotice(state.notice)
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLElement>(null)
  const termsBox = useRef<HTMLInputElement>(null)
  const submission = useSubmissionId()
  const suggestion = useAddressSuggestion(idOf('email'), actions?.suggestAddress)

  // Without React the browser checks the fields itself; with it, the checks speak the page's language.
  useEffect(() => form.current?.setAttribute('novalidate', ''), [])

  const wrong = contactFields.filter((field) => errors[field])
  const wordsOf = (field: ContactField): FieldWords => words[field]
  const errorOf = (field: ContactField) => errors[field] && wordsOf(field).errors[errors[field]]
  const listed = wrong.map((field) => ({ id: idOf(field), text: errorOf(field) ?? '' }))
  if (isTermsMissing) listed.push({ id: termsBoxId, text: words.terms.missing })

  /** Marks what is wrong and leads there: to the one field, or to the list of them. */
  const point = (found: FieldErrors, hasTerms: boolean) => {
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
    const found = actions.checkFields(contactSchemas, data)
    const hasTerms = Boolean(termsBox.current?.checked)
    if (Object.keys(found).length > 0 || !hasTerms) return point(found, hasTerms)

    setErrors({})
    setTermsMissing(false)
    setSending(true)
    const added = { language: props.locale, submissionId: submission.idOf(data) }
    const result = await actions.sendForm(api.contact, contactSchemas, data, added)
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

  const toField = (field: ContactField) => {
    const asked: FormField = contactForm[field]
    const said = wordsOf(field)
    const defaultValue = state.values?.[field]
    const common = {
      id: idOf(field),
      label: said.label,
      hint: said.hint,
      error: errorOf(field),
      autoFocus: wrong[0] === field,
    }
    const input = { name: field, required: asked.isRequired, defaultValue }
    switch (asked.kind) {
      case 'line': {
        const { autoComplete, maxLength } = asked
        return (
          <Field key={field} {...common} {...input} type="text" autoComplete={autoComplete} maxLength={maxLength} />
        )
      }
      case 'email':
        return (
          <Field
            key={field}
            {...common}
            {...input}
            type="email"
            autoComplete="email"
            inputMode="email"
            spellCheck={false}
            maxLength={limits.email}
            onBlur={suggestion.look}
          >
            <Suggestion address={suggestion.address} words={words.typoHint} onTake={suggestion.take} />
          </Field>
        )
      case 'choice':
        return (
          <Field
            key={field}
            {...common}
            control={(tied) => (
              <select {...tied} {...input}>
                <option value="">{said.placeholder}</option>
                {asked.options.map((key) => (
                  <option key={key} value={key}>
                    {said.options?.[key]}
                  </option>
                ))}
              </select>
            )}
          />
        )
      case 'lines': {
        const { minLength, maxLength } = asked
        return (
          <Field
            key={field}
            {...common}
            control={(tied) => <textarea {...tied} {...input} rows={5} minLength={minLength} maxLength={maxLength} />}
          />
        )
      }
      default:
        return asked satisfies never
    }
  }
  return (
    <form ref={form} className="form" method="post" aria-label={words.label} onSubmit={submit}>
      <ErrorSummary ref={summary} title={toErrorSummaryTitle(words, listed.length)} errors={listed} />
      <div className="field-row">{contactFields.slice(0, 2).map(toField)}</div>
      {contactFields.slice(2).map(toField)}
      <Honeypot id="contact-website" label={words.honeypot} />
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

type TermsBoxProps = {
  words: ContactFormMessages['terms']
  terms: PageLink
  privacy: PageLink
  isMissing: boolean
  ref: Ref<HTMLInputElement>
}

const termsBoxId = 'contact-terms'

/** The box of the terms. It has no name, so it is never sent: the browser and the island check it. */
function TermsBox({ words, terms, privacy, isMissing, ref }: TermsBoxProps) {
  const link = ({ href, hreflang, suffix }: PageLink, text: string) => (
    <a key={href} href={href} hrefLang={hreflang}>
      {text}
      {suffix}
    </a>
  )
  const parts = words.sentence.split(/(\{terms\}|\{privacy\})/)
  const print = (part: string) => {
    if (part === '{terms}') return link(terms, words.termsLink)
    return part === '{privacy}' ? link(privacy, words.privacyLink) : part
  }
  const error = isMissing ? `${termsBoxId}-error` : undefined
  return (
    <div className="form-field">
      <label className="checkbox">
        <input
          ref={ref}
          id={termsBoxId}
          type="checkbox"
          required
          aria-describedby={error}
          aria-invalid={isMissing || undefined}
        />
        <span>{parts.map(print)}</span>
      </label>
      {isMissing && (
        <p className="field-error" id={error}>
          <Icon name="alert" />
          {words.missing}
        </p>
      )}
    </div>
  )
}

/** The notice of an outcome, in the words of the catalogue. */
export function toContactNotice(outcome: FormOutcome, words: ContactFormMessages, ownerEmail: string): NoticeContent {
  const { notices } = words
  const contact = { words: words.writeInstead, email: ownerEmail }
  switch (outcome.kind) {
    case 'sent':
      return { kind: 'success', ...notices.sent }
    case 'unsent':
      if (outcome.reason === 'quarantined') return { kind: 'success', ...notices.quarantined }
      if (!isRefused(outcome.reason)) return { kind: 'success', ...notices.kept }
      if (outcome.reason === 'badAddress') return { kind: 'error', ...notices.format }
      return { kind: 'error', ...notices.notSent, contact: { words: words.myAddress, email: ownerEmail } }
    default:
      return toTroubleNotice(outcome, notices, contact)
  }
}

/** What the title of the page begins with while the form is shown again. */
export const toContactTitle = (answered: AnsweredForm, words: ContactFormMessages): string | undefined =>
  toAnsweredTitle(
    answered,
    (count) => toErrorSummaryTitle(words, count),
    (outcome) => toContactNotice(outcome, words, ''),
  )

/** Head of the list of errors of the contact form. */
function toErrorSummaryTitle({ errorSummary }: Pick<ContactFormMessages, 'errorSummary'>, count: number): string {
  return count === 1 ? errorSummary.one : errorSummary.many.replace('{n}', String(count))
}
