import type { RichText as Source } from '../../content/pages/shape.ts'

const marks = /\[(de|fr|en):([^\]]+)\]|\*\*([^*]+)\*\*/g

type Part = { text: string; lang?: string | undefined; isStrong?: boolean }

/** Reads the two marks of the copy: `[de:Impressum]` is a foreign word, `**stress**` a stressed one. */
function readParts(source: Source): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const match of source.matchAll(marks)) {
    const [whole, lang, foreign, strong] = match
    if (match.index > end) parts.push({ text: source.slice(end, match.index) })
    parts.push(foreign === undefined ? { text: strong ?? '', isStrong: true } : { text: foreign, lang })
    end = match.index + whole.length
  }
  if (end < source.length) parts.push({ text: source.slice(end) })
  return parts
}

/** The same words without marks, for places that take plain text only (structured data). */
export function toPlainText(source: Source): string {
  return readParts(source)
    .map(({ text }) => text)
    .join('')
}

/** Copy with its marks printed: a foreign word carries its language and changes typeface. */
export function RichText({ text }: { text: Source }) {
  return readParts(text).map((part, index) => {
    if (part.lang !== undefined) {
      return (
        <i key={index} lang={part.lang}>
          {part.text}
        </i>
      )
    }
    return part.isStrong ? <strong key={index}>{part.text}</strong> : part.text
  })
}
