import type { ListItem, PhrasingContent, Root, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { type ArticleBlock, blocksByName } from '../article.ts'
import { blockOf, type DocumentMark, type DocumentNode, markNames } from './document.ts'
import { markdown } from './markdown.ts'
import { readDocument } from './read-document.ts'

type Leaf = { piece: DocumentNode; marks: readonly DocumentMark[] }

const isSame = (one: DocumentMark | undefined, other: DocumentMark | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const toText = (value: string): PhrasingContent[] => (value === '' ? [] : [{ type: 'text', value }])

/** Words without the spaces at their ends, which Markdown could write as entities only; those of its own are returned beside. */
function trim(nodes: readonly PhrasingContent[]): { before: string; words: PhrasingContent[]; after: string } {
  const words = [...nodes]
  const [first] = words
  const before = first?.type === 'text' ? (/^[ \t]+/.exec(first.value)?.[0] ?? '') : ''
  if (first?.type === 'text') words.splice(0, 1, ...toText(first.value.slice(before.length)))
  const last = words.at(-1)
  const after = last?.type === 'text' ? (/[ \t]+$/.exec(last.value)?.[0] ?? '') : ''
  if (last?.type === 'text') words.splice(-1, 1, ...toText(last.value.slice(0, last.value.length - after.length)))
  return { before, words, after }
}

/** A stretch of words that carries a mark. */
function mark({ type, attrs = {} }: DocumentMark, leaves: readonly Leaf[]): PhrasingContent[] {
  const children = nest(leaves)
  switch (type) {
    case 'link':
      return [{ type: 'link', url: String(attrs.href), children: children as never }]
    case 'foreign':
      return [{ type: 'textDirective', name: String(attrs.lang), attributes: {}, children }]
    case 'code':
      return [{ type: 'inlineCode', value: textOf(children) }]
    default: {
      const { before, words, after } = trim(children)
      const inner: PhrasingContent[] =
        words.length > 0 ? [{ type: type === 'bold' ? 'strong' : 'emphasis', children: words }] : []
      return [...toText(before), ...inner, ...toText(after)]
    }
  }
}

/** Words with their marks, which stand one within the other. */
function nest(leaves: readonly Leaf[]): PhrasingContent[] {
  const written: PhrasingContent[] = []
  for (let from = 0; from < leaves.length; ) {
    const [outer] = leaves[from]?.marks ?? []
    let to = from + 1
    while (to < leaves.length && isSame(leaves[to]?.marks[0], outer)) to += 1
    const stretch = leaves.slice(from, to)
    if (outer)
      written.push(
        ...mark(
          outer,
          stretch.map(({ piece, marks }) => ({ piece, marks: marks.slice(1) })),
        ),
      )
    else written.push(...stretch.flatMap(({ piece }) => writeLeaf(piece)))
    from = to
  }
  return written
}

function writeLeaf({ type, text = '', attrs = {} }: DocumentNode): PhrasingContent[] {
  if (type === 'text') return toText(text)
  if (type === 'hardBreak') return [{ type: 'break' }]
  const label = String(attrs.label)
  return [{ type: 'footnoteReference', identifier: label.toLowerCase(), label }]
}

/** The words of a line. */
function writeWords({ content = [] }: DocumentNode): PhrasingContent[] {
  const toRank = ({ type }: DocumentMark) => markNames.indexOf(type)
  const { words } = trim(
    nest(
      content.map((piece) => ({
        piece,
        marks: (piece.marks ?? []).toSorted((one, other) => toRank(one) - toRank(other)),
      })),
    ),
  )
  while (words.at(-1)?.type === 'break') words.pop()
  return trim(words).words
}

const plainOf = ({ content = [] }: DocumentNode): string => content.map(({ text = '' }) => text).join('')

/** Neither words nor a source nor a picture. */
const isBlank = ({ type, text, content = [] }: DocumentNode): boolean =>
  text === undefined && type !== 'sourceCall' && type !== 'picture' && content.every(isBlank)

/** An empty paragraph is air that the page does not show; a figure, a step or a row in which nothing is written is none yet. */
const isEmpty = (piece: DocumentNode): boolean =>
  piece.type === 'paragraph' ? !piece.content : ['stat', 'step', 'tableRow'].includes(piece.type) && isBlank(piece)

const writeAll = (pieces: readonly DocumentNode[] = []): RootContent[] =>
  pieces.filter((piece) => !isEmpty(piece)).map(writePiece)

function writeList({ type, content = [], attrs }: DocumentNode): RootContent {
  const children = content.map((item): ListItem => {
    const inner = writeAll(item.content)
    // A list within an item needs no empty line before it.
    const spread = inner.slice(1).some((one) => one.type !== 'list')
    return { type: 'listItem', spread, children: inner as ListItem['children'] }
  })
  return { type: 'list', ordered: type === 'orderedList', start: Number(attrs?.start ?? 1), spread: false, children }
}

function writeBlockPiece(name: ArticleBlock, piece: DocumentNode): RootContent {
  const { holds, title } = blocksByName[name]
  const { content = [], attrs = {} } = piece
  const label = title === undefined ? [] : writeWords(content[0] ?? piece)
  const head = label.length > 0 ? [{ type: 'paragraph', data: { directiveLabel: true }, children: label }] : []
  const toDirective = (pieces: readonly RootContent[], attributes = {}): RootContent => ({
    type: 'containerDirective',
    name,
    attributes,
    children: [...head, ...pieces] as never,
  })
  switch (holds) {
    case 'text':
    case 'table':
      return toDirective(writeAll(title === undefined ? content : content.slice(1)))
    case 'sentence':
      return toDirective(writeAll([{ ...piece, type: 'paragraph' }]))
    case 'list':
      return toDirective([writeList(piece)])
    case 'figures':
      return toDirective([writeList({ ...piece, content: content.filter((stat) => !isEmpty(stat)).map(writeStat) })])
    case 'steps':
      return toDirective(content.filter((step) => !isEmpty(step)).flatMap(writeStep))
    case 'meaning': {
      const [term, spoken, meaning] = content
      const [word = '', say = ''] = [term, spoken].map((one) => one && plainOf(one))
      return toDirective(writeAll(meaning?.content), { word, say, ...(attrs.lang ? { lang: String(attrs.lang) } : {}) })
    }
    default:
      return holds satisfies never
  }
}

function writePiece(piece: DocumentNode): RootContent {
  const { type, content = [], attrs = {} } = piece
  const name = blockOf(type)
  if (name) return writeBlockPiece(name, piece)
  switch (type) {
    case 'paragraph':
      return { type, children: writeWords(piece) }
    case 'heading':
      return { type: 'heading', depth: attrs.level === 3 ? 3 : 2, children: writeWords(piece) }
    case 'picture': {
      const image = { type: 'image' as const, url: String(attrs.name), alt: String(attrs.description) }
      return { type: 'paragraph', children: [image] }
    }
    case 'bulletList':
    case 'orderedList':
      return writeList(piece)
    case 'blockquote':
      return { type: 'blockquote', children: writeAll(content) as never }
    case 'codeBlock':
      return { type: 'code', lang: (attrs.language as string | null) ?? null, value: plainOf(piece) }
    case 'table':
      return {
        type: 'table',
        // The first row is the head, which a table has.
        children: content
          .filter((row, index) => index === 0 || !isEmpty(row))
          .map((row) => ({
            type: 'tableRow',
            children: (row.content ?? []).map(({ content: [words = { type: 'paragraph' }] = [] }) => ({
              type: 'tableCell',
              children: writeWords(words),
            })),
          })),
      }
    default:
      throw new Error(`no Markdown for ${type}`)
  }
}

const bold = (piece: DocumentNode): DocumentNode => ({
  ...piece,
  marks: [...(piece.marks ?? []).filter(({ type }) => type !== 'bold'), { type: 'bold' }],
})

/** A figure as the item of a list: its words in bold, then what it counts. */
function writeStat({ content: [figure, words] = [] }: DocumentNode): DocumentNode {
  const space: DocumentNode = { type: 'text', text: ' ' }
  const figures = (figure?.content ?? []).map(bold)
  const line = [...figures, ...(figures.length > 0 ? [space] : []), ...(words?.content ?? [])]
  return { type: 'listItem', content: [{ type: 'paragraph', content: line }] }
}

function writeStep({ content: [when, title, ...pieces] = [] }: DocumentNode): RootContent[] {
  // A dash between two spaces is the one before the title.
  const time = when?.content && plainOf(when).replace(/ +[–—-](?: +|$)/g, '–')
  const lead: DocumentNode[] = time ? [{ type: 'text', text: `${time} – ` }] : []
  const head = { type: 'heading', attrs: { level: 3 }, content: [...lead, ...(title?.content ?? [])] }
  return [writePiece(head), ...writeAll(pieces)]
}

function writeSource({ attrs = {}, ...piece }: DocumentNode): RootContent {
  const label = String(attrs.label)
  const children = writeAll([{ ...piece, type: 'paragraph' }])
  return { type: 'footnoteDefinition', identifier: label.toLowerCase(), label, children: children as never }
}

/** Sources that a piece calls: without them its calls would be read as words. */
function listCalls({ type, attrs, content = [] }: DocumentNode): string[] {
  return type === 'sourceCall' ? [String(attrs?.label)] : content.flatMap(listCalls)
}

const address = /https?:\/\/[^\s<>]+|www\.[^\s<>]+/

/** Addresses in a text as they are, not as a text that could be mistaken for something else. */
function leaveAddresses(tree: Root): void {
  visit(tree, 'text', ({ value }, index = 0, parent) => {
    const parts = value.split(new RegExp(`(${address.source})`))
    if (parts.length === 1 || !parent) return
    const pieces = parts.map((part): PhrasingContent => ({ type: address.test(part) ? 'html' : 'text', value: part }))
    parent.children.splice(index, 1, ...pieces.filter((piece) => 'value' in piece && piece.value !== ''))
  })
}

const toTree = (piece: DocumentNode): Root => ({
  type: 'root',
  children: piece.type === 'source' ? [writeSource(piece)] : writeAll([piece]),
})

/** A piece with every sign behind a backslash that could be taken for something else. */
const writeCarefully = (piece: DocumentNode): string => markdown.stringify(toTree(piece)).trimEnd()

/** The one piece that a text is read as, or nothing. */
function readOne(text: string, { type }: DocumentNode): DocumentNode | undefined {
  const read = readDocument(text)
  if ('line' in read) return undefined
  const pieces = type === 'source' ? (read.content?.at(-1)?.content ?? []) : (read.content ?? [])
  const own = pieces.filter((piece) => piece.type === type)
  return own.length === 1 && pieces.every((piece) => piece.type === type || piece.type === 'sources')
    ? own[0]
    : undefined
}

function write(piece: DocumentNode): string {
  const careful = writeCarefully(piece)
  if (!careful.includes('\\:') && !address.test(careful)) return careful
  const tree = toTree(piece)
  leaveAddresses(tree)
  const bare = markdown.stringify(tree).trimEnd().replaceAll('\\:', ':')
  const described = listCalls(piece).map((label) => `\n\n[^${label}]: ${label}`)
  const read = readOne(bare + described.join(''), piece)
  return read && writeCarefully(read) === careful ? bare : careful
}

/**
 * A piece of the document, as a file holds it. Addresses and colons stay as they were typed wherever they are read as
 * nothing else: `14:30`, `site:example.de`, `https://…`.
 */
export const writeBlock = (piece: DocumentNode): string =>
  piece.type === 'sources' ? (piece.content ?? []).map(write).join('\n') : write(piece)

/** The Markdown of an article's text, in the one form that files have. */
export function writeDocument({ content = [] }: DocumentNode): string {
  const blocks = content.map(writeBlock).filter((text) => text !== '')
  return blocks.length > 0 ? `${blocks.join('\n\n')}\n` : ''
}
