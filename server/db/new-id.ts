import { randomUUID } from 'node:crypto'

let lastTime = 0

/**
 * A new row id: UUID version 7 (RFC 9562, 5.7), 48 bits of time and 74 random ones. Ids made one after the
 * other stand side by side in the index, so that a commit touches few pages; none can be guessed. Each sorts after
 * all that this process has made before, also within a millisecond and where the clock was set back (RFC 9562, 6.2):
 * lists sort by id what has the same moment.
 */
export function newId(): string {
  lastTime = Math.max(Date.now(), lastTime + 1)
  const time = lastTime.toString(16).padStart(12, '0')
  // Version 4 has its random bits in the same places; Node draws them from a pool.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}
