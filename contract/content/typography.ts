import type { Locale } from '../locales.ts'

const narrow = '\u202f'
const fixed = '\u00a0'

/** Stands for a word that is not to be touched: code, or a word of another language. */
const untouched = '\ufffc'
/** Marks the border between two pieces of one line. */
const border = '\ufff9'

// A border may stand between any two letters of a line; it is never what a rule looks at.
const b = `${border}*`
type Rule = readonly [RegExp, string]

/** A measure stays whole, and a paragraph sign or a number holds on to what it counts. */
const everywhere: readonly Rule[] = [
  [/'/g, '’'],
  [/\.{3}/g, '…'],
  [/(\d) × (?=\d)/g, `$1${fixed}×${fixed}`],
  [new RegExp(`(§|\\bn°|\\bNr\\.|\\bno\\.)(${b}) (?=${b}[\\d${untouched}])`, 'gi'), `$1$2${fixed}`],
]

const french: readonly Rule[] = [
  [new RegExp(`(^|[\\s(«’\\u00a0])(${b})"(?=${b}\\S)`, 'g'), `$1$2«${fixed}`],
  [/"/g, `${fixed}»`],
  // Inside « », before » and after «.
  [new RegExp(`«(${b})[ \\u00a0\\u202f]*(?=${b}\\S)`, 'g'), `«${fixed}$1`],
  // Looked at once for each run of spaces, and never parted in two: a long run would take hours.
  [new RegExp(`(?<![ \\u00a0\\u202f])[ \\u00a0\\u202f]*(?:(${border}+)[ \\u00a0\\u202f]*)?»`, 'g'), `$1${fixed}»`],
  // Before ; ! ? at the end of a word: not within an address or a formula, not after another mark.
  [
    new RegExp(`([^\\s;!?(\\[«…${border}])(${b})[ \\u00a0\\u202f]?(${b})([;!?])(?=${b}(?:[\\s;!?…)\\]»’,.]|$))`, 'g'),
    `$1$2${narrow}$3$4`,
  ],
  [/… (?=[;!?])/g, `…${narrow}`],
  [new RegExp(`([^\\s:;(\\[«${border}])(${b})[ \\u00a0\\u202f]?(${b}):(?=${b}(?:[\\s»]|$))`, 'g'), `$1$2${fixed}$3:`],
  // Thousands: groups of three after one to three digits.
  [/(?<![\d.,/-])(\d{1,3})((?: \d{3})+)(?!\d)/g, ''],
  [new RegExp(`(\\d)(${b})[ \\u202f\\u00a0]?(${b})(?=[%€‰])`, 'g'), `$1$2${fixed}$3`],
  // A day holds on to its month.
  [
    /\b(\d{1,2}|1er) (?=(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)\b)/g,
    `$1${fixed}`,
  ],
]

/** Between a figure and its sign German sets a space that holds (DIN 5008); English none, so that there is nothing to hold. */
const german: readonly Rule[] = [[/(\d) (?=[%€])/g, `$1${fixed}`]]

const rules: Record<Locale, readonly Rule[]> = {
  fr: [...everywhere, ...french],
  en: everywhere,
  de: [...everywhere, ...german],
}

function setPieces(line: string, locale: Locale): string {
  let set = line
  for (const [pattern, replacement] of rules[locale]) {
    set =
      replacement === ''
        ? set.replace(pattern, (_, first: string, rest: string) => first + rest.replaceAll(' ', narrow))
        : set.replace(pattern, replacement)
  }
  return set
}

/** A piece of a line; `isFixed` marks code, addresses and words of another language. */
export type LinePiece = { text: string; isFixed?: boolean }

/**
 * Sets one line by the rules of its language: apostrophes, spaces that hold; in French before ; ! ? : % € and within « »
 * and numbers. The pieces are judged together, so that a space before a colon is set although a stressed or foreign
 * word stands before it. Quotation marks of English and German are written as they are.
 * @returns the texts of the pieces in the same order; fixed ones come back as they were
 */
export function setLine(pieces: readonly LinePiece[], locale: Locale): string[] {
  const line = pieces.map(({ text, isFixed }) => (isFixed ? untouched : text)).join(border)
  const texts = setPieces(line, locale).split(border)
  return pieces.map(({ text, isFixed }, index) => {
    if (!isFixed) return texts[index] ?? ''
    // A rule may have put a space beside the fixed piece.
    return (texts[index] ?? untouched).replace(untouched, () => text)
  })
}

const foreignWord = /(\[(?:de|en|fr):[^\]]+\])/

/** Sets a text of one line that may hold `[de:Impressum]`, as the fields of an article's head do. */
export function toTypography(text: string, locale: Locale): string {
  const pieces = text.split(foreignWord).map((piece) => ({ text: piece, isFixed: foreignWord.test(piece) }))
  return setLine(pieces, locale).join('')
}
