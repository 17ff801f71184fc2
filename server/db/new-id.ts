import { randomUUID } from 'node:crypto'

/** The last id that this process made: its time, and how many of that millisecond came before it. */
let last = { time: 0, count: 0 }

const mostOfMillisecond = 0x1000

/**
 * A new row id: UUID version 7 (RFC 9562, 5.7), 48 bits of time, 12 that count and 62 random ones. Ids made one after
 * the other stand side by side in the index, so that a commit touches few pages; none can be guessed. Each sorts after
 * all that this process has made before, also within a millisecond and where the clock was set back (RFC 9562, 6.2,
 * method 1): lists sort by id what has the same moment.
 */
export function newId(): string {
  const now = Date.now()
  const count = (last.count + 1) % mostOfMillisecond
  if (now > last.time) last = { time: now, count: 0 }
  else last = { time: count === 0 ? last.time + 1 : last.time, count }
  const time = last.time.toString(16).padStart(12, '0')
  // Version 4 has its random bits in the same places; Node draws them from a pool.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${last.count.toString(16).padStart(3, '0')}${randomUUID().slice(18)}`
}
