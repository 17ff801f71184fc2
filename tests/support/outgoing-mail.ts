import type { OutgoingMail } from '../../server/mail/transports.ts'

/** A mail as a transport gets it. */
export const anOutgoingMail = (changes: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: 'a',
  from: { name: 'BusinessBretzel', address: 'bonjour@site.example' },
  kind: 'checklist',
  recipient: 'anna@example.org',
  reply_to: null,
  thread: null,
  message_id: '<a@site.example>',
  queued_at: '2026-03-02T09:00:00.000Z',
  subject: 'Ça « coince » ?',
  html: '<p>Bonjour</p>',
  text: 'Bonjour',
  ...changes,
})
