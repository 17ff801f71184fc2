import type { RootContent } from 'mdast'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'

const labels = ['containerDirectiveLabel', 'textDirectiveLabel'] as const

/** Markdown as articles are written: with tables, footnotes and directives. */
export const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkDirective)
  .use(remarkStringify, {
    ...{ bullet: '-', rule: '-', listItemIndent: 'one' },
    // Sources stand below each other without an empty line.
    // In the words between the brackets of a directive `mdast-util-directive` leaves signs bare that are marks there, too.
    unsafe: ['<', '&', '*', '_', '`', '~', ':'].map((character) => ({ character, inConstruct: [...labels] })),
    join: [(one, next) => (one.type === 'footnoteDefinition' && next.type === one.type ? 0 : undefined)],
  })

/** Words of an address that Markdown made a link of because it looks like one. */
export function bareAddress(node: RootContent): string | undefined {
  const [only, ...others] = node.type === 'link' ? node.children : []
  if (node.type !== 'link' || only?.type !== 'text' || others.length > 0) return undefined
  return [only.value, `mailto:${only.value}`, `http://${only.value}`].includes(node.url) ? only.value : undefined
}
