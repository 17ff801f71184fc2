import type { EnquiryRow } from '../../contract/api/admin-enquiries.ts'
import type { SiteFacts } from '../shared/site-facts.ts'

/** The address that opens the owner's own mail program (RFC 6068). */
export function toMailto(email: string): string {
  const at = email.lastIndexOf('@')
  return `mailto:${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`
}

/** The same for an answer: its subject is the visitor's, in the visitor's language, after the `Re:` of all answers (RFC 5322, 3.6.5). */
export const toReplyAddress = (
  { email, subject, locale }: Pick<EnquiryRow, 'email' | 'subject' | 'locale'>,
  subjects: SiteFacts['subjects'],
): string => `${toMailto(email)}?subject=${encodeURIComponent(`Re: ${subjects[locale][subject]}`)}`
