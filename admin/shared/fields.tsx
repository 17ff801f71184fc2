import type { ComponentProps } from 'react'
import { Field } from '../../site/shared/ui/Field.tsx'

type SelectFieldProps = Omit<ComponentProps<'select'>, 'id' | 'onChange'> &
  Pick<ComponentProps<typeof Field>, 'id' | 'label' | 'hint' | 'error'> & {
    /** Each value with its words. */
    options: readonly (readonly [value: string, words: string])[]
    onChoose?: (value: string) => void
  }

/** One of a list of values, by its words. Further options are its children. */
export function SelectField(props: SelectFieldProps) {
  const { id, label, hint, error, options, onChoose, children, ...select } = props
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      control={({ autoFocus: _, ...tied }) => (
        <select {...tied} {...select} onChange={onChoose && (({ target }) => onChoose(target.value))}>
          {options.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
          {children}
        </select>
      )}
    />
  )
}

type TypedFieldProps = Omit<ComponentProps<typeof Field>, 'onChange'> & {
  value: string
  onText: (text: string) => void
}

/** What is typed for this place alone: the browser proposes nothing, and an error does not call the focus. */
export function TypedField({ onText, ...field }: TypedFieldProps) {
  return (
    <Field
      autoComplete="off"
      autoFocus={false}
      {...field}
      onChange={({ currentTarget }) => onText(currentTarget.value)}
    />
  )
}
