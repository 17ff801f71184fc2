/** Lower case without accents, never shorter than the text: `Übergröße` becomes `ubergrosse`. */
export function foldAccents(text: string): string {
  return text
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
}

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
