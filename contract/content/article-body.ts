import type { Locale } from '../locales.ts'

/** Text within a line. Words are set by the rules of French already. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'foreign'; lang: Locale; text: string }
  | { kind: 'strong' | 'emphasis'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] }
  /** A call of a source; `call` counts the calls of the same one from 1. */
  | { kind: 'call'; number: number; call: number }
  | { kind: 'break' }

type Heading = { kind: 'heading'; level: 2 | 3; id: string; children: Inline[] }

export type Table = { kind: 'table'; id: string; caption?: Inline[]; head: Inline[][]; rows: Inline[][][] }

/** A picture of the article's folder, as it is served: in several widths, as AVIF and as WebP. */
export type Picture = {
  /** The original, on this machine. */
  file: string
  /** Its address without the width and the ending; it changes with the original. */
  path: string
  /** Points of the widest one that is served. */
  width: number
  height: number
  /** All widths that are served, the narrowest first. */
  widths: readonly number[]
}

export type Block =
  /** `lang` where all of it is in another language. */
  | { kind: 'paragraph'; lang?: Locale; children: Inline[] }
  | Heading
  | { kind: 'list'; isOrdered: boolean; start: number; items: Block[][] }
  | { kind: 'quote'; children: Block[] }
  | { kind: 'code'; text: string }
  | Table
  | { kind: 'stats'; items: { figure: Inline[]; text: Inline[] }[] }
  | { kind: 'roadmap'; steps: { tag: string; id: string; title: Inline[]; children: Block[] }[] }
  | { kind: 'pull'; children: Inline[] }
  | { kind: 'checklist'; items: Block[][] }
  | { kind: 'warning'; title: Inline[]; children: Block[] }
  | { kind: 'definition'; word: string; lang: Locale; say: string; children: Block[] }
  | { kind: 'note'; children: Block[] }
  | { kind: 'picture'; description: string; picture: Picture }

/** A source at the end of an article. */
export type Source = {
  number: number
  /** How often the text names it. */
  calls: number
  /** Line of the file on which it is described. */
  line: number
  /** Day on which somebody last looked whether it says what the text says, `YYYY-MM-DD`; of several, the first. */
  checkedOn?: string
  children: Inline[]
}

/** A link of the text with the line it stands on. */
export type BodyLink = { href: string; line: number }

export type ArticleBody = {
  blocks: Block[]
  sources: Source[]
  links: BodyLink[]
  /** Each once, in the order of the text. */
  pictures: Picture[]
}

/** Words of a line without marks and without calls of sources. */
export function toText(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      if ('children' in inline) return toText(inline.children)
      if ('text' in inline) return inline.text
      return inline.kind === 'break' ? ' ' : ''
    })
    .join('')
}

/** The lines of the text in the order of reading, headings and captions included, sources left out. */
export function toLines(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block): string[] => {
    switch (block.kind) {
      case 'paragraph':
      case 'heading':
      case 'pull':
        return [toText(block.children)]
      case 'code':
        return [block.text]
      case 'list':
      case 'checklist':
        return block.items.flatMap(toLines)
      case 'quote':
      case 'note':
        return toLines(block.children)
      case 'stats':
        return block.items.map(({ figure, text }) => `${toText(figure)} ${toText(text)}`)
      case 'roadmap':
        return block.steps.flatMap(({ tag, title, children }) => [tag, toText(title), ...toLines(children)])
      case 'warning':
        return [toText(block.title), ...toLines(block.children)]
      case 'definition':
        return [block.word, ...toLines(block.children)]
      case 'table':
        return [
          ...(block.caption ? [toText(block.caption)] : []),
          ...[block.head, ...block.rows].map((row) => row.map(toText).join(' ')),
        ]
      case 'picture':
        return []
      default:
        return block satisfies never
    }
  })
}

/** The headings of the text, in order. Steps of a roadmap are headings too. */
export function listHeadings(blocks: readonly Block[]): { level: 2 | 3; id: string; children: Inline[] }[] {
  return blocks.flatMap((block): { level: 2 | 3; id: string; children: Inline[] }[] => {
    if (block.kind === 'heading') return [block]
    if (block.kind === 'roadmap') return block.steps.map(({ id, title }) => ({ level: 3, id, children: title }))
    return []
  })
}
