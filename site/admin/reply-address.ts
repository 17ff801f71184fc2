import { enquiryWords } from '../../content/words/admin-enquiries.ts'
import { contactFormWords } from '../../content/words/contact-form/index.ts'
import type { EnquiryRow } from '../../contract/api/admin-enquiries.ts'

/** The address that opens the owner's own mail program on an answer, its subject in the visitor's language (RFC 6068). */
export function toReplyAddress({ email, subject, locale }: Pick<EnquiryRow, 'email' | 'subject' | 'locale'>): string {
  const label = contactFormWords[locale].subject.options[subject]
  const at = email.lastIndexOf('@')
  const address = `${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`
  return `mailto:${address}?subject=${encodeURIComponent(enquiryWords.reading.replySubject.replace('{subject}', label))}`
}
