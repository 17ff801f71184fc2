import { type Locale, languages } from '../../../contract/locales.ts'
import { fillText, toSlug } from '../../../contract/text.ts'
import type { Edit } from './edit.ts'

/** A source of the text: the name by which it is called, and what is said of it. */
export type KnownSource = { name: string; text: string }

/** What a source is made of; `title` in `language` and `year` may be empty. `checkedOn` is a day, `2026-11-21`. */
export type NewSource = {
  office: string
  title: string
  language: Locale
  year: string
  address: string
  checkedOn: string
}

/** The sources that stand in the text, in their order. */
export const listSources = (text: string): KnownSource[] =>
  [...text.matchAll(/^\[\^([^\]\s]+)\]:[ \t]*(.*)$/gm)].map(([, name = '', source = '']) => ({ name, text: source }))

/** The short name that a new source gets: from its first word, and unlike any other in the text. */
export function toSourceName(office: string, text: string): string {
  const base = toSlug(office).split('-').find(Boolean) ?? 'source'
  const taken = new Set([...text.matchAll(/\[\^([^\]\s]+)\]/g)].map(([, name]) => name))
  let name = base
  for (let count = 2; taken.has(name); count += 1) name = `${base}${count}`
  return name
}

/**
 * A source as the house writes it: `Office, « Titre », 2025, vérifié le 2026-11-21, https://…`.
 * @param checked how the article's language says that day: `vérifié le {day}`
 */
export function writeSource(source: NewSource, locale: Locale, checked: string): string {
  const { office, title, language, year, address, checkedOn } = source
  // The narrow spaces come by themselves when the text is set.
  const [open, close] = languages[locale].quotationMarks.map((mark) => mark.replace('\u00a0', ' '))
  const words = title.trim()
  const named = words && `${open}${language === locale ? words : `:${language}[${words}]`}${close}`
  const parts = [office.trim(), named, year.trim(), fillText(checked, { day: checkedOn }), address.trim()]
  return parts.filter(Boolean).join(', ')
}

/**
 * Calls a source at a place.
 * @param definition of one that is new: it goes behind the others, at the end of the text
 */
export function insertSource(text: string, place: number, name: string, definition?: string): Edit {
  const call = `[^${name}]`
  const changes = [{ from: place, to: place, insert: call }]
  if (definition !== undefined) {
    const end = text.trimEnd().length
    const lastLine = text.slice(text.lastIndexOf('\n', end - 1) + 1, end)
    const gap = /^\[\^[^\]]+\]:/.test(lastLine) ? '\n' : '\n\n'
    // Behind the text lies white space at most: a call that stands in it keeps its place before the definition.
    changes.push({ from: Math.max(end, place), to: Math.max(end, place), insert: `${gap}${call}: ${definition}` })
  }
  return { changes, selection: { from: place + call.length, to: place + call.length } }
}
