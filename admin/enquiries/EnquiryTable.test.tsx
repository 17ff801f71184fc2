import { expect, test } from 'vitest'
import type { EnquiryRow } from '../../contract/api/admin-enquiries.ts'
import { adminMessages, drawAdminPart } from '../../tests/support/admin-messages.tsx'
import { noAnswers } from '../../tests/support/enquiries.ts'
import { EnquiryTable } from './EnquiryTable.tsx'
import { toReplyAddress } from './reply-address.ts'

const anEnquiry = (row: Partial<EnquiryRow> = {}): EnquiryRow => ({
  ...noAnswers,
  id: 'a',
  name: 'Anna Schmidt',
  email: 'anna@atelier.example',
  subject: 'vip',
  message: 'Guten Tag, eine Frage.',
  locale: 'de',
  page: '/de/kontakt',
  campaign: [],
  receivedAt: '2026-05-12T07:41:00Z',
  answeredAt: null,
  quarantinedAt: null,
  mail: { state: 'sent', reason: null, sentAt: '2026-05-12T07:41:02Z' },
  ...row,
})

const nothing = () => {}
const print = (row?: Partial<EnquiryRow>) =>
  drawAdminPart(
    <EnquiryTable
      enquiries={[anEnquiry(row)]}
      isLoading={false}
      act={async () => {}}
      onRead={nothing}
      onErase={nothing}
    />,
  )
/** Labels of the buttons that are seen, in their order. */
const buttonsOf = (html: string) =>
  [...html.matchAll(/class="row-action"[^>]*>([^<]+)</g)].map(([, label]) => label?.replace('’', "'"))

test('an enquiry without an answer is marked by a text and by the thread, and can be marked as answered', () => {
  expect(print()).toContain('class="is-due"')
  expect(print()).toContain('À répondre')
  expect(buttonsOf(print())).toEqual(["J'ai répondu"])
})

test('an answered one says when, and offers nothing', () => {
  const html = print({ answeredAt: '2026-05-13T08:00:00Z' })
  expect(html).toContain('le 13 mai, 10:00')
  expect(html).not.toContain('is-due')
  expect(buttonsOf(html)).toEqual([])
})

test.each([
  ['gave-up', 'refused', 'Renvoyer'],
  ['waiting', 'unreachable', 'Envoyer'],
] as const)('a mail that is %s can be sent beside its state', (state, reason, button) => {
  expect(buttonsOf(print({ mail: { state, reason, sentAt: null } }))).toEqual([button, "J'ai répondu"])
})

test('a quarantined one is released before anything else', () => {
  const mail = { state: 'none', reason: null, sentAt: null } as const
  const html = print({ quarantinedAt: '2026-05-12T07:41:00Z', mail })
  expect(html).toContain('Quarantaine')
  expect(html).not.toContain('is-due')
  expect(buttonsOf(html)).toEqual(['Libérer'])
})

test('what a visitor typed is text', () => {
  const html = print({ name: '<b>x</b>', message: '<img src=x onerror=alert(1)>' })
  expect(html).not.toContain('<b>x</b>')
  expect(html).not.toContain('<img')
})

test('an answer goes to the address and nowhere else, with a subject in the visitor’s language', () => {
  const address = toReplyAddress(
    anEnquiry({ email: 'a&cc=b?x%20+y@atelier.example', subject: 'other' }),
    adminMessages.subjects,
  )
  expect(address).toBe('mailto:a%26cc%3Db%3Fx%2520%2By@atelier.example?subject=Re%3A%20Etwas%20anderes')
})
