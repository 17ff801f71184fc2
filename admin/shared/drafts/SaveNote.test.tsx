import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { SaveNote } from './SaveNote.tsx'

afterEach(() => vi.useRealTimers())

test.each([
  ['2026-11-23T22:59:00Z', 'Enregistré à 23:59'],
  ['2026-11-22T23:00:00Z', 'Enregistré à 00:00'],
  ['2026-11-22T22:59:00Z', 'Enregistré le 22\u00a0nov., 23:59'],
])('a text that was saved at %s says so, with its day where that is not today in Paris', (at, words) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T22:59:30Z') })
  expect(renderToStaticMarkup(<SaveNote state={{ kind: 'saved', at }} />)).toContain(`>${words}</p>`)
})
