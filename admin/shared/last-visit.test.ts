import { expect, test } from 'vitest'
import { noteVisit } from './today.ts'

const minute = 60_000
const start = Date.parse('2026-03-02T09:00:00Z')

function aStorage(kept: string | null = null) {
  let value = kept
  return {
    getItem: () => value,
    setItem: (_key: string, text: string) => {
      value = text
    },
  }
}

test('what came since the visit before is new, however often the owner looks during this one', () => {
  const storage = aStorage()
  const visit = (minutes: number) => noteVisit(start + minutes * minute, storage)
  expect(visit(0)).toBe('2026-03-01T09:00:00.000Z')
  expect(visit(29)).toBe('2026-03-01T09:00:00.000Z')
  expect(visit(90)).toBe('2026-03-02T09:29:00.000Z')
  expect(visit(100)).toBe('2026-03-02T09:29:00.000Z')
  expect(visit(200)).toBe('2026-03-02T10:40:00.000Z')
})

test.each(['{', 'null', '{"seenAt":"x","beforeAt":1e99}'])('a browser that kept %s says a day ago', (kept) => {
  expect(noteVisit(start, aStorage(kept))).toBe('2026-03-01T09:00:00.000Z')
})
