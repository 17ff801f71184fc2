import { expect, test } from 'vitest'
import { addressOfFile, toContentsPlace } from './contents-place.ts'

test('a file, a line of it, the history and the list have addresses of their own', () => {
  expect(toContentsPlace('#contenus')).toEqual({ kind: 'list' })
  expect(toContentsPlace('#contenus/historique')).toEqual({ kind: 'history' })
  const path = 'articles/fr/sie-ou-du/article.md'
  expect(toContentsPlace(addressOfFile(path))).toEqual({ kind: 'file', path, target: undefined })
  expect(toContentsPlace(addressOfFile(path, 12))).toEqual({ kind: 'file', path, target: { line: 12 } })
  expect(toContentsPlace('#contenus/%')).toEqual({ kind: 'list' })
})
