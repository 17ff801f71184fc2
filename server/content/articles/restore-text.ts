import type { PhrasingContent, Root, RootContent } from 'mdast'
import type { TextDirective } from 'mdast-util-directive'
import { isLocale } from '../../../contract/locales.ts'

type Node = Root | RootContent

/** A footnote's name, where a colon before a word made a label of its call: `16:9[^eurostat]`. */
function calledIn({ children: [only, ...others] }: TextDirective): string | undefined {
  const [, name] = only?.type === 'text' && others.length === 0 ? (/^\^(.+)$/.exec(only.value) ?? []) : []
  return name
}

/** What a colon before a word stands for where no directive of ours is meant: `14:30`, `site:example.de`. */
function toPlain(node: TextDirective): PhrasingContent[] | undefined {
  if (Object.keys(node.attributes ?? {}).length > 0) return undefined
  const text: PhrasingContent = { type: 'text', value: `:${node.name}` }
  if (node.children.length === 0) return [text]
  const label = isLocale(node.name) ? undefined : calledIn(node)
  return label === undefined
    ? undefined
    : [text, { type: 'footnoteReference', identifier: label.toLowerCase(), label, ...place(node) }]
}

const place = ({ position }: TextDirective) => (position ? { position } : {})

/** Turns colons that the reading of directives took for marks back into text, in the whole tree. */
export function restoreText(node: Node): void {
  if (!('children' in node)) return
  const children: Node[] = node.children
  node.children = children.flatMap((child): Node[] => {
    const plain = child.type === 'textDirective' ? toPlain(child) : undefined
    if (plain) return plain
    restoreText(child)
    return [child]
  }) as typeof node.children
}
