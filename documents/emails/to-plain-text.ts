import { unescapeMarkup } from '../../contract/text.ts'

/** Readable in a terminal and in every reply (RFC 3676, 4.2). */
const width = 72

/** Tags, and the texts between, as React writes them. */
const tokens = /<(\/?)(\w+)((?: [\w-]+="[^"]*")*)(\/?)>|[^<]+/g

const wrap = (words: string): string =>
  words
    .trim()
    .split(/ +/)
    .reduce((text, word) => {
      const line = text.length - text.lastIndexOf('\n')
      return `${text}${line + word.length > width ? '\n' : ' '}${word}`
    })

const quote = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n')

/** Line ends around an element, by its name and first class: two leave an empty line. */
const gaps: Record<string, number> = {
  ...{ p: 2, h1: 2, h2: 2, div: 2, table: 2, blockquote: 2 },
  ...{ 'tr.fact': 1, 'tr.item': 1 },
}

type Element = { name: string; kind: string; isSkipped: boolean; isTyped: boolean; address: string; from: number }

/**
 * The text part of a mail: what its HTML says, without what is hidden or marked `data-skip-in-text`. Lines of a `typed`
 * element stay as they are, with `> ` before them in a quotation (RFC 3676, 4.5); a link is followed by its address on a
 * line of its own, unless its words are the address.
 */
export function toPlainText(html: string): string {
  const open: Element[] = []
  let text = ''
  let [words, isTyped, gap] = ['', false, 0]

  /** Ends what is being put together; what follows stands below, after at least so many line ends. */
  function end(least: number): void {
    const written = isTyped ? words : wrap(words)
    if (written !== '') {
      text += (text && '\n'.repeat(gap)) + (open.some(({ name }) => name === 'blockquote') ? quote(written) : written)
      gap = 0
    }
    ;[words, isTyped, gap] = ['', false, Math.max(gap, least)]
  }

  /** A line that stays as it is, between so many line ends. */
  function say(line: string, around: number): void {
    end(around)
    ;[words, isTyped] = [line, true]
    end(around)
  }

  function begin(name: string, attributes: string): void {
    const read = (attribute: string) => new RegExp(` ${attribute}="([^"]*)"`).exec(attributes)?.[1] ?? ''
    const around = open.at(-1)
    const classes = read('class').split(' ')
    const kind = `${name}.${classes[0]}`
    const isHidden = name === 'head' || kind === 'td.end' || / (aria-hidden|data-skip-in-text)="true"/.test(attributes)
    const isSkipped = isHidden || around?.isSkipped === true
    if (!isSkipped) endAt(name, kind)
    // Mail programs fold or grey what stands behind this line (RFC 3676, 4.3).
    if (kind === 'td.end') say('-- ', 2)
    if (kind === 'td.bullet') words += '- '
    const address = unescapeMarkup(read('href')).replace(/^mailto:(.*)/, (_, email) => decodeURIComponent(email))
    const isAsTyped = classes.includes('typed') || around?.isTyped === true
    open.push({ name, kind, isSkipped, isTyped: isAsTyped, address, from: words.length })
  }

  function finish({ name, kind, isSkipped, address, from }: Element): void {
    if (isSkipped) return
    if (kind === 'td.fact-label') words += '\u00a0: '
    if (name === 'a' && words.slice(from) !== address) say(address, 1)
    endAt(name, kind)
  }

  function endAt(name: string, kind: string): void {
    const least = gaps[kind] ?? gaps[name]
    if (least !== undefined) end(least)
  }

  function add(said: string, isAsTyped: boolean): void {
    if (!isAsTyped && said === '\n') end(1)
    else words += isAsTyped ? said : said.replace(/[ \t\r\n\f\u200b]+/g, ' ')
    isTyped ||= isAsTyped
  }

  for (const [token, slash, name, attributes = '', isVoid] of html.replace(/<!--.*?-->/gs, '').matchAll(tokens)) {
    const around = open.at(-1)
    if (slash && around) finish(around)
    if (slash) open.pop()
    else if (name && !isVoid) begin(name, attributes)
    else if (around && !around.isSkipped) add(name ? '\n' : unescapeMarkup(token), around.isTyped)
  }
  end(0)
  return `${text}\n`
}
