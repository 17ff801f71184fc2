import type { List, ListItem, Paragraph, PhrasingContent, Root, RootContent, Table } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { isLocale } from '../../locales.ts'
import { articleBlocks, blocksByName } from '../article.ts'
import { findRefusal } from '../readable-text.ts'
import { type DocumentMark, type DocumentNode, markNames, node, toBlock, toHead } from './document.ts'
import { markdown } from './markdown.ts'

/** Thrown at a piece of Markdown that the document has no place for. */
class NoPlace extends Error {
  readonly piece: RootContent
  constructor(piece: RootContent) {
    super(`no place for ${piece.type}`)
    this.piece = piece
  }
}

const refuse = (piece: RootContent): never => {
  throw new NoPlace(piece)
}

/** What the words of another language may hold: a line break and a source are for the loader to complain of. */
const inForeign = ['text', 'break', 'footnoteReference']

/** The words of a line; a line break of the file is a space. */
function readWords(nodes: readonly PhrasingContent[], marks: readonly DocumentMark[] = []): DocumentNode[] {
  // ProseMirror keeps marks in the order of its schema.
  const within = (mark: DocumentMark): DocumentMark[] =>
    [...marks.filter(({ type }) => type !== mark.type), mark].sort(
      (one, other) => markNames.indexOf(one.type) - markNames.indexOf(other.type),
    )
  const withMarks = (piece: DocumentNode, own = marks): DocumentNode => ({
    ...piece,
    ...(own.length > 0 && { marks: [...own] }),
  })
  const toText = (value: string, own = marks): DocumentNode[] =>
    value === '' ? [] : [withMarks({ type: 'text', text: value.replace(/[ \t]*\n[ \t]*/g, ' ') }, own)]
  return nodes.flatMap((piece): DocumentNode[] => {
    switch (piece.type) {
      case 'text':
        return toText(piece.value)
      case 'strong':
        return readWords(piece.children, within({ type: 'bold' }))
      case 'emphasis':
        return readWords(piece.children, within({ type: 'italic' }))
      case 'inlineCode':
        return toText(piece.value, within({ type: 'code' }))
      case 'break':
        return [withMarks(node('hardBreak'))]
      case 'footnoteReference':
        return [withMarks(node('sourceCall', [], { label: piece.label ?? piece.identifier }))]
      case 'link':
        return readWords(piece.children, within({ type: 'link', attrs: { href: piece.url } }))
      case 'textDirective': {
        const { name, children } = piece
        if (!isLocale(name) || children.some(({ type }) => !inForeign.includes(type))) return refuse(piece)
        return readWords(children, within({ type: 'foreign', attrs: { lang: name } }))
      }
      default:
        return refuse(piece)
    }
  })
}

/** Pieces that must hold at least a paragraph, which may be empty. */
const orParagraph = (pieces: readonly DocumentNode[]): readonly DocumentNode[] =>
  pieces.length > 0 ? pieces : [node('paragraph')]

/** What may stand within a list, a quotation or a block: no heading, no block. */
function readPlain(pieces: readonly RootContent[]): readonly DocumentNode[] {
  return pieces.map((piece): DocumentNode => {
    switch (piece.type) {
      case 'paragraph': {
        const [image, ...others] = piece.children
        if (image?.type === 'image' && others.length === 0)
          return node('picture', [], { name: image.url, description: image.alt ?? '' })
        return node('paragraph', readWords(piece.children))
      }
      case 'list':
        return piece.ordered
          ? node('orderedList', readItems(piece), { start: piece.start ?? 1 })
          : node('bulletList', readItems(piece))
      case 'blockquote':
        return node('blockquote', orParagraph(readPlain(piece.children)))
      case 'code':
        return node('codeBlock', piece.value ? [{ type: 'text', text: piece.value }] : [], {
          language: piece.lang ?? null,
        })
      case 'table':
        return readTable(piece)
      default:
        return refuse(piece)
    }
  })
}

function readItem({ children }: ListItem): DocumentNode {
  // A list item of the editor begins with a paragraph.
  const pieces = readPlain(children)
  return node('listItem', pieces[0]?.type === 'paragraph' ? pieces : [node('paragraph'), ...pieces])
}

const readItems = (list: List): DocumentNode[] => list.children.map(readItem)

function readTable(table: Table): DocumentNode {
  const columns = table.children[0]?.children.length
  const rows = table.children.map((line, row) => {
    const { children } = line
    if (children.length !== columns) refuse(line)
    const type = row === 0 ? 'tableHeader' : 'tableCell'
    return node(
      'tableRow',
      children.map((cell) => node(type, [node('paragraph', readWords(cell.children))])),
    )
  })
  return node('table', rows)
}

/** A figure of `stats`: its words in bold, then what it counts. */
function readStat(item: ListItem, list: List): DocumentNode {
  const [first, ...others] = item.children
  if ((first && first.type !== 'paragraph') || others.length > 0) return refuse(list)
  const line = first?.children ?? []
  // One that is being written may have no figure yet.
  const [figure] = line[0]?.type === 'strong' ? [line[0]] : []
  const text = readWords(figure ? line.slice(1) : line)
  const [lead] = text
  if (lead?.text !== undefined) lead.text = lead.text.trimStart()
  return node('stat', [
    node('statFigure', readWords(figure?.children ?? [])),
    node(
      'statText',
      text.filter((piece) => piece.text !== ''),
    ),
  ])
}

