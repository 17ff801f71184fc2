import { type Document, isMap, isScalar, isSeq, type Node, type YAMLMap } from 'yaml'
import { type ArticleFile, splitArticle } from '../../contract/content/article-file.ts'
import { type OpenedYaml, openYaml, writeYaml, type YamlPath } from '../../contract/content/normal-yaml.ts'

/*
 * Changes to one value of a file: of YAML, or of an article, whose front matter is meant. What comes back has the form of
 * `npm run format`. A path that leads nowhere, or a file that cannot be read, is left as it is.
 */

/** Whatever a form can put into a file. */
export type YamlValue = string | number | boolean | null | readonly YamlValue[] | { readonly [key: string]: YamlValue }

type OpenedText = OpenedYaml & { text: string; article: ArticleFile | undefined }

/** The last texts that were parsed: a form, its neighbour in another language and an edit ask for the same. */
const parsed: OpenedText[] = []

function openText(text: string): OpenedText {
  const known = parsed.find((one) => one.text === text)
  if (known) return known
  const split = splitArticle(text)
  const article = split.opening === '' ? undefined : split
  const opened = { text, article, ...openYaml(article?.head ?? text, article ? 'failsafe' : 'core') }
  parsed.unshift(opened)
  parsed.length = Math.min(parsed.length, 4)
  return opened
}

/** The values of a file, or why they cannot be read. Of front matter every value is a text, a list or a group. */
export function readYamlText(text: string): { value: unknown } | { line: number } {
  const { document, fault, article } = openText(text)
  // The line `---` stands before the first field.
  return fault ? { line: fault.line + (article ? 1 : 0) } : { value: document.toJS() }
}

type Change = (document: Document, toNode: (value: YamlValue) => Node) => boolean

/** @param edit says whether it has changed anything */
function change(text: string, edit: Change): string {
  const opened = openText(text)
  const { document, article, fault } = opened
  if (fault) return text
  // In front matter every value is a text, and a list stands on its line.
  const toTexts = (_: unknown, value: unknown) => (typeof value === 'object' ? value : String(value))
  const toNode = (value: YamlValue): Node =>
    article ? document.createNode(value, toTexts, { flow: true }) : document.createNode(value)
  if (!edit(document, toNode)) return text
  // The document says something else now than this text.
  parsed.splice(parsed.indexOf(opened), 1)
  const written = writeYaml(document, article ? 'failsafe' : 'core')
  return article ? article.opening + written + article.closing + article.body : written
}

const nodeAt = (document: Document, path: YamlPath): unknown =>
  path.length === 0 ? document.contents : document.getIn(path, true)

const isEmpty = (node: unknown): boolean =>
  node === undefined || node === null || (isScalar(node) && (node.value === null || node.value === ''))

/** The group at a path; one is made where nothing stands. */
function groupAt(document: Document, path: YamlPath): YAMLMap | undefined {
  const node = nodeAt(document, path)
  if (isMap(node)) return node
  if (!isEmpty(node) || (path.length > 1 && typeof path.at(-1) === 'string' && !groupAt(document, path.slice(0, -1))))
    return undefined
  const group = document.createNode({}) as YAMLMap
  if (path.length === 0) document.contents = group
  else document.setIn(path, group)
  return group
}

/**
 * Puts a value in the place of what stands there, or adds its key.
 * @param order all keys that the group may have: a new one comes behind those that precede it here, else at the end
 */
export function setYamlValue(text: string, path: YamlPath, value: YamlValue, order: readonly string[] = []): string {
  return change(text, (document, toNode) => {
    const node = nodeAt(document, path)
    const next = toNode(value)
    if (isScalar(node) && isScalar(next)) {
      if (node.value === next.value) return false
      node.value = next.value
      return true
    }
    const key = path.at(-1)
    if (node !== undefined || typeof key !== 'string') {
      document.setIn(path, next)
      return true
    }
    const group = groupAt(document, path.slice(0, -1))
    if (!group) return false
    const preceding = order.slice(0, Math.max(0, order.indexOf(key)))
    const before = group.items.findLastIndex((pair) => isScalar(pair.key) && preceding.includes(String(pair.key.value)))
    if (group.items.length === 0) group.flow = false
    group.items.splice(order.includes(key) ? before + 1 : group.items.length, 0, document.createPair(key, next))
    return true
  })
}

/** Takes a key with its value out of a group, or an entry out of a list. */
export const removeYamlValue = (text: string, path: YamlPath): string =>
  change(text, (document) => document.hasIn(path) && document.deleteIn(path))

/** Puts an entry into a list, before the one at `index`, or at its end. A list that is not there yet is made. */
export function insertYamlItem(text: string, path: YamlPath, index: number, value: YamlValue): string {
  const there = nodeAt(openText(text).document, path)
  if (isEmpty(there) || (isSeq(there) && there.items.length === 0)) return setYamlValue(text, path, [value])
  return change(text, (document, toNode) => {
    const list = nodeAt(document, path)
    if (!isSeq(list)) return false
    list.items.splice(index, 0, toNode(value))
    return true
  })
}

/** Moves an entry of a list to another index. */
export function moveYamlItem(text: string, path: YamlPath, from: number, to: number): string {
  return change(text, (document) => {
    const list = nodeAt(document, path)
    if (!isSeq(list) || !(from in list.items) || !(to in list.items)) return false
    list.items.splice(to, 0, ...list.items.splice(from, 1))
    return true
  })
}
