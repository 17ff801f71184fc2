import type { Locale } from '../../contract/locales.ts'

/** A stretch of text that is set in one way. */
export type Stretch = {
  text: string
  strong?: true
  language?: Locale
  /** Address or, with a leading `#`, the name of a place in the document. */
  link?: string
  /** What a link is called by those who cannot see where it stands. */
  linkName?: string
}

const marks = /\[(de|fr|en):([^\]]+)\]|\*\*([^*]+)\*\*/g

/** Reads the two marks that a text of the content may have: `[de:…]` becomes a foreign word, `**…**` a stressed one. */
export function readMarks(text: string): Stretch[] {
  const stretches: Stretch[] = []
  let end = 0
  for (const match of text.matchAll(marks)) {
    if (match.index > end) stretches.push({ text: text.slice(end, match.index) })
    const [whole, language, foreign, strong] = match
    if (foreign !== undefined) stretches.push({ text: foreign, language: language as Locale })
    else if (strong !== undefined) stretches.push({ text: strong, strong: true })
    end = match.index + whole.length
  }
  if (end < text.length) stretches.push({ text: text.slice(end) })
  return stretches
}

/** The same text without its marks. */
export function plainText(text: string): string {
  return readMarks(text)
    .map((stretch) => stretch.text)
    .join('')
}
