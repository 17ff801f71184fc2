import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast'
import type { TextDirective } from 'mdast-util-directive'
import { isLocale } from '../../locales.ts'

/** A footnote's name, where a colon before a word made a label of its call: `16:9[^eurostat]`. */
function calledIn({ children: [only, ...others] }: TextDirective): string | undefined {
  const [, name] = only?.type === 'text' && others.length === 0 ? (/^\^(.+)$/.exec(only.value) ?? []) : []
  return name
}

/** What a colon before a word stands for where no directive of ours is meant: `14:30`, `site:example.de`. */
function toPlain(node: TextDirective): PhrasingContent[] {
  if (Object.keys(node.attributes ?? {}).length > 0) return [node]
  const text: PhrasingContent = { type: 'text', value: `:${node.name}` }
  if (node.children.length === 0) return [text]
  const label = isLocale(node.name) ? undefined : calledIn(node)
  return label === undefined ? [node] : [text, { type: 'footnoteReference', identifier: label.toLowerCase(), label }]
}

function restore(node: Nodes): void {
  if (!('children' in node)) return
  const restored = node.children.flatMap((child): RootContent[] =>
    child.type === 'textDirective' ? toPlain(child) : [child],
  )
  const joined: RootContent[] = []
  for (const child of restored) {
    restore(child)
    const last = joined.at(-1)
    if (child.type === 'text' && last?.type === 'text')
      joined[joined.length - 1] = { ...last, value: last.value + child.value }
    else joined.push(child)
  }
  node.children = joined as typeof node.children
}

/** Turns colons that Markdown took for marks back into words, and joins words that it has parted. */
export function restoreText(tree: Root): Root {
  restore(tree)
  return tree
}
