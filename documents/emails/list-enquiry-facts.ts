import { contactFields } from '../../contract/forms/contact.ts'
import type { SlotOf } from '../../contract/mail-template.ts'
import type { MailContent } from './mail-content.tsx'

type Fact = { name: SlotOf<'enquiry'>; label: string }

/** What the owner reads of an enquiry line by line; the message has a place of its own. */
export function listEnquiryFacts({ admin, messages }: MailContent): Fact[] {
  const { facts } = admin.mails.enquiry
  const asked = contactFields.filter((field) => field !== 'message')
  const added = ['language', 'page', 'date', 'campaign'] as const
  return [
    ...asked.map((name) => ({ name, label: name === 'email' ? facts.email : messages.fr.contactForm[name].label })),
    ...added.map((name) => ({ name, label: facts[name] })),
  ]
}
