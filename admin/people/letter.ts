/** What the owner writes. */
type Letter = { subject: string; text: string }

/** A letter as one text, as it is saved and compared: its subject is the first line. */
export const toLetterText = ({ subject, text }: Letter): string => `${subject}\n${text}`

/** The letter in such a text. */
export function readLetter(letter: string): Letter {
  const end = letter.indexOf('\n')
  return { subject: letter.slice(0, end), text: letter.slice(end + 1) }
}

/**
 * Puts a snippet into the text of a letter as a paragraph of its own: below the line in which the caret stands, the
 * salutation above all, and above the signature.
 * @returns the text, and where the snippet ends in it
 */
export function insertSnippet(
  text: string,
  snippet: string,
  caret: number,
  signature: string,
): { text: string; end: number } {
  const closing = text.lastIndexOf(signature)
  const lineEnd = text.indexOf('\n', caret)
  const at = Math.min(closing === -1 ? text.length : closing, lineEnd === -1 ? text.length : lineEnd)
  const above = [text.slice(0, at).trimEnd(), snippet.trim()].filter(Boolean).join('\n\n')
  const below = text.slice(at).trimStart()
  return { text: [above, below].filter(Boolean).join('\n\n'), end: above.length }
}
