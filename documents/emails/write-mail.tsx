import { renderToStaticMarkup } from 'react-dom/server'
import { defaultLocale, locales } from '../../contract/locales.ts'
import {
  type CheckMails,
  linesOfMails,
  type MailName,
  mailValues,
  visitorMails,
  type WriteMail,
} from '../../contract/mails.ts'
import { perKey } from '../../contract/per-key.ts'
import { fillText, unescapeMarkup } from '../../contract/text.ts'
import { mails } from './mails.tsx'

/** Control characters, line separators and marks that turn the reading direction. */
const unprintable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu

const toLine = (value: string): string => value.replace(unprintable, ' ')

/** A value without what cannot be printed, one line unless it keeps its lines. @throws if it is missing, or an empty link */
function toPrintable(value: unknown, key: string): string {
  if (typeof value !== 'string') throw new Error(`a mail without its value “${key}”`)
  if (/Url$|^email$/.test(key) && value.trim() === '') throw new Error(`a mail with an empty link “${key}”`)
  return linesOfMails.includes(key) ? value.split('\n').map(toLine).join('\n') : toLine(value)
}

/** Mail programs that know no other read this one the same way. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

const ofEach = <Values extends Record<string, string>>(values: Values, of: (value: string, key: string) => string) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, of(value, key)])) as Values

export const writeMail: WriteMail = (name, locale, given, { settings, owner, messages, offers }) => {
  const values = ofEach({ ...perKey(mailValues[name], () => undefined), ...given }, toPrintable)
  const ofLanguage = { settings, owner, offers, locale, messages: messages[locale] }
  // A header is folded at its spaces; many of them would leave a line without anything (RFC 5322, 2.2.3).
  const inSubject = ofEach<Record<string, string>>(values, (value) => value.replace(/\s+/g, ' '))
  const subject = fillText(mails[name].toSubject(messages[locale]), inSubject)
  const html = renderToStaticMarkup(mails[name].toPage({ ...ofLanguage, subject, values }))
  return { subject, html: doctype + html, text: toPlainText(html) }
}

/** A sample of a value: what stands in its place is found in no words. */
const toSample = (key: string): string => (key.endsWith('Url') ? `https://site.example/${key}` : `(${key})`)

export const checkMails: CheckMails = (content) => {
  const names = Object.keys(mailValues) as MailName[]
  return names.flatMap((name) =>
    (visitorMails.includes(name) ? locales : [defaultLocale]).flatMap((locale) => {
      try {
        const { subject, text } = writeMail(name, locale, perKey(mailValues[name], toSample), content)
        const [open] = /\{\w*\}/.exec(subject + text) ?? []
        return open === undefined ? [] : [{ name, locale, fault: `${open} n’est remplacé par rien` }]
      } catch (error) {
        return [{ name, locale, fault: error instanceof Error ? error.message : String(error) }]
      }
    }),
  )
}

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
  p: 2,
  h1: 2,
  h2: 2,
  div: 2,
  table: 2,
  blockquote: 2,
  'tr.fact': 1,
  'tr.item': 1,
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
