import { expect, test } from 'vitest'
import { locales } from '../../../contract/locales.ts'
import { auditKeptFor } from '../../../server/admin/audit.ts'
import { linkLifetime } from '../../../server/admin/door-links.ts'
import { deviceLifetime } from '../../../server/admin/sign-in-throttle.ts'
import { countersKeptFor, keptFor } from '../../../server/checklist/tidy-leads.ts'
import { day, hour, minute, second } from '../../../server/clock.ts'
import { retention, roomCookies } from '../../offers/legal-terms.ts'
import { retentionRows } from './retention.ts'

test('the page names the periods that the server keeps', () => {
  expect(retention.unconfirmedDays * day).toBe(keptFor)
  expect(retention.mailTextDays * day).toBe(keptFor)
  expect(retention.dayKeyHours * hour).toBe(countersKeptFor)
  expect(retention.counterHours * hour).toBe(2 * countersKeptFor)
  expect(retention.signInHours * hour).toBe(countersKeptFor)
  expect(retention.journalDays * day).toBe(auditKeptFor)
  expect(retention.doorLinkMinutes * minute).toBe(linkLifetime)
  expect(roomCookies.device.days * day).toBe(deviceLifetime * second)
})

test('every row of the table is whole in every language, and stands once', () => {
  const keys = retentionRows.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  for (const { words } of retentionRows) {
    for (const locale of locales) {
      const cells = Object.values(words[locale])
      expect(cells).toHaveLength(5)
      expect(cells.filter((cell) => cell.trim() === '')).toEqual([])
    }
  }
})
