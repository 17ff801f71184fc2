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
    const at = `${index}`
    if (index % 4 === 0) return words
    if (index % 4 === 3) return <strong key={at}>{words}</strong>
    return (
      <i key={at} lang={parts[index - 1]}>
        {words}
      </i>
    )
  })
}
