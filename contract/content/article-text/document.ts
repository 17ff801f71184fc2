import { type ArticleBlock, articleBlocks, blocksByName } from '../article.ts'

/*
 * The text of an article as a document: what the administrator's editor shows and changes, plain JSON in the form of
 * ProseMirror. `read-document.ts` makes it of Markdown, `write-document.ts` writes it; its names are those of the
 * editor's schema (`admin/contents/editor/schema.ts`).
 */

/** What a stretch of words carries. */
export type DocumentMark = { type: MarkName; attrs?: Record<string, unknown> }

/** A piece of the document; only a `text` has words of its own. */
export type DocumentNode = {
  type: string
  attrs?: Record<string, unknown>
  content?: DocumentNode[]
  marks?: DocumentMark[]
  text?: string
}

/**
 * Marks from the outermost to the innermost, in the order in which they are nested in a file: a link may hold bold words,
 * bold words a word of another language (`foreign`), which holds none of them.
 */
export const markNames = ['link', 'bold', 'italic', 'foreign', 'code'] as const
type MarkName = (typeof markNames)[number]

/** A piece of the document; without content it has none, as in the editor's own JSON. */
export function node(
  type: string,
  content: readonly DocumentNode[] = [],
  attrs?: Record<string, unknown>,
): DocumentNode {
  return { type, ...(attrs && { attrs }), ...(content.length > 0 && { content: [...content] }) }
}

/** The words of a piece, without what they carry. */
export const wordsOf = ({ text = '', content = [] }: DocumentNode): string => text + content.map(wordsOf).join('')

const paragraph = node('paragraph')

/** A row of a new table. */
const toRow = (type: 'tableHeader' | 'tableCell') =>
  node('tableRow', Array<DocumentNode>(3).fill(node(type, [paragraph])))

/** The smallest that a roadmap and a row of figures are made of, still to be written. */
export const emptyStep = node('step', [node('stepWhen'), node('stepTitle'), paragraph])
export const emptyStat = node('stat', [node('statFigure'), node('statText')])

/** What a new block holds: nothing yet, each place with a word that says what it is for. */
const emptyContent: Record<(typeof blocksByName)[ArticleBlock]['holds'], readonly DocumentNode[]> = {
  text: [paragraph],
  sentence: [],
  list: [node('listItem', [paragraph])],
  figures: [emptyStat, emptyStat],
  steps: [emptyStep, emptyStep],
  table: [node('table', [toRow('tableHeader'), ...Array<DocumentNode>(3).fill(toRow('tableCell'))])],
  meaning: [node('term'), node('spoken'), node('meaning', [paragraph])],
}

/** What a block is called in the document, where a `table` is its cells alone. */
export const partOf = (block: ArticleBlock): string => (block === 'table' ? 'captionedTable' : block)

/** The block that a piece of the document is, if it is one. */
export const blockOf = (type: string): ArticleBlock | undefined => articleBlocks.find((name) => partOf(name) === type)

/** What stands above all that a block holds: a line with the words between its brackets, where it has them. */
export const toHead = (block: ArticleBlock, words: readonly DocumentNode[] = []): DocumentNode[] =>
  blocksByName[block].title === undefined ? [] : [node(`${block}Title`, words)]

/** A block; without content it is a new one. */
export const toBlock = (block: ArticleBlock, head = toHead(block), content = emptyContent[blocksByName[block].holds]) =>
  node(partOf(block), [...head, ...content])
