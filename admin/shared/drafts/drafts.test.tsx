import { diffWords } from 'diff'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { cutContext } from './cut-context.ts'
import { SaveNote } from './SaveNote.tsx'
import { answerKeeper, forgetOldTyped, forgetTyped, noteKeeper } from './typed-texts.ts'

afterEach(() => vi.useRealTimers())

test.each([
  ['2026-11-23T22:59:00Z', 'Enregistré à 23:59'],
  ['2026-11-22T23:00:00Z', 'Enregistré à 00:00'],
  ['2026-11-22T22:59:00Z', 'Enregistré le 22\u00a0nov., 23:59'],
])('a text that was saved at %s says so, with its day where that is not today in Paris', (at, words) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T22:59:30Z') })
  expect(renderToStaticMarkup(<SaveNote state={{ kind: 'saved', at }} />)).toContain(`>${words}</p>`)
})

test('what differs is whole, what is the same is cut to a few words around it', () => {
  const before = `${'avant '.repeat(100)}ancien ${'entre '.repeat(100)}vieux ${'après '.repeat(100)}`
  const after = before.replace('ancien', 'nouveau').replace('vieux', 'neuf')
  const pieces = cutContext(diffWords(before, after))
  expect(pieces.filter(({ kind }) => kind === 'removed').map(({ text }) => text)).toEqual(['ancien', 'vieux'])
  expect(pieces.filter(({ kind }) => kind === 'added').map(({ text }) => text)).toEqual(['nouveau', 'neuf'])
  const beside = ['same', 'removed', 'added', 'same']
  expect(pieces.map(({ kind }) => kind)).toEqual(['cut', ...beside, 'cut', ...beside, 'cut'])
  expect(pieces.map(({ text }) => text).join('').length).toBeLessThan(500)
})

test('texts that differ throughout lose nothing', () => {
  const pieces = cutContext(diffWords('un deux trois', 'un quatre trois'))
  expect(pieces.map(({ text }) => text).join('')).toBe('un deuxquatre trois')
})

/** A browser's store, whose keys are its own as in `localStorage`. */
function aStore(kept: Record<string, string> = {}) {
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
    removeItem: (key: string) => {
      delete kept[key]
    },
  }
  vi.stubGlobal('localStorage', Object.setPrototypeOf(kept, methods))
  return kept
}

const typed = (keptAt: string) => ({ text: 'Rappeler lundi.', version: 0, keptAt })

test('of whom or what is erased the browser keeps nothing that was typed; of others it does', () => {
  const kept = aStore()
  for (const id of ['anna', 'otto']) noteKeeper.write(id, typed('2026-03-02T09:00:00.000Z'))
  for (const message of ['anna first', 'anna second', 'otto third', 'otto fourth'])
    answerKeeper.write(message, typed('2026-03-02T09:00:00.000Z'))
  forgetTyped(['anna', 'third'])
  expect(Object.keys(kept)).toEqual(['note:otto', 'reponse:otto fourth'])
})

test('what was typed and never saved goes after thirty days, since its person may be gone; texts of the site stay', () => {
  const now = Date.parse('2026-03-31T09:00:00Z')
  const old = JSON.stringify(typed('2026-03-01T08:59:59.000Z'))
  const kept = aStore({ 'note:anna': old, 'reponse:message': old, 'note:broken': '{', 'contenus:fr/a.md': old })
  noteKeeper.write('otto', typed('2026-03-01T09:00:01.000Z'))
  forgetOldTyped(now)
  expect(Object.keys(kept).sort()).toEqual(['contenus:fr/a.md', 'note:otto'])
})
