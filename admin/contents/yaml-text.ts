import { isMap, isNode, isScalar, isSeq, type Pair, type YAMLMap, type YAMLSeq } from 'yaml'
import { writeEntry, writeFlow, writePair, writeScalar, type YamlValue } from './write-yaml.ts'
import {
  dashOf,
  endOf,
  findPlace,
  indentOf,
  isEmptyNode,
  isFlow,
  keyOf,
  lineEndOf,
  lineStartOf,
  openYaml,
  type Place,
  startOf,
  type YamlPath,
  type YamlSource,
} from './yaml-source.ts'

/*
 * Changes to one value in the text of a file: of YAML, or of an article, whose front matter is meant. Every other byte
 * (remarks, order, quotes, folding) stays as it is. A path that leads nowhere changes nothing.
 */

export type { YamlPath, YamlValue }

/** The values of a file, or why they cannot be read. Of front matter every value is a text, a list or a group. */
export function readYamlText(text: string): { value: unknown } | { line: number } {
  const { document, fault } = openYaml(text)
  return fault === undefined ? { value: document.toJS() } : { line: fault }
}

const replace = (text: string, from: number, to: number, by: string) => text.slice(0, from) + by + text.slice(to)

/** Column of the lines of a folded text at a place. */
function textIndentOf({ text }: YamlSource, { node, parent }: Place): number {
  if (isScalar(node) && node.type?.startsWith('BLOCK') && node.range) {
    const [, first] = text.slice(node.range[0], node.range[1]).split('\n')
    const margin = /^ +/.exec(first ?? '')?.[0].length
    if (margin !== undefined) return margin
  }
  return parent ? indentOf(parent) + 2 : 0
}

/**
 * Puts a text, a number or a flag in the place of what stands there; a key that is not there yet is added.
 * Its manner (quotes, folding) stays where the new value allows it.
 */
export function setYamlValue(text: string, path: YamlPath, value: string | number | boolean): string {
  const source = openYaml(text)
  const place = findPlace(source.document, path)
  if (!place) return addYamlKey(text, path, value)
  const { node, parent } = place
  const { isFailsafe } = source
  if (isScalar(node) && node.value === (isFailsafe ? String(value) : value)) return text
  if (!isNode(node) || !node.range) return text
  const isInFlow = isFlow(parent)
  if (!isScalar(node) && !isFlow(node)) return replaceBlock(source, place, value)
  const [from] = node.range
  const isEmpty = isScalar(node) && node.range[0] === node.range[1]
  const written = writeScalar(value, {
    isFailsafe,
    isFlow: isInFlow,
    column: from - lineStartOf(text, from),
    indent: textIndentOf(source, place),
    type: isScalar(node) && !isEmpty ? node.type : undefined,
  })
  return replace(text, from, isEmpty ? from : endOf(node, text), isEmpty ? ` ${written}` : written)
}

/** Puts a value in the place of a group or a list that is written over several lines, or of nothing. */
function replaceBlock({ text, isFailsafe }: YamlSource, { node, pair, parent }: Place, value: YamlValue): string {
  const indent = parent ? indentOf(parent) : 0
  if (!pair) return replace(text, startOf(node), endOf(node, text), writeEntry(value, indent + 2, isFailsafe))
  const key = isScalar(pair.key) ? String(pair.key.value) : ''
  const end = Math.max(endOf(node, text), endOf(pair.key, text) + 1)
  return replace(text, startOf(pair.key), end, writePair(key, value, indent, isFailsafe))
}

/** Puts an entry into a list, before the one at `index`, or at its end. A list that is not there yet is made. */
export function insertYamlItem(text: string, path: YamlPath, index: number, value: YamlValue): string {
  const source = openYaml(text)
  const { isFailsafe } = source
  const place = findPlace(source.document, path)
  if (!place) return addYamlKey(text, path, [value])
  const { node } = place
  if (!isSeq(node)) return isEmptyNode(node) ? replaceBlock(source, place, [value]) : text
  const isOneLine = typeof value !== 'object' || isFlow(place.parent) || isFailsafe
  if (isFlow(node)) {
    if (node.items.length === 0 && !isOneLine) return replaceBlock(source, place, [value])
    const written = writeFlow(value, isFailsafe)
    const next = node.items[index]
    if (next !== undefined) return replace(text, startOf(next), startOf(next), `${written}, `)
    const last = node.items.at(-1)
    const at = last === undefined ? startOf(node) + 1 : endOf(last, text)
    return replace(text, at, at, last === undefined ? written : `, ${written}`)
  }
  const indent = indentOf(node)
  const entry = `- ${writeEntry(value, indent + 2, isFailsafe)}`
  if (index === 0) {
    const at = dashOf(node, 0)
    return replace(text, at, at, `${entry}\n${' '.repeat(indent)}`)
  }
  const previous = Math.min(index, node.items.length) - 1
  const end = endOf(node.items[previous], text) || dashOf(node, previous) + 1
  return insertLine(text, end, ' '.repeat(indent) + entry)
}

/** Puts a line below the one on which a value ends. */
function insertLine(text: string, end: number, line: string): string {
  const at = lineEndOf(text, end)
  const isBroken = text[at - 1] === '\n'
  return replace(text, at, at, isBroken ? `${line}\n` : `\n${line}`)
}

