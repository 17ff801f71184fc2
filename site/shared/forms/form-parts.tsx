import type { ComponentProps, ReactNode } from 'react'
import { honeypotName } from '../../../contract/forms/shared-inputs.ts'
import { limits } from '../../../contract/forms/typed-text.ts'
import { Field } from '../ui/Field.tsx'
import { Notice } from '../ui/Notice.tsx'
import type { useVisitorForm } from './form-hooks.ts'

type FormFrameProps = {
  form: ReturnType<typeof useVisitorForm>
  words: { label: string; close: string }
  /** Title of the list of what is to be corrected. */
  title: string
  /** Sentence of each error and the id of its field, in the order of the form. */
  errors: readonly FieldError[]
  children: ReactNode
}

/**
 * A form with what is to be corrected above its fields and its notice. The one that came with the page stands above
 * the fields and stays there when React wakes, so that nothing moves under a finger; later ones float and can be closed.
 */
export function FormFrame({ form, words, title, errors, children }: FormFrameProps) {
  const { notice, first } = form
  const isFirst = notice !== undefined && notice === first
  return (
    <form ref={form.ref} className="form" method="post" aria-label={words.label} onSubmit={form.onSubmit}>
      <ErrorSummary title={title} errors={errors} />
      {children}
      <Notice
        notice={notice}
        closeLabel={words.close}
        opensPage={isFirst}
        onClose={isFirst ? undefined : form.onClose}
      />
    </form>
  )
}

/** The button of a form: while sending it says so and does nothing. */
export function SubmitButton({ isSending, words }: { isSending: boolean; words: { submit: string; sending: string } }) {
  return (
    <button className={isSending ? 'button is-busy' : 'button'} type="submit" aria-disabled={isSending || undefined}>
      {isSending ? words.sending : words.submit}
    </button>
  )
}

/** A field that people neither see nor reach; only a program that fills in everything fills it in. */
export function Honeypot({ id, label }: { id: string; label: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
    </div>
  )
}

type EmailFieldProps = Pick<
  ComponentProps<typeof Field>,
  'id' | 'label' | 'hint' | 'error' | 'autoFocus' | 'defaultValue'
> & {
  form: ReturnType<typeof useVisitorForm>
  /** "Did you mean …?"; `{suggestion}` becomes a button that takes the address over. */
  typoHint: string
}

/** The field of an address, with the address that was probably meant under it. */
export function EmailField({ form, typoHint, ...field }: EmailFieldProps) {
  const { address, look, take } = form.suggestion
  const [before, after] = typoHint.split('{suggestion}')
  return (
    <Field
      {...field}
      name="email"
      type="email"
      autoComplete="email"
      inputMode="email"
      spellCheck={false}
      required
      maxLength={limits.email}
      onBlur={look}
    >
      {address && (
        <p className="hint">
          {before}
          <button type="button" className="suggestion" onClick={take}>
            {address}
          </button>
          {after}
        </p>
      )}
    </Field>
  )
}

const titleId = 'error-summary'

type FieldError = { id: string; text: string }

/** What is to be corrected, above the fields, each with the way to its field; can be focused by script. */
function ErrorSummary({ title, errors }: { title: string; errors: readonly FieldError[] }) {
  if (errors.length === 0) return null
  return (
    <section className="error-summary" tabIndex={-1} aria-labelledby={titleId}>
      <p id={titleId}>
        <b>{title}</b>
      </p>
      {errors.map(({ id, text }) => (
        <p key={id}>
          <a href={`#${id}`}>{text}</a>
        </p>
      ))}
    </section>
  )
}
