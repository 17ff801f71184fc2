import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../illustration/Icon.tsx'

/** What ties a control to its label, hint and error. */
type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  autoFocus: boolean
}

type FieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  id: string
  label: string
  hint?: string | undefined
  /** Sentence that says how to repair the value; marks the control as invalid. */
  error?: string | undefined
  /** Makes another control than an input: a select, a text area. */
  control?: (props: ControlProps) => ReactNode
  /** Shown under the control, for example a suggestion; announced when it appears. */
  children?: ReactNode
}

/** One labelled control with its hint and its error, tied together for assistive technology. */
export function Field({ id, label, hint, error, control, children, autoFocus, ...input }: FieldProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const tied: ControlProps = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
    // A page answered with an error opens at the field to repair.
    autoFocus: autoFocus ?? Boolean(error),
  }
  return (
    <div className="form-field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {control ? control(tied) : <input {...tied} {...input} />}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
      <div aria-live="polite">{children}</div>
    </div>
  )
}
