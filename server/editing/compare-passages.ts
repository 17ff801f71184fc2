import type { Nodes } from 'mdast'
import type { ChangedPart } from '../../contract/api/admin-contents.ts'
import { type ArticleBlock, articleBlocks } from '../../contract/content/article.ts'
import { markdown } from '../../contract/content/article-text/markdown.ts'
import { findRefusal } from '../../contract/content/readable-text.ts'
import { pairParts } from './pair-parts.ts'

/** A block of an article, or plain Markdown. */
type PassageKind = ArticleBlock | 'paragraph' | 'heading' | 'list' | 'quote' | 'picture' | 'source'

/** A paragraph, an entry of a list, a row of a table: what is read as one. */
type Passage = {
  /** On which it begins, from 1. */
  line: number
  kind: PassageKind
  /** The heading above it. */
  heading: string
  text: string
  /** The same with what is no word: where links lead, which picture stands there, that a source is called. */
  spelled: string
  /** Changes with anything that is written of it. */
  key: string
}

function wordsOf(node: Nodes, isSpelled: boolean): string {
  const words = 'children' in node ? node.children.map((child) => wordsOf(child, isSpelled)).join('') : ''
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'code':
    case 'html':
      return node.value
    case 'break':
      return ' '
    case 'image':
      return isSpelled ? `${node.alt} (${node.url})` : (node.alt ?? '')
    case 'link':
      return isSpelled ? `${words} (${node.url})` : words
    case 'footnoteReference':
      return isSpelled ? ' (source)' : ''
    default:
      return words
  }
}

const say = (node: object): string => JSON.stringify(node, (key, value) => (key === 'position' ? undefined : value))
const onOneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ').trim()

/** The passages of a text in their order. Of one that is too heavy to be read there are none. */
export function listPassages(body: string): Passage[] {
  if (findRefusal(body, 'markdown')) return []
  const passages: Passage[] = []
  let heading = ''

  function add(kind: PassageKind, nodes: readonly Nodes[], between = ''): void {
    const [text = '', spelled = ''] = [false, true].map((isSpelled) =>
      onOneLine(nodes.map((node) => wordsOf(node, isSpelled)).join(between)),
    )
    const line = nodes[0]?.position?.start.line ?? 1
    const key = `${kind} ${onOneLine(say(nodes).replaceAll('\\n', '\n'))}`
    passages.push({ line, kind, heading, text, spelled, key })
  }

  function walk(node: Nodes, kind?: PassageKind): void {
    const through = (next = kind): void => {
      if ('children' in node) for (const child of node.children) walk(child, next)
    }
    switch (node.type) {
      case 'heading':
        add(kind ?? 'heading', [node])
        heading = passages.at(-1)?.text ?? ''
        break
      case 'paragraph':
        add(node.children.every(({ type }) => type === 'image') ? 'picture' : (kind ?? 'paragraph'), [node])
        break
      case 'list':
        through(kind ?? 'list')
        break
      case 'blockquote':
        through(kind ?? 'quote')
        break
      case 'footnoteDefinition':
        through('source')
        break
      case 'table':
        for (const row of node.children) add('table', row.children, ' · ')
        break
      case 'containerDirective':
      case 'leafDirective': {
        const { word, say: spoken } = node.attributes ?? {}
        const name = articleBlocks.find((one) => one === node.name) ?? 'paragraph'
        const { position } = node
        if (word) add(name, [{ type: 'text', value: spoken ? `${word} (${spoken})` : word, position }])
        through(name)
        break
      }
      case 'root':
      case 'listItem':
        through()
        break
      default:
        add(kind ?? 'paragraph', [node])
    }
  }

  walk(markdown.parse(body))
  return passages
}

/** The passages that differ between two texts of an article, each called by the heading above it. */
export function comparePassages(before: string, after: string): ChangedPart[] {
  const pairs = pairParts(
    listPassages(before),
    listPassages(after),
    ({ key }) => key,
    ({ text }) => text,
  )
  return pairs.flatMap(([one, other]): ChangedPart[] => {
    const shown = other ?? one
    if (!shown) return []
    const isSpelled = one?.text === other?.text
    const textOf = (passage: Passage | undefined) => (passage && (isSpelled ? passage.spelled : passage.text)) ?? null
    const names = shown.kind === 'source' || shown.heading === '' ? [] : [shown.heading]
    return [
      { names: shown.kind === 'heading' ? [] : names, passage: shown.kind, before: textOf(one), after: textOf(other) },
    ]
  })
}
