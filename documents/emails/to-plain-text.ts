import { toPlainText as convert } from '@react-email/render'

type Link = { attribs: { href: string }; children: { data?: string }[] }
type Builder = { addInline: (words: string) => void; openBlock: () => void; closeBlock: () => void }
type Walk = (children: Link['children'], builder: Builder) => void

/** The words of a link, then its address on a line of its own; once, where the words are the address. */
function link({ attribs, children }: Link, walk: Walk, builder: Builder): void {
  const address = attribs.href.replace(/^mailto:/, '')
  walk(children, builder)
  if (children[0]?.data === address) return
  builder.openBlock()
  builder.addInline(address)
  builder.closeBlock()
}

const asBlocks = { leadingLineBreaks: 2, trailingLineBreaks: 2 }
const asLines = { leadingLineBreaks: 1, trailingLineBreaks: 1 }

const options = {
  // Readable in a terminal and in every reply (RFC 3676, 4.2).
  wordwrap: 72,
  formatters: { link },
  selectors: [
    { selector: 'h1', options: { uppercase: false, ...asBlocks } },
    { selector: 'h2', options: { uppercase: false, ...asBlocks } },
    { selector: 'a', format: 'link' },
    { selector: 'td', format: 'inline' },
    // Its lines are marked when they are filled in.
    { selector: 'blockquote', format: 'block', options: asBlocks },
    { selector: '[aria-hidden=true]', format: 'skip' },
    { selector: 'tr.fact', format: 'block', options: asLines },
    { selector: 'td.fact-label', format: 'inlineSurround', options: { suffix: '\u00a0: ' } },
    { selector: 'tr.item', format: 'block', options: asLines },
    { selector: 'td.bullet', format: 'inlineString', options: { string: '- ' } },
    // Mail programs fold or grey what stands behind this line (RFC 3676, 4.3).
    {
      selector: 'td.end',
      format: 'blockString',
      options: { ...asBlocks, string: '-- ', trailingLineBreaks: 1 },
    },
  ],
}

/** The text part of a mail: what its HTML says, without what is marked `data-skip-in-text`. */
export const toPlainText = (html: string): string => `${convert(html, options)}\n`
