import { type Document, isCollection, isMap, isNode, isPair, isSeq, visit } from 'yaml'
import { openYaml, type YamlKind, type YamlPath } from '../../contract/content/normal-yaml.ts'
import { type Complaint, refusals } from './complaint.ts'

/** Keys and indexes that lead to a value. */
export type Path = readonly PropertyKey[]

/** A file that could be read: its value as written, and the line on which each part of it stands. */
export type YamlFile = {
  /** Path below the content folder. */
  file: string
  value: unknown
  /** Line of the deepest part of this path that is written, from 1; with `words`, the line on which they stand in it. */
  lineOf: (path: Path, words?: string) => number
  /** The same, as a complaint says it. */
  at: (path: Path, words?: string) => { file: string; line: number; field?: YamlPath }
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

/** Where texts stand that YAML cuts: behind a space, `#1` is a remark. With a space behind it, it is meant as one. */
function cutTexts(document: Document, source: string): number[] {
  const found: number[] = []
  visit(document, {
    Scalar: (_, { type, value, range }) => {
      if (type === 'PLAIN' && typeof value === 'string' && range && /^ +#[^\s#]/.test(source.slice(range[1])))
        found.push(range[0])
    },
  })
  return found
}

/**
 * Reads one file of YAML: what is written, or what keeps it from being read.
 * @param schema `failsafe` makes a text of every value that is no list: a date, a number, `true`, nothing
 */
export function readYaml(
  file: string,
  source: string,
  schema: YamlKind = 'core',
): { yaml: YamlFile } | { complaints: Complaint[] } {
  const { document, lines, fault } = openYaml(source, schema)
  if (fault) return { complaints: [{ file, line: fault.line, ...refusals[fault.kind] }] }
  const cut = cutTexts(document, source).map((at) => ({ file, line: lines.linePos(at).line, ...refusals.notation }))
  if (cut.length > 0) return { complaints: cut }
  const lineOf: YamlFile['lineOf'] = (path, words) => {
    const [from, to] = rangeOf(document, path)
    const found = words === undefined ? -1 : source.slice(from, to).indexOf(words)
    return lines.linePos(found < 0 ? from : from + found).line
  }
  const at: YamlFile['at'] = (path, words) => ({
    file,
    line: lineOf(path, words),
    // The file as a whole is no field.
    ...(path.length > 0 && { field: path.map((key) => (/^\d+$/.test(String(key)) ? Number(key) : String(key))) }),
  })
  return { yaml: { file, value: document.toJS(), lineOf, at } }
}
