import { type ArticleBlock, titledBlocks } from '../../../contract/content/article.ts'
import { type Change, type Edit, linesOf, type Span } from './edit.ts'
import { insertApart } from './find-place.ts'

/** What a new block says until it is written over. `title` is what its first line asks for, if it asks for something. */
export type BlockWords = { title?: string; text: string }

const isTitled = (name: ArticleBlock) => titledBlocks.some((titled) => titled === name)

const bullets = (text: string) => text.replace(/^(?!\s*[-*+]\s)(?=.*\S)/gm, '- ')

/** A block with its words as the loader reads it (`server/content/articles/blocks.ts`). */
function writeBlock(name: ArticleBlock, title: string, text: string): { block: string; select: Span } {
  const forms: Record<ArticleBlock, readonly [opening: string, inner: string]> = {
    table: [`:::table[${title}]`, text],
    note: [':::note', text],
    warning: [`:::warning[${title}]`, text],
    definition: [`:::definition{word="${title}" say=""}`, text],
    checklist: [':::checklist', bullets(text)],
    pull: [':::pull', text],
    stats: [':::stats', `- **${title}** ${text}`],
    roadmap: [`:::roadmap\n### ${title}`, text],
  }
  const [opening, inner] = forms[name]
  const block = `${opening}\n${inner}\n:::`
  const toWrite = isTitled(name) ? title : inner
  const from = isTitled(name) ? block.indexOf(title, ':::'.length + name.length) : opening.length + 1
  return { block, select: { from, to: from + toWrite.length } }
}

/** Selected lines become what stands in the block; a table and figures have a form of their own, so they do not. */
const isAround = (name: ArticleBlock) => name !== 'table' && name !== 'stats'

/**
 * Puts a block into the text: around the selected lines, else behind the paragraph at the cursor. What is to be written
 * over first is selected.
 */
export function insertBlock(text: string, span: Span, name: ArticleBlock, words: BlockWords): Edit {
  const lines = linesOf(text, span)
  const [first, last] = [lines[0], lines.at(-1)]
  const isWrapping = isAround(name) && span.from < span.to && first !== undefined && last !== undefined
  const inner = isWrapping ? text.slice(first.from, last.to) : words.text
  const { block, select } = writeBlock(name, words.title ?? '', inner)
  if (!isWrapping) return insertApart(text, span.to, block, select)
  const without = text.slice(0, first.from) + text.slice(last.to)
  const { changes, selection } = insertApart(without, first.from, block, select)
  const moved = changes.map(({ from: place, insert }) => {
    const from = place <= first.from ? place : place + last.to - first.from
    return { from, to: from, insert }
  })
  return { changes: [...moved, { from: first.from, to: last.to, insert: '' }], selection }
}

/** A description as Markdown holds it: on one line, its brackets without effect. */
const inBrackets = (words: string) =>
  words
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[[\]\\]/g, '\\$&')

/** Puts a picture of the article's folder into the text, in a paragraph of its own. */
export function insertPicture(text: string, place: number, description: string, name: string): Edit {
  const block = `![${inBrackets(description)}](${name})`
  return insertApart(text, place, block, { from: block.length, to: block.length })
}

/** A picture that the text shows: its name, and what is said to be seen on it. */
type ShownPicture = Span & { name: string; description: string }

export const listShownPictures = (text: string): ShownPicture[] =>
  [...text.matchAll(/!\[((?:[^[\]\\]|\\.)*)\]\(([^()\s]+)\)/g)].map(
    ({ 0: { length }, 1: description = '', 2: name = '', index }) => ({
      ...{ from: index, to: index + length, name, description: description.replace(/\\(.)/g, '$1') },
    }),
  )

/** Takes a picture out of the text, with the paragraph where it stands alone. */
export const takeOutPicture = (text: string, name: string): Change[] =>
  listShownPictures(text).flatMap(({ from, to, name: shown }) => {
    if (shown !== name) return []
    const isAlone = (from === 0 || text[from - 1] === '\n') && (to === text.length || text[to] === '\n')
    const breaks = isAlone ? (/^\n{1,2}/.exec(text.slice(to))?.[0].length ?? 0) : 0
    return [{ from, to: to + breaks, insert: '' }]
  })

/** A link of the text: its words and where it leads. */
export type Link = Span & { words: string; href: string }

/** The link that stands at a place, or nothing. */
export function linkAt(text: string, place: number): Link | undefined {
  const start = text.lastIndexOf('\n', place - 1) + 1
  const line = text.slice(start).split('\n', 1)[0] ?? ''
  for (const match of line.matchAll(
    /(?<!!)\[((?:[^[\]\\]|\\.|\[[^[\]]*\])*)\]\(([^()\s]*(?:\([^()\s]*\)[^()\s]*)*)\)/g,
  )) {
    const from = start + match.index
    const to = from + match[0].length
    if (from <= place && place <= to) return { from, to, words: match[1] ?? '', href: match[2] ?? '' }
  }
  return undefined
}

/** Puts a link in the place of a span. */
export function writeLink({ from, to }: Span, words: string, href: string): Edit {
  const insert = `[${words.replace(/\s+/g, ' ').trim()}](${href})`
  return { changes: [{ from, to, insert }], selection: { from: from + insert.length, to: from + insert.length } }
}
