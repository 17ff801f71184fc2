import { expect, test } from 'vitest'
import { findDisagreements, type TextEvent } from './agreements.ts'

const [fr, en, de] = ['articles/fr/a/article.md', 'articles/en/a/article.md', 'articles/de/a/article.md']

type Event =
  /** `new`: it is in no release. `gone`: it was taken down. */
  | readonly [kind: 'changed' | 'new' | 'reviewed' | 'gone', path: string, body?: string]
  /** From nowhere, where it is a text that names an article anew. */
  | readonly [kind: 'moved', path: string, body: string, from?: string]

const toEvent = ([kind, path, body = '', from]: Event, minute: number): TextEvent => {
  const at = new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString()
  if (kind === 'reviewed') return { at, kind, path }
  const bodyHash = kind === 'gone' ? null : body
  if (kind === 'moved') return { at, kind, file: { path, bodyHash, baseHash: null }, from }
  return { at, kind: 'changed', file: { path, bodyHash, baseHash: kind === 'new' ? null : 'released' } }
}

/** What has to be read again after these events, of three articles that say the same. */
function unreadAfter(events: readonly Event[], all: readonly string[] = [fr, en, de]) {
  const unreadOf = findDisagreements(events.map(toEvent), (path) => all.filter((one) => one !== path))
  const languageOf = (path: string) => path.slice(9, 11)
  return Object.fromEntries(
    all.map((path) => [
      languageOf(path),
      [...unreadOf(path)].map(([other, then]) => `${languageOf(other)} ${then?.bodyHash ?? 'released'}`),
    ]),
  )
}

const none = { fr: [], en: [], de: [] }

test('what changes in one language is to be read again in the others, from what it said when they agreed', () => {
  expect(unreadAfter([])).toEqual(none)
  const once: Event[] = [['changed', fr, 'one']]
  expect(unreadAfter(once)).toEqual({ ...none, en: ['fr released'], de: ['fr released'] })
  const twice = unreadAfter([...once, ['reviewed', de], ['changed', fr, 'two']])
  expect(twice).toEqual({ ...none, en: ['fr released'], de: ['fr one'] })
  // Put back to what the others know.
  expect(unreadAfter([...once, ['changed', fr, 'released']])).toEqual(none)
})

test('a change that follows another one is no news to where that came from, and to the third language both are', () => {
  const followed: Event[] = [
    ['changed', fr, 'one'],
    ['changed', de, 'eins'],
  ]
  expect(unreadAfter(followed)).toEqual({ ...none, en: ['fr released', 'de released'] })
  expect(unreadAfter([...followed, ['changed', en, 'first']])).toEqual(none)
  // The next change of the German one is its own.
  expect(unreadAfter([...followed, ['changed', de, 'zwei']])).toMatchObject({ fr: ['de eins'] })
})

test('a translation that is begun follows what changes from then on, and its first publication is no news to the others', () => {
  const french: Event = ['new', fr, 'one']
  const german: Event = ['new', de, 'eins']
  const begun: Event[] = [french, ['reviewed', de], ['reviewed', en]]
  expect(unreadAfter(begun)).toEqual(none)
  expect(unreadAfter([...begun, ['changed', fr, 'two']])).toEqual({ ...none, en: ['fr one'], de: ['fr one'] })
  expect(unreadAfter([...begun, german])).toEqual(none)
  // Begun from a draft, published after it or before it.
  expect(unreadAfter([['reviewed', de], french, german])).toEqual(none)
  expect(unreadAfter([['reviewed', de], german, french])).toEqual(none)
})

test('an article that gets another address, and what names it anew with it, is as unread as before', () => {
  const to = 'articles/fr/b/article.md'
  const all = [to, en, de]
  const changed: Event = ['changed', fr, 'one']
  const moved: Event[] = [
    ['moved', to, 'one with a link', fr],
    ['moved', de, 'names b'],
  ]
  expect(unreadAfter(moved, all)).toEqual(none)
  expect(unreadAfter([changed, ...moved], all)).toEqual({ ...none, en: ['fr released'], de: ['fr released'] })
  const later = unreadAfter([changed, ...moved, ['reviewed', de], ['new', to, 'two']], all)
  expect(later).toMatchObject({ de: ['fr one with a link'] })
})

test('an article that is back at its first address is as unread as before, and what changes from then on is to be read', () => {
  const to = 'articles/fr/b/article.md'
  const back: Event[] = [
    ['new', fr, 'one'],
    ['moved', to, 'one with a link', fr],
    ['moved', fr, 'one', to],
    ['moved', en, 'first', 'articles/en/b/article.md'],
  ]
  expect(unreadAfter(back)).toEqual(none)
  expect(unreadAfter([...back, ['new', fr, 'two']])).toEqual({ ...none, en: ['fr one'], de: ['fr one'] })
})

test('one that was taken down is not to be followed', () => {
  expect(unreadAfter([['gone', fr]])).toEqual(none)
})
