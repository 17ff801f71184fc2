import { type Document, isCollection, isMap, isNode, isPair, isSeq, LineCounter, parseDocument } from 'yaml'
import type { Complaint } from './complaint.ts'
import { explainSyntax } from './explain-syntax.ts'

/** Keys and indexes that lead to a value. */
export type Path = readonly PropertyKey[]

/** A file that could be read: its value as written, and the line on which each part of it stands. */
export type YamlFile = {
  /** Path below the content folder. */
  file: string
  value: unknown
  /** Line of the deepest part of this path that is written, from 1; with `words`, the line on which they stand in it. */
  lineOf: (path: Path, words?: string) => number
}

/** Where the deepest written part of a path begins, and where it ends. */
function rangeOf(document: Document, path: Path): [from: number, to: number] {
  let node: unknown = document.contents
  let range: [number, number] = [0, 0]
  for (const key of path) {
    const pair = isMap(node)
      ? node.items.find((item) => isNode(item.key) && String(item.key) === String(key))
      : undefined
    const next = isPair(pair) ? pair.value : isSeq(node) ? node.items[Number(key)] : undefined
    const start = isPair(pair) && isNode(pair.key) ? pair.key.range?.[0] : isNode(next) ? next.range?.[0] : undefined
    if (start === undefined) break
    range = [start, (isNode(next) && next.range?.[2]) || start]
    if (!isCollection(next)) break
    node = next
  }
  return range
}

/**
 * Reads one file of YAML: what is written, or what keeps it from being read.
 * @param schema `failsafe` makes a text of every value that is no list: a date, a number, `true`, nothing
 */
export function readYaml(
  file: string,
  source: string,
  schema: 'core' | 'failsafe' = 'core',
): { yaml: YamlFile } | { complaints: Complaint[] } {
  const lines = new LineCounter()
  const document = parseDocument(source, { schema, stringKeys: true, lineCounter: lines, prettyErrors: false })
  if (document.errors.length > 0) {
    const complaints = document.errors.map(({ code, pos }) => {
      const { line } = lines.linePos(pos[0])
      return { file, line, ...explainSyntax(code, source.split('\n')[line - 1] ?? '') }
    })
    return { complaints }
  }
  const lineOf: YamlFile['lineOf'] = (path, words) => {
    const [from, to] = rangeOf(document, path)
    const found = words === undefined ? -1 : source.slice(from, to).indexOf(words)
    return lines.linePos(found < 0 ? from : from + found).line
  }
  return { yaml: { file, value: document.toJS(), lineOf } }
}
