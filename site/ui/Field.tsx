import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../illustration/Icon.tsx'

type FieldProps = Omit<ComponentProps<'input'>, 'id'> & {
  id: string
  label: string
  hint?: string
  /** Sentence that says how to repair the value; marks the input as invalid. */
  error?: string | undefined
  /** Shown under the input, for example a suggestion; announced when it appears. */
  children?: ReactNode
}

/** One labelled input with its hint and its error, tied together for assistive technology. */
export function Field({ id, label, hint, error, children, ...input }: FieldProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="f">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        id={id}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
        // biome-ignore lint/a11y/noAutofocus: a page answered with an error opens at the field to repair
        autoFocus={Boolean(error)}
        {...input}
      />
      {error && (
        <p className="err" id={`${id}-error`}>
          <Icon name="alert" />
          {error}
        </p>
      )}
      <div aria-live="polite">{children}</div>
    </div>
  )
}
