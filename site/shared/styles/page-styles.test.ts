import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pickStyles, readSheet, shortenNames, withoutUnread } from './page-styles.ts'

const sheet = '@layer part{.card{a:b}.card.wide,.tile{c:d}@media print{.tile{e:f}.card:not(.wide){g:h}}[data-x]{i:j}}'

test('a page is given the rules that its classes can match, those without a class with their sheet', () => {
  expect(pickStyles([readSheet(sheet)], '<li class="card">')).toBe(
    '@layer part{.card{a:b}@media print{.card:not(.wide){g:h}}[data-x]{i:j}}',
  )
  expect(pickStyles([readSheet(sheet)], '<li class="tile">')).toBe(
    '@layer part{.tile{c:d}@media print{.tile{e:f}}[data-x]{i:j}}',
  )
  expect(pickStyles([readSheet(sheet)], '<li data-x>')).toBe('')
  const inBrackets = '.tile,.card:has(>:nth-child(2),.tile):not(.a,.b){a:b}'
  expect(pickStyles([readSheet(inBrackets)], '<li class="card">')).toBe(inBrackets.slice('.tile,'.length))
  const ofElements = '.card>#a,.card b:hover,i.card,li.card::after,.card [x=b]{a:b}'
  expect(pickStyles([readSheet(ofElements)], '<li class="card">')).toBe('.card>#a,li.card::after,.card [x=b]{a:b}')
})

test('an order of layers, a typeface and a movement are kept as they stand', () => {
  const css = '@layer base,part;@font-face{src:url(a)}.card{a:b}@keyframes run{from{scale:0 1}}'
  expect(pickStyles([readSheet(css)], '<li class="card">')).toBe(css)
})

test('and the whole sheet of what its script may show later', () => {
  expect(pickStyles([readSheet(sheet, { isWhole: true })], '<li class="tile">')).toBe(sheet)
})

test('each layer stands in one block, in the order in which they come', () => {
  const sheets = ['@layer base{.card{a:b}}@layer part{.card{c:d}}', '@layer base{.card{e:f}}'].map((css) =>
    readSheet(css),
  )
  expect(pickStyles(sheets, '<li class="card">')).toBe('@layer base{.card{a:b}.card{e:f}}@layer part{.card{c:d}}')
})

test('a face for one letter goes to pages that have it', () => {
  const face = '@font-face{font-family:A;unicode-range:U+1E9E}.card{a:b}'
  expect(pickStyles([readSheet(face)], '<li class="card">Strasse')).toBe('.card{a:b}')
  expect(pickStyles([readSheet(face)], '<li class="card">STRAẞE')).toBe(face)
})

test('a value that nothing reads is left out, and so is one that only it reads', () => {
  const css = ':root{--a:1px;--b:var(--a);--c:red;--d:2px}.card{--e:3px;width:var(--d)}'
  expect(withoutUnread(css, '<path fill="var(--c)">')).toBe(':root{--c:red;--d:2px}.card{width:var(--d)}')
  expect(withoutUnread('@media print{.card{--e:3px}}', '')).toBe('')
})

test('names of values are shortened where they are read, and nowhere else', () => {
  const css = '.card--wide{--thread:red;color:var(--thread);border-color:var(--rule)}'
  const body = '<p class="card--wide">var(--thread)<path fill="mix(in srgb,var(--rule),var(--thread))">'
  expect(shortenNames(css, body)).toEqual([
    '.card--wide{--0:red;color:var(--0);border-color:var(--1)}',
    '<p class="card--wide">var(--thread)<path fill="mix(in srgb,var(--1),var(--0))">',
  ])
})

/**
 * Sheets of which every page has all rules, and which speak of other sheets' classes: for print, for dark colours; and
 * those of the administrator's documents, which stand with no sheet of the app.
 */
const apart = /\/(?:base|layout|modes|small-parts|tokens|[\w-]+-document)\.css$/

test('a class means one thing on the site and in the app: outside of nested rules no two sheets give looks to the same class alone', () => {
  const owners = new Map<string, Set<string>>()
  for (const path of globSync('{site,admin}/**/*.css').filter((one) => !apart.test(one))) {
    const css = readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
    for (const [, name = ''] of css.matchAll(/(?<=[{};]\s*)\.([\w-]+)(?=\s*\{)/g))
      owners.set(name, (owners.get(name) ?? new Set()).add(path))
  }
  const twice = [...owners].filter(([, paths]) => paths.size > 1).map(([name, paths]) => [name, ...paths])
  expect(twice).toEqual([])
})
