import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Pages } from '../http/pages.ts'

/** Hexadecimal digits of the hash that the page is told: 16 bits say nearly nothing about the address. */
const hashDigits = 4

/** What the page compares a typed address with before any call: a salt and the beginning of a hash. */
export function toAddressCheck(adminEmail: string, salt = randomBytes(8).toString('hex')): string {
  const hash = createHash('sha256').update(`${salt}:${adminEmail.trim().toLowerCase()}`).digest('hex')
  return `${salt}:${hash.slice(0, hashDigits)}`
}

/** The page of the room. It is never cached: what it is told depends on the settings. */
export function registerRoomPage(app: FastifyInstance, pages: Pages, adminEmail: string): void {
  const adminCheck = toAddressCheck(adminEmail)
  app.get('/admin', (_request, reply) => pages.sendBuilt(reply, '/admin', { adminCheck }))
}
