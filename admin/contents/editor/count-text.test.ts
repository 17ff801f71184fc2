import { expect, test } from 'vitest'
import { countText } from './count-text.ts'

test('what readers do not see is not counted', () => {
  const body = [
    '## Le titre',
    '',
    'Un **mot** et [deux :de[Wörter]](/blog/x).[^a]',
    '',
    ':::warning[Trois mots ici]',
    '- Un point',
    ':::',
    '',
    '| A | B |',
    '|---|---|',
    '',
    '[^a]: Office, https://example.com',
  ].join('\n')
  expect(countText(body)).toEqual({ words: 14, characters: 59, minutes: 1 })
})
