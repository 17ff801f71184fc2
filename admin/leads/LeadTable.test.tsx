import { expect, test } from 'vitest'
import type { LeadRow } from '../../contract/api/admin.ts'
import { drawAdminPart } from '../../tests/support/admin-messages.tsx'
import { LeadTable } from './LeadTable.tsx'

const aRow = (row: Partial<LeadRow> = {}): LeadRow => ({
  id: 'a',
  email: 'hello@atelier.example',
  downloadedAt: '2026-05-12T07:41:00Z',
  locale: 'de',
  browser: 'Firefox',
  ipAddress: null,
  mail: { state: 'sent', reason: null, sentAt: '2026-05-12T07:41:02Z' },
  confirmedAt: null,
  quarantinedAt: null,
  ...row,
})

const print = (row?: Partial<LeadRow>) =>
  drawAdminPart(<LeadTable leads={[aRow(row)]} isLoading={false} act={async () => {}} onErase={() => {}} />)

test('a row tells address, date, language, browser, the address that is never kept, and both states', () => {
  const text = print()
    .replace(/<[^>]+>/g, '|')
    .replace(/[|\s]+/g, ' ')
  expect(text).toContain('hello@atelier.example 12 mai 2026 09:41 allemand Firefox N/A')
  expect(text).toContain('Envoyé le 12 mai, 09:41 Non confirmée')
})

test('a mail that left offers nothing but erasing', () => {
  expect(print()).toContain('aria-label="Effacer hello@atelier.example"')
  expect(print()).not.toContain('class="row-action"')
})

test.each([
  ['gave-up', 'refused', 'Renvoyer'],
  ['waiting', 'unreachable', 'Envoyer'],
] as const)('a mail that is %s can be sent, and says why it has not left', (state, reason, button) => {
  const html = print({ mail: { state, reason, sentAt: null } })
  expect(html).toContain(`${button}<span class="visually-hidden">\u00a0: hello@atelier.example</span>`)
  expect(html).toMatch(/messagerie/)
})

test('a quarantined lead is marked and can be released', () => {
  const html = print({
    quarantinedAt: '2026-05-12T07:41:00Z',
    mail: { state: 'none', reason: null, sentAt: null },
  })
  expect(html).toContain('Quarantaine')
  expect(html).toContain('Libérer')
})

test('what a visitor typed is text', () => {
  expect(print({ email: '<b>x</b>@atelier.example' })).not.toContain('<b>x</b>')
})
