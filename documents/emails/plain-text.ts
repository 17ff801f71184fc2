/** Columns of a text mail: readable in a terminal and in every reply (RFC 3676, 4.2). */
const columns = 72

/** Separates the signature (RFC 3676, 4.3): mail programs fold or grey what follows. */
export const signatureMark = '-- '

/** Breaks at ordinary spaces only: no-break spaces, addresses and slots stay whole. */
function wrap(paragraph: string, firstIndent: string, indent: string): string {
  const lines: string[] = []
  let line = firstIndent
  let isEmpty = true
  for (const word of paragraph.split(' ')) {
    if (!isEmpty && line.length + 1 + word.length > columns) {
      lines.push(line)
      line = indent
      isEmpty = true
    }
    line += isEmpty ? word : ` ${word}`
    isEmpty = false
  }
  return [...lines, line].join('\n')
}

/** A paragraph of a text mail. */
export function textParagraph(sentence: string): string {
  return wrap(sentence, '', '')
}

/** A list whose bullet is the hyphen. */
export function textList(items: readonly string[]): string {
  return items.map((item) => wrap(item, '- ', '  ')).join('\n')
}

/** A sentence and, on a line of its own, the address that it leads to. */
export function textLink(label: string, address: string): string {
  return `${wrap(label, '', '')}\n${address}`
}

/** The whole text mail: blocks with an empty line between them. */
export function textMail(blocks: readonly string[]): string {
  return `${blocks.join('\n\n')}\n`
}
