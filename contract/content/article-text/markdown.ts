import type { Root, RootContent } from 'mdast'
import { directiveFromMarkdown, directiveToMarkdown } from 'mdast-util-directive'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown, gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { directive } from 'micromark-extension-directive'
import { gfm } from 'micromark-extension-gfm'

const labels = ['containerDirectiveLabel', 'textDirectiveLabel'] as const

/** Markdown as articles are written: with tables, footnotes and directives. */
export const markdown = {
  parse: (text: string): Root =>
    fromMarkdown(text, {
      extensions: [gfm(), directive()],
      mdastExtensions: [gfmFromMarkdown(), directiveFromMarkdown()],
    }),
  stringify: (tree: Root): string =>
    toMarkdown(tree, {
      extensions: [gfmToMarkdown({ tablePipeAlign: false }), directiveToMarkdown()],
      bullet: '-',
      rule: '-',
      listItemIndent: 'one',
      // In the words between the brackets of a directive `mdast-util-directive` leaves signs bare that are marks there, too.
      unsafe: ['<', '&', '*', '_', '`', '~', ':'].map((character) => ({ character, inConstruct: [...labels] })),
      // Sources stand below each other without an empty line.
      join: [(one, next) => (one.type === 'footnoteDefinition' && next.type === one.type ? 0 : undefined)],
    }),
}

/** Words of an address that Markdown made a link of because it looks like one. */
export function bareAddress(node: RootContent): string | undefined {
  const [only, ...others] = node.type === 'link' ? node.children : []
  if (node.type !== 'link' || only?.type !== 'text' || others.length > 0) return undefined
  return [only.value, `mailto:${only.value}`, `http://${only.value}`].includes(node.url) ? only.value : undefined
}
