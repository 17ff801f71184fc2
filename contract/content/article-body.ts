import type { ElementContent, Nodes, Root } from 'hast'
import { visit } from 'unist-util-visit'
import { toPlainName } from './article-blocks.ts'

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

/** A source at the end of an article. */
export type Source = {
  number: number
  /** How often the text names it. */
  calls: number
  /** Line of the file on which it is described. */
  line: number
  /** Day on which it was last checked that it says what the text says, `YYYY-MM-DD`; of several, the first. */
  checkedOn?: string
  children: ElementContent[]
}

/** A link of the text with the line it stands on. */
export type BodyLink = { href: string; line: number }

/** What is printed: HTML, and an element of its own for each block, `<note>` or `<roadmap>`. */
export type Tree = Root & { children: ElementContent[] }

/** An article's text, as `server/content/articles` reads it: plain JSON, which is kept and printed. */
export type ArticleBody = {
  /** Its words are set by the rules of their language. */
  tree: Tree
  sources: Source[]
  links: BodyLink[]
  /** Each once, in the order of the text; an `<img>` names its `path`. */
  pictures: Picture[]
}

/** Elements whose parts stand below each other; the parts of all others make one line. */
const stacked = new Set([
  ...['root', 'ul', 'ol', 'li', 'div', 'blockquote', 'section', 'table', 'thead', 'tbody', 'tr', 'dl', 'dd', 'figure'],
])

/** Words as they are read, each line on its own: without marks, calls of sources and pictures. */
export function toText(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (!('children' in node)) return ''
  const name = 'tagName' in node ? toPlainName(node.tagName) : node.type
  return name === 'br' ? ' ' : node.children.map(toText).join(stacked.has(name) ? '\n' : '')
}

/** The headings of the text, in order. Steps of a roadmap are headings too. */
export function listHeadings(tree: Root): { level: 2 | 3; id: string; text: string }[] {
  const headings: { level: 2 | 3; id: string; text: string }[] = []
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'h2' && node.tagName !== 'h3') return
    headings.push({ level: node.tagName === 'h2' ? 2 : 3, id: String(node.properties.id), text: toText(node) })
  })
  return headings
}
