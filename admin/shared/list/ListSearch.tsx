import type { Ref } from 'react'
import { limits } from '../../../contract/forms/limits.ts'

type ListSearchProps = {
  id: string
  label: string
  hint: string
  ref: Ref<HTMLInputElement>
  typed: string
  onType: (text: string) => void
}

/** Search by the beginning of an address or of its domain; the list follows while one types. */
export function ListSearch({ id, label, hint, ref, typed, onType }: ListSearchProps) {
  return (
    <search className="form-field list-search">
      <label htmlFor={id}>{label}</label>
      <input
        ref={ref}
        id={id}
        type="search"
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
        maxLength={limits.email}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={`${id}-aide`}
      />
      <p className="hint" id={`${id}-aide`}>
        {hint}
      </p>
    </search>
  )
}
