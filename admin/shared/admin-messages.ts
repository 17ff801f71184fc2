import type { Content } from '../../contract/content/content.ts'
import { contactFields } from '../../contract/forms/contact.ts'
import { locales } from '../../contract/locales.ts'
import { perKey } from '../../contract/per-key.ts'

/**
 * What the administrator's app needs of the content: its messages, what the contact form asks and the brand. What the
 * screens of the contents say they ask for themselves (`toContentsMessages`): they say as much as all the others. The line
 * of the demonstration is none of the app’s: where nothing is invented, no page holds it.
 */
export function toAdminMessages({ admin, messages, settings }: Content) {
  const { mails, preview: _preview, contents, editor: _editor, statistics: _statistics, ...own } = admin
  const { loading, failed } = contents
  const { demo: _demo, ...page } = own.page
  return {
    ...own,
    page,
    brand: settings.brand,
    backupFaults: mails.backupFaults,
    failedSteps: mails.failedSteps,
    subjects: perKey(locales, (locale) => messages[locale].contactForm.subject.options),
    contentsFrame: { loading, failed },
    contactLabels: perKey(contactFields, (field) => messages.fr.contactForm[field].label),
  }
}

export type AdminMessages = ReturnType<typeof toAdminMessages>

/** Id of the data block in which the page carries the messages. */
export const adminMessagesId = 'admin-messages'

/** Reads them from the page. @throws if the page carries none */
export function readAdminMessages(): AdminMessages {
  const block = document.getElementById(adminMessagesId)
  if (!block) throw new Error('the page carries no messages')
  return JSON.parse(block.textContent)
}

/** The messages as text for a `<script>` element: no character in it can close the element. */
export const serializeAdminMessages = (messages: object): string => JSON.stringify(messages).replaceAll('<', '\\u003c')
