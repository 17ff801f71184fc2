import { escapeMarkup } from '../../contract/escape-markup.ts'
import type { MailText } from '../../contract/mail-template.ts'

/** `{{name}}`, or `{{name|lines}}` and `{{name|quoted}}` for a value of several lines, which a subject never has. */
const slotPattern = /\{\{(\w+)(?:\|(lines|quoted))?\}\}/g

type Form = 'lines' | 'quoted' | undefined

/** Control characters, line separators and marks that turn the reading direction. */
const unprintable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu

/** Without what cannot be printed; one line, unless the slot has lines. */
function toPrintable(value: string, hasLines: boolean): string {
  if (!hasLines) return value.replace(unprintable, ' ')
  return value
    .split('\n')
    .map((line) => toPrintable(line, false))
    .join('\n')
}

/** An address inside `mailto:` (RFC 6068, 2): a `?` or `&` in its local part must not become a header of the mail. */
function encodeAddress(address: string): string {
  return encodeURIComponent(address).replaceAll('%40', '@')
}

/** A text with the mark of a quotation before each line; no line ends in white space by it. */
const toQuoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n')

/**
 * Puts values into the slots of a template. They are escaped in the HTML, plain in subject and text, and
 * single lines but where a slot asks for `lines`, so that no value can add a header or a line of its own. What is
 * `quoted` has `> ` before each line of the text (RFC 3676, 4.5); in the HTML its element says so.
 * @throws if a slot gets no value, a link gets an empty one, or a value has no slot: a mail with an empty
 *   link must never leave
 */
export function fillTemplate({ subject, html, text }: MailText, slots: Record<string, string>): MailText {
  const filled = new Set<string>()

  function fill(part: string, write: (value: string, form: Form, before: string, name: string) => string): string {
    return part.replace(slotPattern, (_slot, name: string, form: Form, offset: number) => {
      const value = Object.hasOwn(slots, name) ? slots[name] : undefined
      if (typeof value !== 'string') throw new Error(`fillTemplate: slot "${name}" is not given`)
      filled.add(name)
      return write(toPrintable(value, form !== undefined), form, part.slice(Math.max(0, offset - 13), offset), name)
    })
  }

  function writeMarkup(value: string, _form: Form, before: string, name: string): string {
    const isMailto = before.endsWith('href="mailto:')
    if ((isMailto || before.endsWith('href="')) && value.trim() === '')
      throw new Error(`fillTemplate: link "${name}" is empty`)
    // Word, inside Outlook, knows no line but that of an element.
    return escapeMarkup(isMailto ? encodeAddress(value) : value).replaceAll('\n', '<br>')
  }

  if (/\{\{\w+\|\w+\}\}/.test(subject)) throw new Error('fillTemplate: a subject is one line')
  const mail = {
    // A header is folded at its spaces; many of them would leave a line without anything (RFC 5322, 2.2.3).
    subject: fill(subject, (value) => value.replace(/\s+/g, ' ')),
    html: fill(html, writeMarkup),
    text: fill(text, (value, form) => (form === 'quoted' ? toQuoted(value) : value)),
  }
  for (const name of Object.keys(slots)) {
    if (!filled.has(name)) throw new Error(`fillTemplate: the template has no slot "${name}"`)
  }
  return mail
}
