import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { doorPages } from '../../contract/api/door.ts'
import type { Pages } from '../http/pages.ts'

/** Hexadecimal digits of the hash that the page is told: 16 bits say nearly nothing about the address. */
const hashDigits = 4

/** What the page compares a typed address with before any call: a salt and the beginning of a hash. */
export function toAddressCheck(adminEmail: string, salt = randomBytes(8).toString('hex')): string {
  const hash = createHash('sha256').update(`${salt}:${adminEmail.trim().toLowerCase()}`).digest('hex')
  return `${salt}:${hash.slice(0, hashDigits)}`
}

/**
 * The page of the room. It is never cached: what it is told depends on the settings. Mailed links lead to it too; it
 * reads their token from its own address, so that a GET, of a scanner for instance, changes nothing.
 */
export function registerRoomPage(app: FastifyInstance, pages: Pages, adminEmail: string): void {
  const adminCheck = toAddressCheck(adminEmail)
  app.get('/admin', (_request, reply) => pages.sendBuilt(reply, '/admin', { adminCheck }))
  for (const path of Object.values(doorPages)) {
    app.get(`${path}/:token`, (_request, reply) =>
      // The address holds a token: it stays within the site.
      pages.sendBuilt(reply.header('referrer-policy', 'same-origin'), '/admin', { adminCheck }),
    )
  }
}
