import { linkPage } from '../../contract/api/sign-in.ts'
import type { Database } from '../db/database.ts'
import type { OutboxStore } from '../mail/outbox.ts'
import { type MailDeps, writeMail } from '../mail/owner-mails.ts'
import type { Sender } from '../mail/sender.ts'
import type { Clock } from '../runtime/clock.ts'
import { insertAudit } from './audit.ts'

export type SignInLinkDeps = {
  database: Database
  outbox: OutboxStore
  sender: Sender
  mail: MailDeps
  clock: Clock
  adminEmail: string
}

/** Mails a sign-in link to the address of the account and nobody else; nobody waits for the mail server. */
export function createLinkMailer({ database, outbox, sender, mail, clock, adminEmail }: SignInLinkDeps) {
  return async (token: string): Promise<void> => {
    const queued = await database.write(async (transaction) => {
      await insertAudit(transaction, { actor: 'visitor', action: 'link-requested', requestId: null }, clock)
      return outbox.queueMail(transaction, {
        leadId: null,
        kind: 'sign-in-link',
        locale: 'fr',
        recipient: adminEmail,
        ...writeMail(mail.getTemplates().signInLink, { signInUrl: `${mail.siteUrl}${linkPage}${token}` }),
      })
    })
    sender.attemptLater(queued)
  }
}