/** The steps of `roadmap`: each begins with `### Jours 1 à 30 – Son titre`. */
function readSteps(pieces: readonly RootContent[], directive: ContainerDirective): DocumentNode[] {
  const steps: { head: DocumentNode[]; pieces: RootContent[] }[] = []
  for (const piece of pieces) {
    if (piece.type !== 'heading') {
      const last = steps.at(-1) ?? refuse(directive)
      last.pieces.push(piece)
      continue
    }
    if (piece.depth !== 3) return refuse(piece)
    const [first, ...rest] = piece.children
    const [, when, title = ''] = (first?.type === 'text' && /^(.+?) [–—-](?: |$)([\s\S]*)$/.exec(first.value)) || []
    // One that is being written may not say yet when it is.
    const words = readWords(when === undefined ? piece.children : [{ type: 'text', value: title }, ...rest])
    const whenWords: DocumentNode[] = when === undefined ? [] : [{ type: 'text', text: when }]
    steps.push({ head: [node('stepWhen', whenWords), node('stepTitle', words)], pieces: [] })
  }
  return steps.map(({ head, pieces: inner }) => node('step', [...head, ...readPlain(inner)]))
}

const onlyOne = (pieces: readonly RootContent[], directive: ContainerDirective): RootContent =>
  pieces.length === 1 && pieces[0] ? pieces[0] : refuse(directive)

/** A block between `:::name` and `:::`. */
function readBlock(directive: ContainerDirective): DocumentNode {
  const { attributes, children } = directive
  const name = articleBlocks.find((one) => one === directive.name) ?? refuse(directive)
  const { holds, title } = blocksByName[name]
  const [first] = children
  const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined
  const pieces = label ? children.slice(1) : children
  const { word, say, lang, ...unknown } = attributes ?? {}
  const isPlain = word === undefined && say === undefined && lang === undefined
  if (Object.keys(unknown).length > 0 || (holds !== 'meaning' && !isPlain)) refuse(directive)
  if (label && title === undefined) refuse(directive)
  const head = toHead(name, readWords((label ?? { children: [] as Paragraph['children'] }).children))
  const toWords = (value: string | null | undefined): DocumentNode[] => (value ? [{ type: 'text', text: value }] : [])
  // One that is being written may hold nothing yet.
  if (pieces.length === 0 && holds !== 'meaning') return toBlock(name, head)
  switch (holds) {
    case 'text':
      return toBlock(name, head, readPlain(pieces))
    case 'sentence': {
      const only = onlyOne(pieces, directive)
      return only.type === 'paragraph' ? toBlock(name, head, readWords(only.children)) : refuse(directive)
    }
    case 'list':
    case 'figures': {
      const list = onlyOne(pieces, directive)
      if (list.type !== 'list' || list.ordered) return refuse(directive)
      const read = holds === 'list' ? readItem : readStat
      const items = list.children.map((item) => read(item, list))
      return toBlock(name, head, items)
    }
    case 'table': {
      const table = onlyOne(pieces, directive)
      return table.type === 'table' ? toBlock(name, head, [readTable(table)]) : refuse(directive)
    }
    case 'meaning': {
      if (lang && !isLocale(lang)) refuse(directive)
      const meaning = node('meaning', orParagraph(readPlain(pieces)))
      return node(name, [node('term', toWords(word)), node('spoken', toWords(say)), meaning], { lang: lang ?? null })
    }
    case 'steps':
      return toBlock(name, head, readSteps(pieces, directive))
    default:
      return holds satisfies never
  }
}

function readPiece(piece: RootContent): readonly DocumentNode[] {
  if (piece.type === 'containerDirective') return [readBlock(piece)]
  if (piece.type !== 'heading') return readPlain([piece])
  if (piece.depth !== 2 && piece.depth !== 3) refuse(piece)
  return [node('heading', readWords(piece.children), { level: piece.depth })]
}

/** A source, which stands in one paragraph. */
function readSource(piece: RootContent): DocumentNode[] {
  if (piece.type !== 'footnoteDefinition') return []
  const [first, ...others] = piece.children
  if ((first && first.type !== 'paragraph') || others.length > 0) refuse(piece)
  return [node('source', first?.type === 'paragraph' ? readWords(first.children) : [], { label: piece.label })]
}

/**
 * The document of an article's text. Sources stand at its end, wherever the file describes them.
 * @param tree what `markdown` has read
 * @returns the line of the first piece that the editor cannot show, where there is one: then the text is edited as it is
 */
export function toDocument({ children }: Root): DocumentNode | { line: number } {
  try {
    const pieces = children.filter(({ type }) => type !== 'footnoteDefinition').flatMap(readPiece)
    const sources = children.flatMap(readSource)
    return node('doc', [...orParagraph(pieces), ...(sources.length > 0 ? [node('sources', sources)] : [])])
  } catch (error) {
    if (error instanceof NoPlace) return { line: error.piece.position?.start.line ?? 1 }
    throw error
  }
}

/** The same of a text that is still to be read, if it may be read at all. */
export function readDocument(body: string): DocumentNode | { line: number } {
  const refusal = findRefusal(body, 'markdown')
  if (refusal) return { line: refusal.line }
  return toDocument(markdown.parse(body) as Root)
}
