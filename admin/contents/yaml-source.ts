import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { findRefusal } from '../../contract/content/readable-yaml.ts'

/** Keys and indexes that lead to a value. */
export type YamlPath = readonly (string | number)[]

/** The YAML of a file as it is written: all of it, or an article's front matter. */
export type YamlSource = {
  text: string
  /** Where the YAML begins and ends in the text. */
  from: number
  to: number
  document: Document.Parsed
  lines: LineCounter
  /** The line of what keeps it from being read. */
  fault: number | undefined
  /** In front matter every value is a text (`failsafe`). */
  isFailsafe: boolean
}

const frontMatter = /^(\ufeff?---[ \t]*\r?\n)([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m

function parseSource(text: string): YamlSource {
  const found = text.startsWith('---') || text.startsWith('\ufeff---') ? frontMatter.exec(text) : null
  const from = found?.[1]?.length ?? 0
  const to = found ? from + (found[2] ?? '').length : text.length
  const lines = new LineCounter()
  // What stands before it is left empty, so that all ranges are those of the whole text.
  const source = found ? text.slice(0, from).replace(/[^\n]/g, ' ') + text.slice(from, to) : text
  const isFailsafe = found !== null
  const refusal = findRefusal(source)
  const document = parseDocument(refusal ? '' : source, {
    schema: isFailsafe ? 'failsafe' : 'core',
    stringKeys: true,
    keepSourceTokens: true,
    prettyErrors: false,
    lineCounter: lines,
  })
  const [error] = document.errors
  const fault = refusal?.line ?? (error && lines.linePos(error.pos[0]).line)
  return { text, from, to, document, lines, fault, isFailsafe }
}

/** The last texts that were parsed: an edit and the form around it ask for the same. */
const parsed: YamlSource[] = []

/** Parses a file of YAML, or the front matter of an article; the same text is parsed once. */
export function openYaml(text: string): YamlSource {
  const known = parsed.find((source) => source.text === text)
  if (known) return known
  const source = parseSource(text)
  parsed.unshift(source)
  parsed.length = Math.min(parsed.length, 4)
  return source
}

/** A place in a document: its node, and what it stands in. */
export type Place = { node: unknown; pair?: Pair; parent?: YAMLMap | YAMLSeq }

/** What stands at a path; nothing where the path leads nowhere. */
export function findPlace(document: Document, path: YamlPath): Place | undefined {
  let place: Place = { node: document.contents }
  for (const key of path) {
    const parent = place.node
    if (isMap(parent)) {
      const pair = parent.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key))
      if (!pair) return undefined
      place = { node: pair.value, pair, parent }
    } else if (isSeq(parent)) {
      const index = Number(key)
      if (!(index in parent.items)) return undefined
      place = { node: parent.items[index], parent }
    } else return undefined
  }
  return place
}

export const isFlow = (node: unknown): boolean => isCollection(node) && node.srcToken?.type === 'flow-collection'

/** The column at which the entries of a block begin. */
export function indentOf(block: Node): number {
  const token = block.srcToken
  return token && 'indent' in token ? token.indent : 0
}

/** Where a node begins. */
export const startOf = (node: unknown): number => (isNode(node) && node.range ? node.range[0] : 0)

/** Behind the last character of a node that is its own: remarks, spaces and empty lines that follow are not. */
export function endOf(node: unknown, text: string): number {
  if (!isNode(node) || !node.range) return 0
  const [start, end] = node.range
  if (isCollection(node) && !isFlow(node)) {
    const last = node.items.at(-1)
    if (isMap(node) && last && 'key' in (last as Pair)) {
      const { key, value } = last as Pair
      const isWritten = isNode(value) && (!isScalar(value) || value.range?.[0] !== value.range?.[1])
      return isWritten ? endOf(value, text) : text.indexOf(':', endOf(key, text)) + 1
    }
    return last === undefined ? end : endOf(last, text)
  }
  return start + text.slice(start, end).trimEnd().length
}

/** Where the dash of an entry stands. */
export function dashOf(list: YAMLSeq, index: number): number {
  const token = list.srcToken
  const start = token?.type === 'block-seq' ? token.items[index]?.start : undefined
  const dash = start?.find(({ type }) => type === 'seq-item-ind')
  return dash?.offset ?? startOf(list.items[index])
}

/** Behind the end of the line on which a character stands, its line break included. */
export function lineEndOf(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end + 1
}

/** Where the line begins on which a character stands. */
export const lineStartOf = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1

/** Whether nothing is written at a place. */
export const isEmptyNode = (node: unknown) => !isNode(node) || !node.range || node.range[0] === node.range[1]

/** The key of a pair as a text. */
export const keyOf = ({ key }: Pair) => (isScalar(key) ? String(key.value) : '')
