import type { EnquiryRow } from '../../contract/api/admin-enquiries.ts'
import type { AdminMessages } from '../shared/admin-messages.ts'

/**
 * The address that opens the owner's own mail program on an answer (RFC 6068): its subject is the visitor's, in the
 * visitor's language, after the `Re:` of all answers (RFC 5322, 3.6.5).
 */
export function toReplyAddress(
  { email, subject, locale }: Pick<EnquiryRow, 'email' | 'subject' | 'locale'>,
  subjects: AdminMessages['subjects'],
): string {
  const label = subjects[locale][subject]
  const at = email.lastIndexOf('@')
  const address = `${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`
  return `mailto:${address}?subject=${encodeURIComponent(`Re: ${label}`)}`
}
