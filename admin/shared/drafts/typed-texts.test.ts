import { expect, test, vi } from 'vitest'
import { answerKeeper, forgetOldTyped, forgetTyped, noteKeeper } from './typed-texts.ts'

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
