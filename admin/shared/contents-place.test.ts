import { expect, test } from 'vitest'
import { adminScreens } from '../../contract/api/admin.ts'
import { addressOfFile, historyAddress, listAddress, toContentsPlace } from './contents-place.ts'

const placeAt = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'https://site.example')
  return toContentsPlace(pathname.slice(adminScreens.contents.length + 1), searchParams)
}

test('a file, a line or a field of it, the history and the list have addresses of their own', () => {
  expect(placeAt(listAddress)).toEqual({ kind: 'list' })
  expect(placeAt(historyAddress)).toEqual({ kind: 'history' })
  const path = 'articles/fr/sie-ou-du/article.md'
  expect(placeAt(addressOfFile(path))).toEqual({ kind: 'file', path, target: undefined })
  expect(placeAt(addressOfFile(path, { line: 12 }))).toEqual({ kind: 'file', path, target: { line: 12 } })
  expect(placeAt(addressOfFile('testimonials/fr.yaml', { line: 8, field: ['list', 0, 'quote'] }))).toEqual({
    kind: 'file',
    path: 'testimonials/fr.yaml',
    target: { field: ['list', 0, 'quote'] },
  })
  expect(placeAt(`${listAddress}/%`)).toEqual({ kind: 'list' })
})
