import { createHmac, randomBytes } from 'node:crypto'
import { postWindow, toClientKey } from '../http/form-limit.ts'
import { type Clock, second } from '../runtime/clock.ts'

/** A person corrects a form a few times; nobody does so for every post that the limit of stored ones lets through, three times over. */
const refusedPerStored = 3

/** Clients remembered at once; the one that was seen first makes room. */
const mostClients = 10_000

/**
 * Counts posts that were refused, in memory and before anything is read of the next one: checking and answering one
 * costs more than refusing it. Clients are kept only as hashes under a key that ends with the process.
 * @param formLimit posts that a client may store in ten minutes; 0 lifts this limit, too
 */
export function createRefusedPosts(clock: Clock, formLimit: number) {
  const key = randomBytes(32)
  const clients = new Map<string, { since: number; count: number }>()
  const toKey = (ip: string) => createHmac('sha256', key).update(toClientKey(ip)).digest('base64url')

  function find(ip: string) {
    const known = clients.get(toKey(ip))
    const age = clock.now() - (known?.since ?? 0)
    return known && age >= 0 && age < postWindow ? known : undefined
  }

  return {
    /** Seconds until this client may post again; 0 if it may. */
    retryAfter: (ip: string): number => {
      const known = formLimit > 0 ? find(ip) : undefined
      if (!known || known.count < formLimit * refusedPerStored) return 0
      return Math.ceil((known.since + postWindow - clock.now()) / second)
    },

    /** Notes that a post of this client was refused. */
    add: (ip: string): void => {
      const known = find(ip)
      if (known) {
        known.count += 1
        return
      }
      const name = toKey(ip)
      clients.delete(name)
      clients.set(name, { since: clock.now(), count: 1 })
      const [oldest] = clients.keys()
      if (clients.size > mostClients && oldest !== undefined) clients.delete(oldest)
    },

    /** How many clients are remembered. */
    size: (): number => clients.size,
  }
}

export type RefusedPosts = ReturnType<typeof createRefusedPosts>
