/** The two marks of the copy: `[de:Impressum]`, its language and its words, and `**stress**`. */
export const richMarks = /\[(de|fr|en):([^\]]+)\]|\*\*([^*]+)\*\*/g

/** Words of the copy without its marks. */
export const toPlainText = (text: string): string => text.replace(richMarks, '$2$3')

/** The title as tabs and search engines show it: with the brand, unless it is named there already. */
export const withBrand = (title: string, brand: string): string =>
  title.includes(brand) ? title : `${title} – ${brand}`

/** The same words at the beginning of a line. */
export const withCapital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text as it is written in HTML, SVG or XML, also between quotes. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

/** `&#x27;` is how React writes an apostrophe. */
const characters: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
}

/** A text as it is read, of one that is written in HTML, SVG or XML by us. */
export function unescapeMarkup(markup: string): string {
  return markup.replace(/&#?\w+;/g, (entity) => characters[entity] ?? entity)
}

/** The address of a `mailto:` link (RFC 6068, 2): a `?` or `&` in its local part must not become a header of the mail. */
export const toMailto = (email: string): string => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`

/** A value as JSON for a `<script>` element: no character in it can close the element. */
export const toScriptJson = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * Puts values into a sentence: `fillText('in {n} minutes', { n: 3 })`.
 * A placeholder without a value stays as it stands.
 */
export function fillText(sentence: string, values: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (slot, key: string) => String(values[key] ?? slot))
}

/** Lower case without accents, never shorter than the text: `Übergröße` becomes `ubergrosse`. */
function foldAccents(text: string): string {
  return text
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
}

/** The signs of print as a keyboard has them: apostrophes, quotation marks, hyphens and spaces, one for one. */
export const toTyped = (text: string): string =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[‐‑–—]/g, '-')
    .replace(/[\u00a0\u202f]/g, ' ')

/** What people typed and what is searched in it, as they are compared. */
export const toSearched = (text: string): string => foldAccents(toTyped(text))

/**
 * A word as the search compares it. `ä`, `ae` and `a` all become `a`, `ß` and `ss` both `ss`: a German word is found
 * with its umlaut, without it, or written out.
 */
export function foldText(text: string): string {
  return foldAccents(text).replace(/([aou])e/g, '$1')
}

/** Last part of an address made of a text: `Ce qu’il faut` becomes `ce-qu-il-faut`. */
export function toSlug(text: string): string {
  return foldAccents(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
