import type { Content } from '../../contract/content/content.ts'
import { contactFields } from '../../contract/forms/contact.ts'
import { locales } from '../../contract/locales.ts'
import { perKey } from '../../contract/per-key.ts'

/** What the administrator's app needs of the content: its messages, what the contact form asks, what an article may be and the brand. */
export function toAdminMessages({ admin, blogs, messages, settings }: Content) {
  const { mails: _mails, ...own } = admin
  return {
    ...own,
    brand: settings.brand,
    subjects: perKey(locales, (locale) => messages[locale].contactForm.subject.options),
    categories: blogs.fr.categories,
    coverMotifs: blogs.fr.coverMotifs,
    contactLabels: perKey(contactFields, (field) => messages.fr.contactForm[field].label),
  }
}

export type AdminMessages = ReturnType<typeof toAdminMessages>

/** Id of the data block in which the page carries the messages. */
export const adminMessagesId = 'admin-messages'

/** The messages as text for a `<script>` element: no character in it can close the element. */
export const serializeAdminMessages = (messages: object): string => JSON.stringify(messages).replaceAll('<', '\\u003c')

/** Reads them from the page. @throws if the page carries none */
export function readAdminMessages(): AdminMessages {
  const block = document.getElementById(adminMessagesId)
  if (!block) throw new Error('the page carries no messages')
  return JSON.parse(block.textContent)
}
