import type { OutgoingMail } from '../../server/mail/transports.ts'

/** A mail as a transport gets it. */
export const anOutgoingMail = (changes: Partial<OutgoingMail> = {}): OutgoingMail => ({
  id: 'a',
  from: { name: 'BusinessBretzel', address: 'bonjour@site.example' },
  to: 'anna@example.org',
  messageId: '<a@site.example>',
  date: new Date('2026-03-02T09:00:00.000Z'),
  subject: 'Ça « coince » ?',
  html: '<p>Bonjour</p>',
  text: 'Bonjour',
  ...changes,
})
