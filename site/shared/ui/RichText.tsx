import type { RichText as Source } from '../../../contract/content/fields.ts'
import { richMarks } from '../../../contract/text.ts'

/** A hyphen after a single letter holds: "e-mail" never breaks behind its e. */
function keepTogether(text: string): string {
  return text.replace(/\b([eE])-(?=[mM]ail)/g, '$1\u2011')
}

/** Copy with its marks printed: a foreign word carries its language and changes typeface. */
export function RichText({ text }: { text: Source }) {
  // Words, then of each mark: a language and what it is of, or what is stressed, and the words behind it.
  return text.split(richMarks).map((part, index, parts) => {
    if (!part || index % 4 === 1) return null
    const words = keepTogether(part)
    if (index % 4 === 0) return words
    // biome-ignore-start lint/suspicious/noArrayIndexKey: pieces of one text, in their order
    if (index % 4 === 3) return <strong key={index}>{words}</strong>
    return (
      <i key={index} lang={parts[index - 1]}>
        {words}
      </i>
    )
    // biome-ignore-end lint/suspicious/noArrayIndexKey: pieces of one text, in their order
  })
}
