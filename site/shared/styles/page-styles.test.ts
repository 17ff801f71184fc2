import { expect, test } from 'vitest'
import { pickStyles, readSheet } from './page-styles.ts'

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
})

test('an order of layers, a typeface and a movement are kept as they stand', () => {
  const css = '@layer base,part;@font-face{src:url(a)}.card{a:b}@keyframes run{from{scale:0 1}}'
  expect(pickStyles([readSheet(css)], '<li class="card">')).toBe(css)
})

test('and the whole sheet of what its script may show later', () => {
  expect(pickStyles([readSheet(sheet, true)], '<li class="tile">')).toBe(sheet)
})
