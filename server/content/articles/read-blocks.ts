import type { Paragraph, PhrasingContent, RootContent } from 'mdast'
import { type Block, toText } from '../../../contract/content/article-body.ts'
import { readDirective } from './read-directive.ts'
import { readInlines } from './read-inline.ts'
import { readPicture } from './read-picture.ts'
import { readTable } from './read-table.ts'
import type { BodyReading } from './reading.ts'

/** A paragraph; one that is a single piece of another language carries the language itself. */
function readParagraph({ children: nodes }: Paragraph, reading: BodyReading): Block[] {
  const [node] = nodes
  if (node?.type === 'image' && nodes.length === 1) return readPicture(node, reading)
  const children = readInlines(nodes, reading)
  const [only, ...others] = children
  if (only?.kind !== 'foreign' || others.length > 0) return [{ kind: 'paragraph', children }]
  return [{ kind: 'paragraph', lang: only.lang, children: [{ kind: 'text', text: only.text }] }]
}

function readHeading(
  {
    depth: level,
    children: nodes,
    ...node
  }: { depth: number; children: PhrasingContent[] } & Parameters<BodyReading['lineOf']>[0],
  reading: BodyReading,
): Block[] {
  const say = (problem: string, remedy: string) => reading.complain(reading.lineOf(node), problem, remedy)
  const children = readInlines(nodes, reading)
  const text = toText(children)
  if (level !== 2 && level !== 3) {
    say(`le titre « ${text} » est de niveau ${level}`, 'Écrivez ## pour un titre, ### pour un sous-titre')
    return []
  }
  if (level > reading.level + 1) say(`le sous-titre « ${text} » vient avant tout titre`, 'Écrivez d’abord un titre ##')
  reading.level = level
  return [{ kind: 'heading', level, id: reading.toId(text), children }]
}

/** Reads a stretch of Markdown with the blocks in it. */
export function readBlocks(nodes: readonly RootContent[], reading: BodyReading): Block[] {
  return nodes.flatMap((node): Block[] => {
    switch (node.type) {
      case 'paragraph':
        return readParagraph(node, reading)
      case 'heading':
        return readHeading(node, reading)
      case 'list': {
        const items = node.children.map((item) => readBlocks(item.children, reading))
        return [{ kind: 'list', isOrdered: node.ordered === true, start: node.start ?? 1, items }]
      }
      case 'blockquote':
        return [{ kind: 'quote', children: readBlocks(node.children, reading) }]
      case 'code':
        return [{ kind: 'code', text: node.value }]
      case 'table':
        return [readTable(node, reading)]
      case 'containerDirective':
      case 'leafDirective':
        return readDirective(node, reading)
      case 'html':
        reading.complain(reading.lineOf(node), 'le HTML n’est pas admis', 'Écrivez en Markdown')
        return []
      case 'thematicBreak':
        reading.complain(reading.lineOf(node), 'les filets ne sont pas prévus', 'Un titre ## sépare mieux')
        return []
      default:
        reading.complain(reading.lineOf(node), `« ${node.type} » n’est pas prévu`, 'Écrivez-le autrement')
        return []
    }
  })
}
