import { expect, test } from 'vitest'
import { setLine, toTypography } from './typography.ts'

/** Spaces made visible: `_` holds, `~` is narrow and holds. */
const show = (text: string) => text.replaceAll('\u00a0', '_').replaceAll('\u202f', '~')
const set = (text: string) => show(toTypography(text, 'fr'))

test.each([
  ["l'offre d'abord", 'l’offre d’abord'],
  ['Que faire ? Rien ; attendre !', 'Que faire~? Rien~; attendre~!'],
  ['Que faire? Rien; attendre!', 'Que faire~? Rien~; attendre~!'],
  ['Vraiment ?!', 'Vraiment~?!'],
  ['Trois mots : un, deux', 'Trois mots_: un, deux'],
  ['Trois mots: un', 'Trois mots_: un'],
  ['à 14:30, ou 16:9', 'à 14:30, ou 16:9'],
  ['dit « merci » puis', 'dit «_merci_» puis'],
  ['dit «merci», « non ? »', 'dit «_merci_», «_non~?_»'],
  ['dit "merci" et part', 'dit «_merci_» et part'],
  ['1 500 € et 12,3 % de 107 370', '1~500_€ et 12,3_% de 107~370'],
  ['1500€, 12%', '1500_€, 12_%'],
  ['en 2025 300 salons', 'en 2025 300 salons'],
  ['1 234 567 habitants', '1~234~567 habitants'],
  ['le § 5 et le n° 23', 'le §_5 et le n°_23'],
  ['et ensuite...', 'et ensuite…'],
  ['(vraiment ?)', '(vraiment~?)'],
  // Words of another language keep their own typography.
  ['[de:Wie geht’s? Gut: danke!] : oui', '[de:Wie geht’s? Gut: danke!]_: oui'],
  ["l'[de:Impressum] ?", 'l’[de:Impressum]~?'],
  ['« [de:Anzeige] »', '«_[de:Anzeige]_»'],
  // A measure is not broken over two lines, nor a day from its month.
  ['une couette de 135 × 200 cm', 'une couette de 135_×_200 cm'],
  ['le 13 décembre 2024, le 1er mars', 'le 13_décembre 2024, le 1er_mars'],
  // An address keeps its question mark and its colon.
  ['voir example.com/?a=1 et https://example.com', 'voir example.com/?a=1 et https://example.com'],
])('%s', (written, wanted) => {
  expect(set(written)).toBe(wanted)
})

test('what is set already stays as it is', () => {
  const text = toTypography("« Qu'est-ce ? » : 1 500 €, l'[de:Impressum] ; fin", 'fr')
  expect(toTypography(text, 'fr')).toBe(text)
})

test('a mark is set although a stressed word, code or a word of another language stands before it', () => {
  const pieces = [
    { text: 'Le ' },
    { text: 'mot' },
    { text: ' : ' },
    { text: 'a ? b: c', isFixed: true },
    { text: ' ; fin' },
  ]
  expect(setLine(pieces, 'fr').map(show)).toEqual(['Le ', 'mot', '_: ', 'a ? b: c', '~; fin'])
})

test('a mark within stressed words takes its space there', () => {
  expect(setLine([{ text: 'Qui répond ?' }, { text: ' Vous.' }], 'fr').map(show)).toEqual(['Qui répond~?', ' Vous.'])
  expect(setLine([{ text: 'a « ' }, { text: 'x', isFixed: true }, { text: ' » b' }], 'fr').map(show)).toEqual([
    'a «_',
    'x',
    '_» b',
  ])
})

test.each([
  ['de', "12 % nach § 7, 135 × 200 cm, 40 €: so geht's", '12_% nach §_7, 135_×_200 cm, 40_€: so geht’s'],
  ['en', 'the firm\'s 12 % under § 7: is it? Yes; "so"', 'the firm’s 12 % under §_7: is it? Yes; "so"'],
] as const)('a line in %s is set by the rules of its own language', (locale, written, wanted) => {
  expect(show(toTypography(written, locale))).toBe(wanted)
})

test('a long line of nothing but spaces and marks is set at once', () => {
  const began = performance.now()
  toTypography(' ;:!?«» "\' 1 000'.repeat(5_000), 'fr')
  expect(performance.now() - began).toBeLessThan(2_000)
})

test('a long run of spaces is left as it is, and takes no longer than other texts', () => {
  const text = `a${' '.repeat(20_000)}b`
  expect(toTypography(text, 'fr')).toBe(text)
  expect(toTypography(`« a${' '.repeat(20_000)}»`, 'fr')).toBe('«\u00a0a\u00a0»')
})
