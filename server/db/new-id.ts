import { randomUUID } from 'node:crypto'

/**
 * A new row id: UUID version 7 (RFC 9562, 5.7), 48 bits of time and 74 random ones. Ids made one after the
 * other stand side by side in the index, so that a commit touches few pages; none can be guessed.
 */
export function newId(): string {
  const time = Date.now().toString(16).padStart(12, '0')
  // Version 4 has its random bits in the same places; Node draws them from a pool.
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}
