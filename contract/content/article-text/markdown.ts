import type { Root } from 'mdast'
import { directiveFromMarkdown, directiveToMarkdown } from 'mdast-util-directive'
import { type Extension, fromMarkdown, type Handle } from 'mdast-util-from-markdown'
import { gfmFootnoteFromMarkdown, gfmFootnoteToMarkdown } from 'mdast-util-gfm-footnote'
import { gfmTableFromMarkdown, gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'
import { directive } from 'micromark-extension-directive'
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmTable } from 'micromark-extension-gfm-table'
import { restoreText } from './restore-text.ts'

const labels = ['containerDirectiveLabel', 'textDirectiveLabel'] as const

const enterText: Handle = function (token) {
  this.config.enter.data?.call(this, token)
}
const exitText: Handle = function (token) {
  this.config.exit.data?.call(this, token)
}

/** An address that stands bare is words, whose signs are no marks: `https://example.de/_a_/b`. */
const addressesAsText: Extension = {
  enter: { literalAutolinkHttp: enterText, literalAutolinkWww: enterText, literalAutolinkEmail: enterText },
  exit: { literalAutolinkHttp: exitText, literalAutolinkWww: exitText, literalAutolinkEmail: exitText },
}

/** Markdown as articles are written: with tables, footnotes and directives. */
export const markdown = {
  parse: (text: string): Root =>
    restoreText(
      fromMarkdown(text, {
        extensions: [gfmTable(), gfmFootnote(), gfmAutolinkLiteral(), directive()],
        mdastExtensions: [gfmTableFromMarkdown(), gfmFootnoteFromMarkdown(), addressesAsText, directiveFromMarkdown()],
      }),
    ),
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
