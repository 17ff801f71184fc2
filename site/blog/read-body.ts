import type { FootnoteDefinition, RootContent } from 'mdast'
import { markdownToMdast } from 'satteri'
import type { ArticleBody, Block, BodyLink, Inline, Source } from './article-body.ts'
import { type Fence, readFences, readMark } from './fences.ts'
import { toSlug } from './fold-text.ts'
import { readBlocks } from './read-blocks.ts'
import { readHouseBlock } from './read-house-block.ts'
import { readInlines } from './read-inline.ts'
import { linkSource } from './read-source.ts'

/** What the blocks of one text share while it is read. */
export type BodyReading = Parameters<typeof readInlines>[1] & {
  /** An address within the page for a heading; no two are the same, nor one of the page's own. */
  toId: (text: string) => string
  /** Level of the last heading; a text begins under the page's title. */
  level: number
}

/** Names that stand in the page around the text (`site/layouts`, `site/sections`). */
const taken = ['contenu', 'sommaire', 'menu', 'languages', 'cta', 'sources', 'suite', 'formulaire', 'mk']

/** A house block with the Markdown within it, or a piece of Markdown between two of them. */
type Part = { fence?: Fence; nodes: RootContent[] }

function splitAtFences(nodes: readonly RootContent[], fences: readonly Fence[]): Part[] {
  const parts: Part[] = [{ nodes: [] }]
  for (const node of nodes) {
    const mark = node.type === 'html' ? readMark(node.value) : undefined
    if (mark === undefined) {
      parts.at(-1)?.nodes.push(node)
      continue
    }
    const fence = mark === 'end' ? undefined : fences[mark]
    parts.push({ ...(fence && { fence }), nodes: [] })
  }
  return parts
}

/**
 * Reads the text of an article: Markdown and the blocks of the house, nothing else.
 * @param bodyLine line of the file on which the text begins
 * @param complain gets the line of the file and a sentence for everything that cannot be printed
 */
export function readBody(
  body: string,
  bodyLine: number,
  complain: (line: number, sentence: string) => void,
): ArticleBody {
  const { text, fences, lines } = readFences(body, bodyLine, complain)
  const tree = markdownToMdast(text, { features: { frontmatter: false } })
  if (tree.type !== 'root') throw new Error(`satteri answered with a ${tree.type}`)
  const nodes = tree.children as RootContent[]

  const definitions = new Map<string, FootnoteDefinition>()
  for (const node of nodes) if (node.type === 'footnoteDefinition') definitions.set(node.identifier, node)
  const numbers = new Map<string, { number: number; calls: number }>()
  const ids = new Set(taken)
  const links: BodyLink[] = []
  const reading: BodyReading = {
    complain,
    links,
    level: 1,
    lineOf: ({ position }) => lines[(position?.start.line ?? 1) - 1] ?? bodyLine,
    sourceNumber: (name) => {
      const known = numbers.get(name) ?? { number: numbers.size + 1, calls: 0 }
      known.calls += 1
      numbers.set(name, known)
      return { number: known.number, call: known.calls }
    },
    toId: (heading) => {
      const base = toSlug(heading) || 'partie'
      let id = base
      for (let count = 2; ids.has(id); count += 1) id = `${base}-${count}`
      ids.add(id)
      return id
    },
  }

  const content = nodes.filter(({ type }) => type !== 'footnoteDefinition')
  const blocks = splitAtFences(content, fences).flatMap(({ fence, nodes: part }): Block[] =>
    fence ? readHouseBlock(fence, part, reading) : readBlocks(part, reading),
  )
  return { blocks, sources: readSources(definitions, numbers, reading), links }
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
        `la source « ${definition.label ?? name} » n’est appelée nulle part ; appelez-la dans le texte, ou retirez-la.`,
      )
  }
  return [...numbers].flatMap(([name, { number, calls }]): Source[] => {
    const definition = definitions.get(name)
    const [first, ...others] = definition?.children ?? []
    if (!definition || first?.type !== 'paragraph' || others.length > 0) {
      const line = definition ? reading.lineOf(definition) : 1
      reading.complain(line, `la source « ${name} » tient en un paragraphe ; écrivez-la sur une ligne.`)
      return []
    }
    // Addresses of sources are not among the links of the text.
    const children: Inline[] = readInlines(first.children, { ...reading, links: [], linksAddresses: true })
    return [{ number, calls, children: linkSource(children) }]
  })
}
