import type { AdminMessages } from './admin-messages.ts'

/** Id of the data block in which the page carries the messages. */
export const adminMessagesId = 'admin-messages'

/** Reads them from the page. @throws if the page carries none */
export function readAdminMessages(): AdminMessages {
  const block = document.getElementById(adminMessagesId)
  if (!block) throw new Error('the page carries no messages')
  return JSON.parse(block.textContent)
}
