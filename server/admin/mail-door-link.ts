import type { Transaction } from 'kysely'
import { type Clock, hour, second } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { DoorPurpose, Tables } from '../db/tables.ts'
import { RequestError } from '../http/problems.ts'
import type { Counters } from '../limits/counters.ts'
import { toClientKey } from '../limits/form-limit.ts'
import type { LeasedMail, OutboxStore } from '../mail/outbox.ts'
import type { MailDeps } from '../mail/owner-mails.ts'
import type { Sender } from '../mail/sender.ts'
import { insertAudit } from './audit.ts'
import { issueLink } from './door-links.ts'
import { toDoorMail } from './door-mails.ts'
import type { SignInThrottle } from './sign-in-throttle.ts'

/** Links asked for within an hour: for one address, and by one client for any address. */
export const linkRequestLimit = { address: 3, client: 10 } as const

export type DoorLinkDeps = {
  database: Database
  outbox: OutboxStore
  sender: Sender
  counters: Counters
  throttle: SignInThrottle
  mail: MailDeps
  clock: Clock
  adminEmail: string
}

export type LinkRequest = { email: string; ip: string; device: string | undefined; requestId: string }

/**
 * Mails a link to the door, if the address is the administrator's. Whatever the address, the same is counted,
 * committed and answered, so that the answer tells nothing, and neither does its time.
 * @throws {RequestError} `tooManyTries` past the limit, for any address alike
 */
export async function mailDoorLink(deps: DoorLinkDeps, purpose: DoorPurpose, request: LinkRequest): Promise<void> {
  const mail = await deps.database.write(async (transaction) => {
    const wait = await countRequest(deps, transaction, purpose, request)
    if (wait > 0) return { retryAfter: Math.ceil(wait / second) }
    return request.email === deps.adminEmail.toLowerCase() ? queueLink(deps, transaction, purpose, request) : undefined
  })
  if (mail && 'retryAfter' in mail) throw new RequestError('tooManyTries', mail)
  // Nobody waits for it: how long the mail server takes would tell whose address it is.
  if (mail) deps.sender.attemptLater(mail)
}

/** @returns milliseconds to wait, or 0 */
async function countRequest(
  { counters, throttle }: DoorLinkDeps,
  transaction: Transaction<Tables>,
  purpose: DoorPurpose,
  { email, ip, device }: LinkRequest,
): Promise<number> {
  // A device that signed in before has a count of its own: nobody else can use up the owner's links.
  const subject = throttle.isKnown({ device, email }) ? `device:${device}` : `address:${email}`
  const ofSubject = await counters.count(transaction, `door-${purpose}`, subject, hour)
  const ofClient = await counters.count(transaction, 'door-client', toClientKey(ip), hour)
  if (ofSubject.count > linkRequestLimit.address) return ofSubject.rest
  return ofClient.count > linkRequestLimit.client ? ofClient.rest : 0
}

async function queueLink(
  { outbox, mail, clock, adminEmail }: DoorLinkDeps,
  transaction: Transaction<Tables>,
  purpose: DoorPurpose,
  { email, requestId }: LinkRequest,
): Promise<LeasedMail | undefined> {
  const user = await transaction.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  if (!user) return undefined
  const token = await issueLink(transaction, clock, purpose, user.id)
  const action = purpose === 'sign-in' ? 'link-requested' : 'reset-requested'
  await insertAudit(transaction, { actor: 'visitor', action, requestId }, clock)
  return outbox.queueMail(transaction, toDoorMail(mail, purpose, adminEmail, token))
}
