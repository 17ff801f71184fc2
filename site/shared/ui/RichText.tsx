import type { RichText as Source } from '../../../contract/content/fields.ts'

const marks = /\[(de|fr|en):([^\]]+)\]|\*\*([^*]+)\*\*/g

/** A hyphen after a single letter holds: "e-mail" never breaks behind its e. */
function keepTogether(text: string): string {
  return text.replace(/\b([eE])-(?=[mM]ail)/g, '$1\u2011')
}

type Part = { start: number; text: string; lang?: string | undefined; isStrong?: boolean }

/** Reads the two marks of the copy: `[de:Impressum]` is a foreign word, `**stress**` a stressed one. */
function readParts(source: Source): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const match of source.matchAll(marks)) {
    const [whole, lang, foreign, strong] = match
    if (match.index > end) parts.push({ start: end, text: source.slice(end, match.index) })
    const start = match.index
    parts.push(foreign === undefined ? { start, text: strong ?? '', isStrong: true } : { start, text: foreign, lang })
    end = match.index + whole.length
  }
  if (end < source.length) parts.push({ start: end, text: source.slice(end) })
  return parts
}

/** Copy with its marks printed: a foreign word carries its language and changes typeface. */
export function RichText({ text }: { text: Source }) {
  return readParts(text).map((part) => {
    if (part.lang !== undefined) {
      return (
        <i key={part.start} lang={part.lang}>
          {keepTogether(part.text)}
        </i>
      )
    }
    const text = keepTogether(part.text)
    return part.isStrong ? <strong key={part.start}>{text}</strong> : text
  })
}
