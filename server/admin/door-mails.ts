import { doorPages } from '../../contract/api/door.ts'
import type { MailTemplates } from '../../contract/mail-template.ts'
import type { DoorPurpose } from '../db/tables.ts'
import type { NewMail } from '../mail/outbox.ts'
import { writeMail } from '../mail/owner-mails.ts'

/** The mail with a link to the room, to the address of the account and nobody else. */
export function toDoorMail(
  { templates, siteUrl }: { templates: MailTemplates; siteUrl: string },
  purpose: DoorPurpose,
  recipient: string,
  token: string,
): NewMail {
  const isSignIn = purpose === 'sign-in'
  const path = isSignIn ? doorPages.signIn : doorPages.reset
  return {
    leadId: null,
    kind: isSignIn ? 'sign-in-link' : 'password-reset',
    locale: 'fr',
    recipient,
    ...writeMail(isSignIn ? templates.signInLink : templates.passwordReset, { doorUrl: `${siteUrl}${path}/${token}` }),
  }
}
