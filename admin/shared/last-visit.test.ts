import { expect, test, vi } from 'vitest'
import { noteVisit } from './today.ts'

const minute = 60_000
const start = Date.parse('2026-03-02T09:00:00Z')

function aStorage(kept: string | null = null) {
  let value = kept
  vi.stubGlobal('localStorage', {
    getItem: () => value,
    setItem: (_key: string, text: string) => {
      value = text
    },
  })
}

test('what came since the visit before is new, however often the owner looks during this one', () => {
  aStorage()
  const visit = (minutes: number) => noteVisit(start + minutes * minute)
  expect(visit(0)).toBe('2026-03-01T09:00:00.000Z')
  expect(visit(29)).toBe('2026-03-01T09:00:00.000Z')
  expect(visit(90)).toBe('2026-03-02T09:29:00.000Z')
  expect(visit(100)).toBe('2026-03-02T09:29:00.000Z')
  expect(visit(200)).toBe('2026-03-02T10:40:00.000Z')
})

test.each(['{', 'null', '{"seenAt":"x","beforeAt":1e99}'])('a browser that kept %s says a day ago', (kept) => {
  aStorage(kept)
  expect(noteVisit(start)).toBe('2026-03-01T09:00:00.000Z')
})
