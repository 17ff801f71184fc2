import { type Ref, useRef } from 'react'
import { isRefused } from '../../../contract/api/errors.ts'
import {
  type ContactField,
  contactFields,
  contactForm,
  contactSchemas,
  type FieldWords,
} from '../../../contract/forms/contact.ts'
import type { FormField } from '../../../contract/forms/field-kinds.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { FormOutcome } from '../../../contract/renderer.ts'
import { api } from '../../../contract/routes.ts'
import type { ContactFormMessages, FormState } from '../../shared/forms/answered-form.ts'
import { toTroubleNotice, useVisitorForm } from '../../shared/forms/form-hooks.ts'
import { EmailField, FormFrame, Honeypot, SubmitButton } from '../../shared/forms/form-parts.tsx'
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

/** The contact form. */
export function ContactForm(props: ContactFormProps) {
  const { words, state } = props
  const termsBox = useRef<HTMLInputElement>(null)
  const form = useVisitorForm({
    name: 'contact',
    address: api.contact,
    schemas: contactSchemas,
    locale: props.locale,
    state,
    checkUnsent: () => (termsBox.current?.checked ? {} : { terms: 'missing' }),
    toErrorNotice: ({ terms, email }) => {
      if (terms) return { kind: 'error', ...words.notices.terms }
      return email === 'format' ? { kind: 'error', ...words.notices.format } : undefined
    },
    toNotice: (outcome) => toContactNotice(outcome, words, props.ownerEmail),
  })
  const { errors, idOf } = form

  const wrong = contactFields.filter((field) => errors[field])
  const wordsOf = (field: ContactField): FieldWords => words[field]
  const errorOf = (field: ContactField) => errors[field] && wordsOf(field).errors[errors[field]]
  const listed = wrong.map((field) => ({ id: idOf(field), text: errorOf(field) ?? '' }))
  if (errors.terms) listed.push({ id: idOf('terms'), text: words.terms.missing })

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
        return <EmailField key={field} {...common} form={form} defaultValue={defaultValue} typoHint={words.typoHint} />
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
    <FormFrame form={form} words={words} title={toErrorSummaryTitle(words, listed.length)} errors={listed}>
      <div className="field-row">{contactFields.slice(0, 2).map(toField)}</div>
      {contactFields.slice(2).map(toField)}
      <Honeypot id="contact-website" label={words.honeypot} />
      <TermsBox
        ref={termsBox}
        id={idOf('terms')}
        words={words.terms}
        terms={props.terms}
        privacy={props.privacy}
        isMissing={Boolean(errors.terms)}
      />
      <div>
        <SubmitButton isSending={form.isSending} words={words} />
      </div>
      <p className="small">{words.note}</p>
    </FormFrame>
  )
}

type TermsBoxProps = {
  id: string
  words: ContactFormMessages['terms']
  terms: PageLink
  privacy: PageLink
  isMissing: boolean
  ref: Ref<HTMLInputElement>
}

/** The box of the terms. It has no name, so it is never sent: the browser and the island check it. */
function TermsBox({ id, words, terms, privacy, isMissing, ref }: TermsBoxProps) {
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
  const error = isMissing ? `${id}-error` : undefined
  return (
    <div className="form-field">
      <label className="checkbox">
        <input
          ref={ref}
          id={id}
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

/** Head of the list of errors of the contact form. */
export function toErrorSummaryTitle(
  { errorSummary }: Pick<ContactFormMessages, 'errorSummary'>,
  count: number,
): string {
  return count === 1 ? errorSummary.one : errorSummary.many.replace('{n}', String(count))
}
