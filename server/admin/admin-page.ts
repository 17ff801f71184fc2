import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { adminScreens } from '../../contract/api/admin.ts'
import { addressCheckDigits } from '../../contract/api/sign-in.ts'
import type { Pages } from '../http/pages.ts'

/** What the page compares a typed address with before any call: a salt and 8 bits of a hash, which name nobody. */
export function toAddressCheck(adminEmail: string, salt = randomBytes(8).toString('hex')): string {
  const hash = createHash('sha256').update(`${salt}:${adminEmail.trim().toLowerCase()}`).digest('hex')
  return `${salt}:${hash.slice(0, addressCheckDigits)}`
}

/**
 * The administrator's page, at the address of every screen. It is never cached: what it is told depends on the settings.
 * @param isDemo whether each screen says that nothing it shows is real
 */
export function registerAdminPage(
  app: FastifyInstance,
  pages: Pick<Pages, 'send'>,
  adminEmail: string,
  isDemo?: true,
): void {
  const state = { adminCheck: toAddressCheck(adminEmail), ...(isDemo && { isDemo }) }
  for (const path of Object.values(adminScreens).flatMap((screen) =>
    screen === '/admin' ? screen : [screen, `${screen}/*`],
  )) {
    app.get(path, (_request, reply) => pages.send(reply, { page: 'admin' }, { state }))
  }
}
