import { isMap, isSeq } from 'yaml'
import { dashOf, endOf, isEmptyNode, isFlow, keyOf, openYaml, startOf, type YamlPath } from './yaml-source.ts'

/** The path of the deepest value that a line (from 1) belongs to; the whole file where there is none. */
export function pathAtLine(text: string, line: number): YamlPath {
  const { document, lines } = openYaml(text)
  const isOn = (from: number, to: number) => lines.linePos(from).line <= line && line <= lines.linePos(to).line
  const find = (node: unknown, path: YamlPath): YamlPath => {
    if (isFlow(node)) return path
    if (isMap(node))
      for (const pair of node.items) {
        const end = isEmptyNode(pair.value) ? endOf(pair.key, text) : endOf(pair.value, text)
        if (isOn(startOf(pair.key), end)) return find(pair.value, [...path, keyOf(pair)])
      }
    if (isSeq(node))
      for (const [index, item] of node.items.entries())
        if (isOn(dashOf(node, index), endOf(item, text))) return find(item, [...path, index])
    return path
  }
  return find(document.contents, [])
}
