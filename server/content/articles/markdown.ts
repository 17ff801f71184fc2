import type { Root, RootContent } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

/** Markdown as articles are written: with tables, footnotes and directives. */
export const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkDirective)
  .use(remarkStringify, {
    ...{ bullet: '-', rule: '-', listItemIndent: 'one' },
    // Sources stand below each other without an empty line.
    join: [(one, next) => (one.type === 'footnoteDefinition' && next.type === one.type ? 0 : undefined)],
  })

/** Words of an address that Markdown made a link of because it looks like one. */
export function bareAddress(node: RootContent): string | undefined {
  const [only, ...others] = node.type === 'link' ? node.children : []
  if (node.type !== 'link' || only?.type !== 'text' || others.length > 0) return undefined
  return [only.value, `mailto:${only.value}`, `http://${only.value}`].includes(node.url) ? only.value : undefined
}

/** @param isBare whether addresses that stand without brackets in a text stay so */
function write(tree: Root, isBare: boolean): string {
  if (isBare)
    visit(tree, 'link', (node, index, parent) => {
      const address = bareAddress(node)
      if (address !== undefined) parent?.children.splice(index ?? 0, 1, { type: 'html', value: address })
    })
  return markdown.stringify(tree)
}

const say = (tree: Root): string => JSON.stringify(tree, (key, value) => (key === 'position' ? undefined : value))

/**
 * The text of an article in the one form that files have: that of `remark-stringify` with these options. Addresses stand
 * bare, or all between < and > where one of them would go on in what follows it.
 * @throws if it would not say the same
 */
export function writeMarkdown(source: string): string {
  const said = say(markdown.parse(source))
  const written = [true, false]
    .values()
    .map((isBare) => write(markdown.parse(source), isBare))
    .find((text) => say(markdown.parse(text)) === said)
  if (written === undefined) throw new Error('written anew, the text would not say the same')
  return written
}
