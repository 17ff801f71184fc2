import { expect, test } from 'vitest'
import { applyEdit, type Edit, type Span } from './edit.ts'
import { insertBlock, insertPicture, linkAt, writeLink } from './insert-parts.ts'
import { toggleBold, toggleForeign } from './mark-words.ts'
import { toggleHeading, toggleList, toggleQuote } from './shape-lines.ts'

/** A text with `‹` and `›` around what is selected; both at one place are a cursor. */
function read(marked: string): { text: string; span: Span } {
  const from = marked.indexOf('‹')
  const to = marked.indexOf('›') - 1
  return { text: marked.replace(/[‹›]/g, ''), span: { from, to } }
}

function edited(marked: string, edit: (text: string, span: Span) => Edit): string {
  const { text, span } = read(marked)
  const made = edit(text, span)
  const done = applyEdit(text, made)
  const { from, to } = made.selection
  return `${done.slice(0, from)}‹${done.slice(from, to)}›${done.slice(to)}`
}

test.each([
  ['what is selected is stressed', 'a ‹bc› d', 'a **‹bc›** d'],
  ['spaces at its ends stay outside', 'a‹ bc ›d', 'a **‹bc›** d'],
  ['the word at the cursor is stressed', "l'entre‹›prise.", "**‹l'entreprise›**."],
  ['stressed words lose their stress', 'a **‹bc›** d', 'a ‹bc› d'],
  ['also when the stars are selected', 'a ‹**bc**› d', 'a ‹bc› d'],
  ['between spaces two pairs of stars wait for words', 'a ‹› d', 'a **‹›** d'],
  ['each entry of a list is stressed by itself', '‹- a\n- b c›', '- **‹a**\n- **b c›**'],
])('bold: %s', (_, before, after) => expect(edited(before, toggleBold)).toBe(after))

test.each([
  ['a word is marked', "l'‹Impressum›", "l':de[‹Impressum›]"],
  ['a marked word loses its mark', 'a :de[‹Wort›] b', 'a ‹Wort› b'],
  ['also when its mark is selected', 'a ‹:de[Wort]› b', 'a ‹Wort› b'],
  ['a word of another language changes it', 'a :en[‹Wort›] b', 'a :de[‹Wort›] b'],
  ['without a word there is a place for one', 'a ‹› b', 'a :de[‹›] b'],
])('foreign word: %s', (_, before, after) =>
  expect(edited(before, (text, span) => toggleForeign(text, span, 'de'))).toBe(after),
)

test('a line becomes a heading, another level, and a paragraph again', () => {
  expect(edited('a\n\nTi‹›tre\n\nb', (text, span) => toggleHeading(text, span, 2))).toBe('a\n\n## Ti‹›tre\n\nb')
  expect(edited('## Ti‹›tre', (text, span) => toggleHeading(text, span, 3))).toBe('### Ti‹›tre')
  expect(edited('### Ti‹›tre', (text, span) => toggleHeading(text, span, 3))).toBe('Ti‹›tre')
  expect(edited('a\nTi‹›tre\nb', (text, span) => toggleHeading(text, span, 2))).toBe('a\n\n## Ti‹›tre\n\nb')
})

test('lines become a list, of the other kind, and paragraphs again', () => {
  const bullets = (text: string, span: Span) => toggleList(text, span, 'bullets')
  const numbers = (text: string, span: Span) => toggleList(text, span, 'numbers')
  expect(edited('a\n‹b\nc›\nd', bullets)).toBe('a\n\n- ‹b\n- c›\n\nd')
  expect(edited('‹- b\n- c›', numbers)).toBe('‹1. b\n2. c›')
  expect(edited('‹1. b\n2. c›', numbers)).toBe('‹b\nc›')
  expect(edited('‹a\n\nb›', toggleQuote)).toBe('> ‹a\n> \n> b›')
})

const words = { title: 'T', text: 'Texte.' }
const insert = (name: Parameters<typeof insertBlock>[2]) => (text: string, span: Span) =>
  insertBlock(text, span, name, words)

test.each([
  ['stands behind the paragraph at the cursor', 'un‹›\ndeux\n\nfin\n', 'un\ndeux\n\n:::note\n‹Texte.›\n:::\n\nfin\n'],
  ['takes an empty line', 'un\n‹›\ndeux', 'un\n\n:::note\n‹Texte.›\n:::\n\ndeux'],
  ['may be all there is', '‹›', ':::note\n‹Texte.›\n:::'],
  ['goes round selected lines', 'a\n\nb‹c\nd›e\n\nf', 'a\n\n:::note\n‹bc\nde›\n:::\n\nf'],
  ['goes behind another block', ':::pull\nb‹›\n:::\nc', ':::pull\nb\n:::\n\n:::note\n‹Texte.›\n:::\n\nc'],
  ['stays before the sources', 'a[^b]\n\n[^b]: B‹›\n', 'a[^b]\n\n:::note\n‹Texte.›\n:::\n\n[^b]: B\n'],
  ['keeps the last line ended', 'a‹›\n', 'a\n\n:::note\n‹Texte.›\n:::\n'],
])('a block %s', (_, before, after) => expect(edited(before, insert('note'))).toBe(after))

test('every block has the form that the loader reads, with what is to be written first selected', () => {
  expect(edited('‹›', insert('warning'))).toBe(':::warning[‹T›]\nTexte.\n:::')
  expect(edited('‹›', insert('definition'))).toBe(':::definition{word="‹T›" say=""}\nTexte.\n:::')
  expect(edited('‹a\nb›', insert('checklist'))).toBe(':::checklist\n‹- a\n- b›\n:::')
  expect(edited('‹›', insert('stats'))).toBe(':::stats\n- **‹T›** Texte.\n:::')
  expect(edited('‹›', insert('roadmap'))).toBe(':::roadmap\n### ‹T›\nTexte.\n:::')
  expect(edited('‹›', insert('pull'))).toBe(':::pull\n‹Texte.›\n:::')
  expect(edited('‹›', insert('table'))).toBe(':::table[‹T›]\nTexte.\n:::')
})

test('a picture stands alone, and brackets of its description do no harm', () => {
  const picture = (text: string, { to }: Span) => insertPicture(text, to, 'Un [quai]\nvide ', 'quai.jpg')
  expect(edited('a‹›b\n\nc', picture)).toBe('ab\n\n![Un \\[quai\\] vide](quai.jpg)‹›\n\nc')
})

test('the link at the cursor is found and written anew; a picture is none', () => {
  const text = '![x](y.jpg) voir [le :de[Wort] ici](/blog/a_(b)) fin'
  expect(linkAt(text, 3)).toBeUndefined()
  const link = linkAt(text, 22)
  expect(link).toMatchObject({ words: 'le :de[Wort] ici', href: '/blog/a_(b)' })
  if (link) expect(applyEdit(text, writeLink(link, 'là', '/contact'))).toBe('![x](y.jpg) voir [là](/contact) fin')
})
