import { expect, test } from 'vitest'
import { suggestAddress } from './suggest-address.ts'

test.each([
  ['anna@gmial.com', 'anna@gmail.com'],
  [' Anna@GMX.d ', 'anna@gmx.de'],
  ['anna@wanado.fr', 'anna@wanadoo.fr'],
])('%s is offered as %s, which many people have', (typed, meant) => {
  expect(suggestAddress(typed)).toBe(meant)
})

test.each(['ann@firma.test', 'ann@firma.ed', 'ann@hotnail-firma.de', 'ann@gmail.com', 'ann@hotmail.at', 'ann', ''])(
  '%j is nobody else’s address: a firm may have any host, and nothing is offered for it',
  (typed) => {
    expect(suggestAddress(typed)).toBeUndefined()
  },
)
