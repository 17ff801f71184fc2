import type { FootnoteDefinition, Link, Nodes, PhrasingContent, Root, Text } from 'mdast'
import { CONTINUE, SKIP, visit } from 'unist-util-visit'
import { z } from 'zod'
import type { BodyLink } from '../../../contract/content/article.ts'
import { formatDate } from '../../../contract/formats.ts'
import type { Locale } from '../../../contract/locales.ts'
import { lineOf, type Reading } from './reading.ts'

const toTexts = (value: string): Text[] => (value ? [{ type: 'text', value }] : [])
const textOf = (node: PhrasingContent | undefined): string => (node?.type === 'text' ? node.value : '')

const isBareLink = (node: PhrasingContent): node is Link =>
  node.type === 'link' && node.children.every((child) => textOf(child) === node.url)

/** Where a title in « », “ ” or „ “ opens or has closed. */
const edges = /(?=[«“„])|(?<=[»”“])/

/** Makes the first title in quotation marks the link to its address; a piece without a title becomes the link as a whole. */
function linkTitle(piece: readonly PhrasingContent[], bare: Link): PhrasingContent[] {
  const link = (children: PhrasingContent[]): Link => ({ ...bare, children: children as Link['children'] })
  const parts = piece.flatMap((node): PhrasingContent[] =>
    node.type === 'text' ? node.value.split(edges).flatMap(toTexts) : [node],
  )
  const from = parts.findIndex((part) => /^[«“„]/.test(textOf(part)))
  const to = parts.findIndex(
    (part, index) => index >= from && /[»”“]$/.test(textOf(part).slice(index === from ? 1 : 0)),
  )
  if (from < 0 || to < 0) return [link(parts)]
  return [...parts.slice(0, from), link(parts.slice(from, to + 1)), ...parts.slice(to + 1)]
}

/**
 * A source is written `Office, « Titre », 2025, https://…`. An address of sixty letters is no pleasure to read: its
 * title becomes the link, and the address itself goes. Several titles with their addresses may follow each other.
 */
function linkTitles(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const out: PhrasingContent[] = []
  let piece: PhrasingContent[] = []
  for (const node of nodes) {
    if (!isBareLink(node)) {
      piece.push(node)
      continue
    }
    const last = piece.at(-1)
    // What stood between the piece and its address. A run is looked at once, from its start: a long one would take hours.
    if (last?.type === 'text') piece.splice(-1, 1, ...toTexts(last.value.replace(/(?<![\s,:(])[\s,:(]+$/, '')))
    // What stood before the piece stays before the link.
    const lead = out.length > 0 ? (/^[\s;,.)]+/.exec(textOf(piece[0]))?.[0] ?? '') : ''
    if (lead) piece.splice(0, 1, ...toTexts(textOf(piece[0]).slice(lead.length)))
    // Before a mark French alone has a space, and that one holds.
    out.push(...toTexts(lead.replace(/^ +(?=[;,.)])/, '')))
    out.push(...(piece.length > 0 ? linkTitle(piece, node) : [node]))
    piece = []
  }
  return [...out, ...piece]
}

/**
 * The day on which it was last checked that a source says what the text says: it is written `2026-11-21`, and in the
 * words that readers see it is written out. Where each of several titles has its day, the first of them counts.
 */
function readCheckDay(nodes: readonly PhrasingContent[], locale: Locale): string | undefined {
  const days: string[] = []
  for (const node of nodes) {
    if (node.type !== 'text') continue
    node.value = node.value.replace(/(?<![\d-])\d{4}-\d{2}-\d{2}(?![\d-])/g, (day) => {
      if (!z.iso.date().safeParse(day).success) return day
      days.push(day)
      return formatDate(day, locale)
    })
  }
  return days.sort()[0]
}

/** The links of a text, with their lines. */
export function listLinks(tree: Nodes): BodyLink[] {
  const links: BodyLink[] = []
  visit(tree, 'link', (node) => void links.push({ href: node.url, line: lineOf(node) }))
  return links
}

/** Without the point, comma or bracket that closes what it stands in; a bracket that it has opened itself is its own. */
const address = /(https?:\/\/[^\s<>]*(?:[^\s<>.,;:!?)]|(?<=:\/\/[^\s<>]*\([^\s<>()]*)\)))/

/** Plug-in: in sources an address that stands bare is a link; in the text it is an example and stays words. */
export const linkAddresses = () => (tree: Root) =>
  visit(tree, 'footnoteDefinition', (source) => {
    visit(source, (node, index = 0, parent) => {
      if (node.type === 'textDirective' || node.type === 'link') return SKIP
      if (node.type !== 'text' || !parent) return CONTINUE
      const pieces = node.value.split(address).map((value): PhrasingContent => {
        const text = { ...node, value }
        return address.test(value) ? { type: 'link', url: value, children: [text], position: node.position } : text
      })
      parent.children.splice(index, 1, ...pieces)
      return [SKIP, index + pieces.length]
    })
  })

/** Plug-in: takes the footnotes out of the text, its sources, and numbers them in the order in which they are first called. */
export const readSources =
  ({ locale, complain, sources, links }: Reading) =>
  (tree: Root) => {
    const definitions = new Map<string, FootnoteDefinition>()
    visit(tree, 'footnoteDefinition', (node, index = 0, parent) => {
      if (definitions.has(node.identifier))
        complain(node, `la source « ${node.label} » est décrite deux fois`, 'Gardez-en une')
      definitions.set(node.identifier, node)
      parent?.children.splice(index, 1)
      return [SKIP, index]
    })
    const calls = new Map<string, number>()
    const numberCalls = (text: Nodes) =>
      visit(text, 'footnoteReference', (node) => {
        const call = (calls.get(node.identifier) ?? 0) + 1
        calls.set(node.identifier, call)
        node.data = { hProperties: { number: [...calls.keys()].indexOf(node.identifier) + 1, call } }
      })
    numberCalls(tree)
    // A source may call another, which is then read in its turn.
    for (const name of calls.keys()) {
      const definition = definitions.get(name)
      if (definition) numberCalls(definition)
    }
    for (const [name, definition] of definitions)
      if (!calls.has(name))
        complain(
          definition,
          `la source « ${definition.label ?? name} » n’est citée nulle part`,
          'Citez-la dans le texte, ou retirez-la',
        )
    for (const [index, name] of [...calls.keys()].entries()) {
      const definition = definitions.get(name)
      const [first, ...others] = definition?.children ?? []
      if (first?.type !== 'paragraph' || others.length > 0) {
        complain(definition, `la source « ${name} » ne tient pas en un paragraphe`, 'Écrivez-la sur une ligne')
        continue
      }
      links.push(...listLinks(first))
      const checkedOn = readCheckDay(first.children, locale)
      sources.push({
        number: index + 1,
        calls: calls.get(name) ?? 0,
        line: lineOf(definition),
        ...(checkedOn !== undefined && { checkedOn }),
        children: linkTitles(first.children),
      })
    }
  }
