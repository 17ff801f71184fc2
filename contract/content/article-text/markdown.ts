import type { Root } from 'mdast'
import { directiveFromMarkdown, directiveToMarkdown } from 'mdast-util-directive'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFootnoteFromMarkdown, gfmFootnoteToMarkdown } from 'mdast-util-gfm-footnote'
import { gfmTableFromMarkdown, gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'
import { directive } from 'micromark-extension-directive'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmTable } from 'micromark-extension-gfm-table'

const labels = ['containerDirectiveLabel', 'textDirectiveLabel'] as const

/** Markdown as articles are written: with tables, footnotes and directives. */
export const markdown = {
  parse: (text: string): Root =>
    fromMarkdown(text, {
      extensions: [gfmTable(), gfmFootnote(), directive()],
      mdastExtensions: [gfmTableFromMarkdown(), gfmFootnoteFromMarkdown(), directiveFromMarkdown()],
    }),
  stringify: (tree: Root): string =>
    toMarkdown(tree, {
      extensions: [gfmTableToMarkdown({ tablePipeAlign: false }), gfmFootnoteToMarkdown(), directiveToMarkdown()],
      bullet: '-',
      rule: '-',
      listItemIndent: 'one',
      // In the words between the brackets of a directive `mdast-util-directive` leaves signs bare that are marks there, too.
      unsafe: ['<', '&', '*', '_', '`', '~', ':'].map((character) => ({ character, inConstruct: [...labels] })),
      // Sources stand below each other without an empty line.
      join: [(one, next) => (one.type === 'footnoteDefinition' && next.type === one.type ? 0 : undefined)],
    }),
}
