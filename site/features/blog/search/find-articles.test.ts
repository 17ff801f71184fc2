import { expect, test } from 'vitest'
import { foldText, toSlug } from '../../../../contract/text.ts'
import { findArticles, type SearchIndex, toSearchWords } from './find-articles.ts'

const entry = (title: string, headings: string, text: string): SearchIndex[string] => {
  const fold = (words: string) => ` ${toSearchWords(foldText(words)).join(' ')} `
  return [fold(title), fold(headings), fold(text)]
}

const index: SearchIndex = {
  retours: entry('Les retours allemands', 'La Rückgabe', 'Größe, Kündigung, Auftragsverarbeitung'),
  paiement: entry('Payer sur facture', 'Kauf auf Rechnung', 'Les retours coûtent cher'),
}

const find = (asked: string) => findArticles(toSearchWords(foldText(asked)), index)

test.each(['Rückgabe', 'ruckgabe', 'Rueckgabe', 'RÜCKGABE', 'rückg', 'Kundigung', 'Kuendigung', 'Grosse', 'groesse'])(
  'an article is found by « %s », with the umlaut, without it or written out',
  (asked) => {
    expect(find(asked)).toEqual(['retours'])
  },
)

test('a title counts more than the text', () => {
  expect(find('retours')).toEqual(['retours', 'paiement'])
})

test('all words asked for have to be there, in any order', () => {
  expect(find('rechnung retours')).toEqual(['paiement'])
  expect(find('rechnung kündigung')).toEqual([])
})

test('a word within a compound is found', () => {
  expect(find('verarbeitung')).toEqual(['retours'])
})

test('French accents and apostrophes do not matter', () => {
  expect(toSearchWords(foldText('L’œuvre coûte'))).toEqual(['ouvre', 'coute'])
  expect(find('coutent')).toEqual(['paiement'])
})

test('an address keeps what it is made of readable', () => {
  expect(toSlug('Ce qu’il faut : Größe & prix')).toBe('ce-qu-il-faut-grosse-prix')
})
