import type { Ref } from 'react'
import { adminWords } from '../../content/words/admin.ts'
import { limits } from '../../contract/forms/limits.ts'

type LeadSearchProps = { ref: Ref<HTMLInputElement>; typed: string; onType: (text: string) => void }

/** Search by the beginning of an address or of its domain; the list follows while one types. */
export function LeadSearch({ ref, typed, onType }: LeadSearchProps) {
  const { search, searchHint } = adminWords.leads
  return (
    <search className="f ad-s">
      <label htmlFor="chercher">{search}</label>
      <input
        ref={ref}
        id="chercher"
        type="search"
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
        maxLength={limits.email}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby="chercher-aide"
      />
      <p className="hint" id="chercher-aide">
        {searchHint}
      </p>
    </search>
  )
}
