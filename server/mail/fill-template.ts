import { escapeMarkup } from '../../contract/escape-markup.ts'
import type { MailText } from '../../contract/mail-template.ts'

/** Fills one template; see `fillTemplate`. */
export type TemplateFiller = (slots: Record<string, string>) => MailText

/** Where a slot stands decides how its value is written there. */
type Place = 'plain' | 'html' | 'link' | 'mailto'
type Slot = { name: string; place: Place; hasLines: boolean; after: string }
type CompiledPart = { before: string; slots: Slot[] }

/** `{{name}}`, or `{{name|lines}}` for a value of several lines, which a subject never has. */
const slotPattern = /\{\{(\w+)(\|lines)?\}\}/

/** Control characters, line separators and marks that turn the reading direction. */
const unprintable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu

/** An address inside `mailto:` (RFC 6068, 2): a `?` or `&` in its local part must not become a header of the mail. */
function encodeAddress(address: string): string {
  return encodeURIComponent(address).replaceAll('%40', '@')
}

function placeAfter(markup: string): Place {
  if (markup.endsWith('href="mailto:')) return 'mailto'
  return markup.endsWith('href="') ? 'link' : 'html'
}

function compilePart(source: string, isHtml: boolean): CompiledPart {
  const pieces = source.split(slotPattern)
  const before = pieces[0] ?? ''
  const slots: Slot[] = []
  for (let index = 1; index < pieces.length; index += 3) {
    const place = isHtml ? placeAfter(pieces[index - 1] ?? '') : 'plain'
    const hasLines = pieces[index + 1] !== undefined
    slots.push({ name: pieces[index] ?? '', place, hasLines, after: pieces[index + 2] ?? '' })
  }
  return { before, slots }
}

/** Without what cannot be printed; one line, unless the slot has lines. */
function toPrintable(value: string, hasLines: boolean): string {
  if (!hasLines) return value.replace(unprintable, ' ')
  return value
    .split('\n')
    .map((line) => toPrintable(line, false))
    .join('\n')
}

function writeValue(value: string, { place, hasLines }: Slot): string {
  const printable = toPrintable(value, hasLines)
  if (place === 'plain') return printable
  return escapeMarkup(place === 'mailto' ? encodeAddress(printable) : printable)
}

function fillPart(part: CompiledPart, values: Map<string, string>): string {
  let filled = part.before
  for (const slot of part.slots) filled += writeValue(values.get(slot.name) ?? '', slot) + slot.after
  return filled
}

/** Takes a template apart once; the returned function only joins its pieces with the values. */
export function compileTemplate(template: MailText): TemplateFiller {
  const subject = compilePart(template.subject, false)
  const html = compilePart(template.html, true)
  const text = compilePart(template.text, false)
  const all = [...subject.slots, ...html.slots, ...text.slots]
  if (subject.slots.some(({ hasLines }) => hasLines)) throw new Error('fillTemplate: a subject is one line')
  const names = new Set(all.map((slot) => slot.name))
  const links = new Set(html.slots.filter((slot) => slot.place !== 'html').map((slot) => slot.name))

  return (slots) => {
    for (const name of Object.keys(slots)) {
      if (!names.has(name)) throw new Error(`fillTemplate: the template has no slot "${name}"`)
    }
    const values = new Map<string, string>()
    for (const name of names) {
      const value = Object.hasOwn(slots, name) ? slots[name] : undefined
      if (typeof value !== 'string') throw new Error(`fillTemplate: slot "${name}" is not given`)
      if (links.has(name) && toPrintable(value, false).trim() === '')
        throw new Error(`fillTemplate: link "${name}" is empty`)
      values.set(name, value)
    }
    return { subject: fillPart(subject, values), html: fillPart(html, values), text: fillPart(text, values) }
  }
}

const fillers = new WeakMap<MailText, TemplateFiller>()

/**
 * Puts values into the slots of a template. They are escaped in the HTML, plain in subject and text, and
 * single lines but where a slot asks for `lines`, so that no value can add a header or a line of its own.
 * @throws if a slot gets no value, a link gets an empty one, or a value has no slot: a mail with an empty
 *   link must never leave
 */
export function fillTemplate(template: MailText, slots: Record<string, string>): MailText {
  let fill = fillers.get(template)
  if (fill === undefined) {
    fill = compileTemplate(template)
    fillers.set(template, fill)
  }
  return fill(slots)
}
