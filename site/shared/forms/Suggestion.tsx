type SuggestionProps = {
  /** The address that was probably meant. */
  address: string | undefined
  /** `{suggestion}` becomes a button that takes the address over. */
  words: string
  onTake: () => void
}

/** "Did you mean anna@gmail.com?" under a field of an address. */
export function Suggestion({ address, words, onTake }: SuggestionProps) {
  if (!address) return null
  const [before, after] = words.split('{suggestion}')
  return (
    <p className="hint">
      {before}
      <button type="button" className="suggestion" onClick={onTake}>
        {address}
      </button>
      {after}
    </p>
  )
}
