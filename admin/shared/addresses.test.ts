import { expect, test, vi } from 'vitest'
import { adminScreens } from '../../contract/api/admin.ts'
import { addressOfFile, historyAddress, listAddress, toContentsPlace } from './contents-place.ts'
import { askBeforeLeaving, toPlace } from './use-address.ts'

test('every screen has its address, and what stands below it belongs to it', () => {
  expect(toPlace('/admin')).toEqual({ screen: 'dashboard', rest: '' })
  expect(toPlace('/admin/demandes')).toEqual({ screen: 'enquiries', rest: '' })
  expect(toPlace('/admin/personnes/an-id')).toEqual({ screen: 'people', rest: 'an-id' })
  expect(toPlace('/admin/contenus/pages/home/fr.yaml')).toEqual({ screen: 'contents', rest: 'pages/home/fr.yaml' })
  for (const path of ['/', '/administration', '/admin/apercu', '/admin/demandeurs']) {
    expect(toPlace(path)).toBeUndefined()
  }
})

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

test('before a place is left for another of the app it is asked, and stayed where the answer is no', () => {
  const navigation = new EventTarget()
  vi.stubGlobal('navigation', navigation)
  vi.stubGlobal('window', Object.assign(new EventTarget(), { navigation }))
  vi.stubGlobal('location', new URL('https://site/admin/contenus/a'))
  const confirm = vi.fn(() => false)
  vi.stubGlobal('confirm', confirm)
  const isFollowed = (path: string) => {
    const event = new Event('navigate', { cancelable: true })
    const destination = { url: `https://site${path}` }
    return navigation.dispatchEvent(
      Object.assign(event, { canIntercept: true, hashChange: false, downloadRequest: null, destination }),
    )
  }

  const stop = askBeforeLeaving('Quitter ?')
  expect(isFollowed('/admin/demandes')).toBe(false)
  expect(confirm).toHaveBeenCalledExactlyOnceWith('Quitter ?')
  confirm.mockReturnValueOnce(true)
  expect(isFollowed('/admin/demandes')).toBe(true)
  // Another place of the article, and a page that is loaded: the browser asks about that.
  expect(isFollowed('/admin/contenus/a?ligne=2')).toBe(true)
  expect(isFollowed('/fr/')).toBe(true)
  expect(confirm).toHaveBeenCalledTimes(2)
  stop()
  expect(isFollowed('/admin/demandes')).toBe(true)
  expect(confirm).toHaveBeenCalledTimes(2)
})
