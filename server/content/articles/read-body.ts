import type { Nodes, Root } from 'hast'
import type { Root as MarkdownRoot, RootContent } from 'mdast'
import rehypeSanitize, { type Options as Schema } from 'rehype-sanitize'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { type ArticleBody, blockElements, type Tree } from '../../../contract/content/article.ts'
import { markdown } from '../../../contract/content/article-text/markdown.ts'
import { toDocument } from '../../../contract/content/article-text/read-document.ts'
import { findRefusal } from '../../../contract/content/readable-text.ts'
import type { Locale } from '../../../contract/locales.ts'
import { type Complain, type Explained, notAsExpected, refusals } from '../complaint.ts'
import type { FoundPicture } from '../find-picture.ts'
import { toHandlers } from './blocks.ts'
import { readLanguages } from './languages.ts'
import { readPictures } from './pictures.ts'
import { lineOf, type Reading } from './reading.ts'
import { linkAddresses, listLinks, readSources } from './sources.ts'
import { setTypography } from './typography.ts'

/** All that the tree of an article may hold; what is not named here never reaches a page. */
const schema: Schema = {
  tagNames: [
    ...['p', 'h2', 'h3', 'ul', 'ol', 'li', 'div', 'span', 'blockquote', 'pre', 'code', 'img'],
    ...['section', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'dl', 'dt', 'dd', 'dfn'],
    ...['a', 'b', 'br', 'em', 'i', 'strong', 'sup'],
    ...Object.keys(blockElements),
  ],
  attributes: {
    '*': ['id', 'lang'],
    a: ['href'],
    img: ['src', 'alt'],
    ol: ['start'],
    section: ['ariaLabelledBy'],
    th: ['scope'],
    td: ['dataLabel'],
    dt: ['say'],
    sup: ['number', 'call'],
  },
  protocols: { href: ['http', 'https', 'mailto'] },
  // Ids are those of `blocks.ts`, which gives out none that the page has.
  clobber: [],
}

/** A tree as small as it can be: without the places in the file, and the line breaks between elements. */
function withoutWeight(tree: Root): Tree {
  visit(tree, (node: Nodes) => {
    delete node.position
    if ('children' in node)
      node.children = node.children.filter((child) => child.type !== 'text' || child.value !== '\n') as never
  })
  return tree as Tree
}

/** The line on which a block begins that nothing closes. */
function findOpenBlock(piece: RootContent, lines: readonly string[]): number | undefined {
  let open: number | undefined
  visit(piece, 'containerDirective', ({ position }) => {
    const { start, end } = position ?? {}
    const isClosed = start?.line !== end?.line && /^[\s>]*:{3,}\s*$/.test(lines[(end?.line ?? 0) - 1] ?? '')
    if (!isClosed) open ??= start?.line
  })
  return open
}

/**
 * Reads the text of an article: Markdown, footnotes and directives (`:::note`, `:de[Impressum]`).
 * @param body its lines are counted as those of the file
 * @param complain gets everything that cannot be printed, in the order of lines; where a piece is not as an editor writes
 *   it, that alone: it is left out, and much of the rest would follow from it
 */
export function readBody(
  body: string,
  locale: Locale,
  complain: Complain,
  pictures: ReadonlyMap<string, FoundPicture> = new Map(),
): ArticleBody {
  const refusal = findRefusal(body, 'markdown')
  if (refusal) {
    const { problem, remedy } = refusals[refusal.kind]
    complain(refusal.line, problem, remedy)
    return { tree: { type: 'root', children: [] }, sources: [], links: [], pictures: [] }
  }
  const read = markdown.parse(body) as MarkdownRoot
  const lines = body.split('\n')
  const faults: ({ line: number } & Explained)[] = []
  read.children = read.children.filter((piece) => {
    const document = toDocument({ type: 'root', children: [piece] })
    const open = findOpenBlock(piece, lines)
    if (open !== undefined)
      faults.push({ line: open, ...notAsExpected('ce bloc', 'il se ferme par une ligne « ::: »') })
    else if ('line' in document) faults.push({ line: document.line, ...notAsExpected() })
    return 'type' in document
  })
  const complaints: Parameters<Complain>[] = []
  const reading: Reading = {
    locale,
    complain: (node, problem, remedy) => void complaints.push([lineOf(node), problem, remedy]),
    pictures,
    sources: [],
    links: [],
    shown: new Set(),
  }
  const written = unified()
    .use(readPictures, reading)
    .use(readLanguages, reading)
    .use(linkAddresses)
    .use(setTypography, reading)
    .use(readSources, reading)
    .runSync(read) as MarkdownRoot
  const toHast = unified()
    .use(remarkRehype, { handlers: toHandlers(reading) })
    .use(rehypeSanitize, schema)
  const tree = withoutWeight(toHast.runSync(written) as Root)
  const sources = reading.sources.map((source) => {
    const words = toHast.runSync({ type: 'root', children: source.children } as MarkdownRoot) as Root
    return { ...source, children: withoutWeight(words).children }
  })
  for (const { line, problem, remedy } of faults) complain(line, problem, remedy)
  if (faults.length === 0) for (const complaint of complaints.sort(([a], [b]) => a - b)) complain(...complaint)
  return { tree, sources, links: [...listLinks(written), ...reading.links], pictures: [...reading.shown] }
}
