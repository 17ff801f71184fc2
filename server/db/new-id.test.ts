import { expect, test, vi } from 'vitest'
import { newId } from './new-id.ts'

test('ids made one after the other sort in that order, within a millisecond and after the clock was set back', () => {
  const now = Date.now()
  const clock = vi.spyOn(Date, 'now')
  const shifts = [0, 0, 5, -60_000, ...Array.from({ length: 10_000 }, () => 5), 60_000]
  const ids = shifts.map((shift) => {
    clock.mockReturnValue(now + shift)
    return newId()
  })
  clock.mockRestore()
  expect(ids.toSorted()).toEqual(ids)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})