/** Takes one of several out of a line, with its comma. */
function removeFromFlow(text: string, nodes: readonly { from: number; to: number }[], index: number): string {
  const one = nodes[index]
  const next = nodes[index + 1]
  const previous = nodes[index - 1]
  if (!one) return text
  if (next) return replace(text, one.from, next.from, '')
  return replace(text, previous ? previous.to : one.from, one.to, '')
}

/** Takes an entry out of a list. */
export function removeYamlItem(text: string, path: YamlPath, index: number): string {
  const source = openYaml(text)
  const place = findPlace(source.document, path)
  if (!place || !isSeq(place.node) || !(index in place.node.items)) return text
  const list = place.node
  if (isFlow(list)) {
    const spans = list.items.map((item) => ({ from: startOf(item), to: endOf(item, text) }))
    return removeFromFlow(text, spans, index)
  }
  if (list.items.length === 1) return replaceBlock(source, place, [])
  const dash = dashOf(list, index)
  // An entry whose dash follows another on its line leaves that line to the next one.
  const isFirstOnLine = text.slice(lineStartOf(text, dash), dash).trim() === ''
  if (!isFirstOnLine) return replace(text, dash, dashOf(list, index + 1), '')
  return removeLines(text, dash, endOf(list.items[index], text) || dash + 1)
}

/** Takes away all lines from one character to another. */
function removeLines(text: string, from: number, to: number): string {
  return replace(text, lineStartOf(text, from), lineEndOf(text, to), '')
}

/** Moves an entry of a list to another index; remarks between entries stay where they are. */
export function moveYamlItem(text: string, path: YamlPath, from: number, to: number): string {
  const list = findPlace(openYaml(text).document, path)?.node
  if (!isSeq(list) || !(from in list.items) || !(to in list.items)) return text
  const spans = list.items.map((item, index) => {
    const start = isFlow(list) ? startOf(item) : dashOf(list, index)
    return { start, end: endOf(item, text) || start + 1 }
  })
  const order = spans.map(({ start, end }) => text.slice(start, end))
  const [moved] = order.splice(from, 1)
  order.splice(to, 0, moved ?? '')
  return spans.reduceRight((whole, { start, end }, index) => replace(whole, start, end, order[index] ?? ''), text)
}

/** Takes a key with its value out of a group. */
export function removeYamlKey(text: string, path: YamlPath): string {
  const source = openYaml(text)
  const { pair, parent, node } = findPlace(source.document, path) ?? {}
  if (!pair || !isMap(parent)) return text
  const index = parent.items.indexOf(pair)
  if (isFlow(parent)) {
    const spans = parent.items.map((one) => ({
      from: startOf(one.key),
      to: isEmptyNode(one.value) ? endOf(one.key, text) + 1 : endOf(one.value, text),
    }))
    return removeFromFlow(text, spans, index)
  }
  const from = startOf(pair.key)
  const end = isEmptyNode(node) ? endOf(pair.key, text) + 1 : endOf(node, text)
  if (parent.items.length === 1) {
    const above = findPlace(source.document, path.slice(0, -1))
    return above && path.length > 1 ? replaceBlock(source, above, {}) : removeLines(text, from, end)
  }
  // The first pair of an entry shares its line with the dash, which the next pair takes over.
  const isFirstOnLine = text.slice(lineStartOf(text, from), from).trim() === ''
  const next = parent.items[index + 1]
  if (!isFirstOnLine && next) return replace(text, from, startOf(next.key), '')
  return removeLines(text, from, end)
}

/**
 * Adds a key to a group that is there.
 * @param order all keys that the group may have: the new one comes behind those that precede it here, else at the end
 */
export function addYamlKey(text: string, path: YamlPath, value: YamlValue, order: readonly string[] = []): string {
  const key = path.at(-1)
  const source = openYaml(text)
  const { isFailsafe, from } = source
  const place = findPlace(source.document, path.slice(0, -1))
  if (typeof key !== 'string' || !place || source.fault !== undefined) return text
  const group = place.node
  if (!isMap(group) || group.items.length === 0) {
    if (path.length > 1)
      return isEmptyNode(group) || isMap(group) ? replaceBlock(source, place, { [key]: value }) : text
    return isEmptyNode(group) ? replace(text, source.to, source.to, `${writePair(key, value, 0, isFailsafe)}\n`) : text
  }
  const before = precedingPair(group, key, order)
  if (isFlow(group)) {
    const at = endOf(before?.value ?? before?.key, text) || startOf(group) + 1
    const written = `${key}: ${writeFlow(value, isFailsafe)}`
    return replace(text, at, at, before ? `, ${written}` : `${written}, `)
  }
  const indent = indentOf(group)
  const written =
    isFailsafe && Array.isArray(value) ? `${key}: ${writeFlow(value, true)}` : writePair(key, value, indent, isFailsafe)
  if (!before) {
    const at = Math.max(startOf(group.items[0]?.key), from)
    return replace(text, at, at, `${written}\n${' '.repeat(indent)}`)
  }
  const end = isEmptyNode(before.value) ? endOf(before.key, text) + 1 : endOf(before.value, text)
  return insertLine(text, end, ' '.repeat(indent) + written)
}

/** The pair of a group behind which a new key belongs; none where it comes first. */
function precedingPair(group: YAMLMap | YAMLSeq, key: string, order: readonly string[]): Pair | undefined {
  const pairs = isMap(group) ? group.items : []
  const rank = order.indexOf(key)
  if (rank < 0) return pairs.at(-1)
  const preceding = order.slice(0, rank)
  return pairs.findLast((pair) => preceding.includes(keyOf(pair)))
}
