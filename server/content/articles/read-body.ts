import type { FootnoteDefinition } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { ArticleBody, BodyLink, Source } from '../../../contract/content/article-body.ts'
import { toSlug } from '../../../contract/fold-text.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { FoundPicture } from '../find-picture.ts'
import { isReadable } from './check-weight.ts'
import type { Complain } from './complain.ts'
import { readBlocks } from './read-blocks.ts'
import { readInlines } from './read-inline.ts'
import { linkSource, readCheckDay } from './read-source.ts'
import type { BodyReading } from './reading.ts'
import { restoreText } from './restore-text.ts'

/** Names that stand in the page around the text (`site/shared`, `site/features/blog`). */
const taken = ['contenu', 'sommaire', 'menu', 'languages', 'call-to-action', 'sources', 'suite', 'formulaire', 'mark']

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkDirective)

/** Gives out addresses within a page. */
function toIdGiver(): (heading: string) => string {
  const ids = new Set(taken)
  return (heading) => {
    const base = toSlug(heading) || 'partie'
    let id = base
    for (let count = 2; ids.has(id); count += 1) id = `${base}-${count}`
    ids.add(id)
    return id
  }
}

/**
 * Reads the text of an article: Markdown, footnotes and directives (`:::note`, `:de[Impressum]`).
 * @param body its lines are counted as those of the file
 * @param complain gets everything that cannot be printed
 */
export function readBody(
  body: string,
  locale: Locale,
  complain: Complain,
  pictures: ReadonlyMap<string, FoundPicture> = new Map(),
): ArticleBody {
  if (!isReadable(body, complain)) return { blocks: [], sources: [], links: [], pictures: [] }
  const tree = markdown.parse(body)
  restoreText(tree)
  const definitions = new Map<string, FootnoteDefinition>()
  const numbers = new Map<string, { number: number; calls: number }>()
  const links: BodyLink[] = []
  const lines = body.split('\n')
  const reading: BodyReading = {
    locale,
    complain,
    links,
    pictures,
    shown: new Set(),
    level: 1,
    lineOf: ({ position }) => position?.start.line ?? 1,
    isClosed: ({ position }) =>
      position !== undefined &&
      position.end.line > position.start.line &&
      /^[\s>]*:{3,}\s*$/.test(lines[position.end.line - 1] ?? ''),
    sourceNumber: (name) => {
      const known = numbers.get(name) ?? { number: numbers.size + 1, calls: 0 }
      known.calls += 1
      numbers.set(name, known)
      return { number: known.number, call: known.calls }
    },
    toId: toIdGiver(),
    readBlocks: (nodes) => readBlocks(nodes, reading),
  }
  for (const node of tree.children) {
    if (node.type !== 'footnoteDefinition') continue
    if (definitions.has(node.identifier))
      complain(reading.lineOf(node), `la source « ${node.label} » est décrite deux fois`, 'Gardez-en une')
    definitions.set(node.identifier, node)
  }
  const blocks = readBlocks(
    tree.children.filter(({ type }) => type !== 'footnoteDefinition'),
    reading,
  )
  return { blocks, sources: readSources(definitions, numbers, reading), links, pictures: [...reading.shown] }
}

function readSources(
  definitions: ReadonlyMap<string, FootnoteDefinition>,
  numbers: ReadonlyMap<string, { number: number; calls: number }>,
  reading: BodyReading,
): Source[] {
  for (const [name, definition] of definitions) {
    if (!numbers.has(name))
      reading.complain(
        reading.lineOf(definition),
        `la source « ${definition.label ?? name} » n’est appelée nulle part`,
        'Appelez-la dans le texte, ou retirez-la',
      )
  }
  return [...numbers].flatMap(([name, { number, calls }]): Source[] => {
    const definition = definitions.get(name)
    const [first, ...others] = definition?.children ?? []
    if (!definition || first?.type !== 'paragraph' || others.length > 0) {
      const line = definition ? reading.lineOf(definition) : 1
      reading.complain(line, `la source « ${name} » ne tient pas en un paragraphe`, 'Écrivez-la sur une ligne')
      return []
    }
    const links: BodyLink[] = []
    const children = readInlines(first.children, { ...reading, links, linksAddresses: true })
    // An address of mail that stands bare is a link, too.
    reading.links.push(...links.filter(({ href }) => !href.startsWith('mailto:')))
    const checkedOn = readCheckDay(children, reading.locale)
    const line = reading.lineOf(definition)
    return [{ number, calls, line, ...(checkedOn !== undefined && { checkedOn }), children: linkSource(children) }]
  })
}
