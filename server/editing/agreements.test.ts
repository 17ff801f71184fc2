import { expect, test } from 'vitest'
import { findDisagreements, type TextEvent } from './agreements.ts'

const [fr, en, de] = ['articles/fr/a/article.md', 'articles/en/a/article.md', 'articles/de/a/article.md']

/** Three articles that say the same, each in the release unless it is new: what has to be read again after these events. */
function unreadAfter(
  events: readonly (readonly [kind: 'changed' | 'new' | 'reviewed', path: string, body?: string])[],
) {
  return toUnread(
    events.map(([kind, path, bodyHash = ''], index): TextEvent => {
      const at = new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString()
      if (kind === 'reviewed') return { at, kind, path }
      return { at, kind: 'changed', file: { path, bodyHash, baseHash: kind === 'new' ? null : 'released' } }
    }),
  )
}

function toUnread(events: readonly TextEvent[], all: readonly string[] = [fr, en, de]) {
  const unreadOf = findDisagreements(events, (path) => all.filter((one) => one !== path))
  return Object.fromEntries(
    all.map((path) => [
      path.slice(9, 11),
      [...unreadOf(path)].map(([other, then]) => `${other.slice(9, 11)} ${then?.bodyHash ?? 'released'}`),
    ]),
  )
}

const none = { fr: [], en: [], de: [] }

test('what changes in one language is to be read again in the others, from what it said when they agreed', () => {
  expect(unreadAfter([])).toEqual(none)
  expect(unreadAfter([['changed', fr, 'one']])).toEqual({ ...none, en: ['fr released'], de: ['fr released'] })
  const twice = [
    ['changed', fr, 'one'],
    ['reviewed', de],
    ['changed', fr, 'two'],
  ] as const
  expect(unreadAfter(twice)).toEqual({ ...none, en: ['fr released'], de: ['fr one'] })
})

test('a change that follows another one is no news to where that came from, and to the third language both are', () => {
  const followed = [
    ['changed', fr, 'one'],
    ['changed', de, 'eins'],
  ] as const
  expect(unreadAfter(followed)).toEqual({ ...none, en: ['fr released', 'de released'] })
  expect(unreadAfter([...followed, ['changed', en, 'first']])).toEqual(none)
  // The next change of the German one is its own.
  expect(unreadAfter([...followed, ['changed', de, 'zwei']])).toMatchObject({ fr: ['de eins'] })
})

test('a text that is put back to what the others know is not to be read again', () => {
  expect(
    unreadAfter([
      ['changed', fr, 'one'],
      ['changed', fr, 'released'],
    ]),
  ).toEqual(none)
})

test('a translation that is begun follows what changes from then on, and its first publication is no news to the others', () => {
  const begun = [
    ['new', fr, 'one'],
    ['reviewed', de],
    ['reviewed', en],
  ] as const
  expect(unreadAfter(begun)).toEqual(none)
  expect(unreadAfter([...begun, ['changed', fr, 'two']])).toEqual({ ...none, en: ['fr one'], de: ['fr one'] })
  expect(unreadAfter([...begun, ['new', de, 'eins']])).toEqual(none)
  // Begun from a draft, published after it or before it.
  expect(
    unreadAfter([
      ['reviewed', de],
      ['new', fr, 'one'],
      ['new', de, 'eins'],
    ]),
  ).toEqual(none)
  expect(
    unreadAfter([
      ['reviewed', de],
      ['new', de, 'eins'],
      ['new', fr, 'one'],
    ]),
  ).toEqual(none)
})

test('an article that gets another address, and what names it anew with it, is as unread as before', () => {
  const to = 'articles/fr/b/article.md'
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString()
  const fileOf = (path: string, bodyHash: string, baseHash: string | null) => ({ path, bodyHash, baseHash })
  const changed: TextEvent = { at: at(1), kind: 'changed', file: fileOf(fr, 'one', 'released') }
  const moved: TextEvent[] = [
    { at: at(2), kind: 'moved', file: fileOf(to, 'one with a link', null), from: fr },
    { at: at(2), kind: 'moved', file: fileOf(de, 'names b', 'released'), from: undefined },
  ]
  expect(toUnread(moved, [to, en, de])).toEqual(none)
  expect(toUnread([changed, ...moved], [to, en, de])).toEqual({ ...none, en: ['fr released'], de: ['fr released'] })
  const reviewed: TextEvent = { at: at(3), kind: 'reviewed', path: de }
  const later: TextEvent = { at: at(4), kind: 'changed', file: fileOf(to, 'two', null) }
  expect(toUnread([changed, ...moved, reviewed, later], [to, en, de])).toMatchObject({ de: ['fr one with a link'] })
})

test('an article that is back at its first address is as unread as before, and what changes from then on is to be read', () => {
  const to = 'articles/fr/b/article.md'
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString()
  const fileOf = (path: string, bodyHash: string) => ({ path, bodyHash, baseHash: null })
  const back: TextEvent[] = [
    { at: at(1), kind: 'changed', file: fileOf(fr, 'one') },
    { at: at(2), kind: 'moved', file: fileOf(to, 'one with a link'), from: fr },
    { at: at(3), kind: 'moved', file: fileOf(fr, 'one'), from: to },
    { at: at(4), kind: 'moved', file: fileOf(en, 'first'), from: 'articles/en/b/article.md' },
  ]
  expect(toUnread(back)).toEqual(none)
  expect(toUnread([...back, { at: at(5), kind: 'changed', file: fileOf(fr, 'two') }])).toEqual({
    ...none,
    en: ['fr one'],
    de: ['fr one'],
  })
})

test('one that was taken down is not to be followed', () => {
  const gone: TextEvent = {
    at: new Date(0).toISOString(),
    kind: 'changed',
    file: { path: fr, bodyHash: null, baseHash: 'released' },
  }
  expect(toUnread([gone])).toEqual(none)
})
