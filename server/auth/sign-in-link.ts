import { linkPage } from '../../contract/api/sign-in.ts'
import type { MailingDeps } from '../mail/sender.ts'
import { insertAudit } from './audit.ts'

export type SignInLinkDeps = MailingDeps & { adminEmail: string }

/** Mails a sign-in link to the address of the account and nobody else; nobody waits for the mail server. */
export function createLinkMailer({ database, queue, sender, mail, clock, adminEmail }: SignInLinkDeps) {
  return async (token: string): Promise<void> => {
    const queued = await database.write(async (transaction) => {
      await insertAudit(transaction, { actor: 'visitor', action: 'link-requested', requestId: null }, clock)
      return queue.queueMail(transaction, {
        leadId: null,
        kind: 'sign-in-link',
        locale: 'fr',
        recipient: adminEmail,
        ...mail.write('signInLink', 'fr', { signInUrl: `${mail.siteUrl}${linkPage}${token}` }),
      })
    })
    if (queued) sender.attemptLater(queued)
  }
}
