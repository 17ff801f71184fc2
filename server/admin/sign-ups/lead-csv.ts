import { adminApi } from '../../../contract/api/admin.ts'
import type { Content } from '../../../contract/content/content.ts'
import { type CsvSheet, toDateCell } from '../csv-file.ts'
import type { ListRow } from '../read-list.ts'

const columns = ['email', 'downloaded_at', 'ip_address', 'user_agent', 'confirmed_at', 'locale'] as const

function toSheet({ admin }: Pick<Content, 'admin'>): CsvSheet<ListRow<(typeof columns)[number]>> {
  const { csvFile, mails } = admin
  const { email, downloadedAt, ipAddress, browser, confirmed, language } = csvFile.heading
  return {
    heading: [email, downloadedAt, ipAddress, browser, confirmed, language],
    toCells: (row) => [
      row.email,
      toDateCell(row.downloaded_at),
      row.ip_address ?? csvFile.none,
      row.user_agent ?? csvFile.none,
      row.confirmed_at === null ? csvFile.unconfirmed : csvFile.confirmed,
      mails.values.languages[row.locale],
    ],
  }
}

/** Leads as a file: the specification's columns, then whether the address is confirmed, and the language. */
export const leadFile = {
  path: adminApi.leadsCsv,
  name: 'checklist-downloads',
  audit: 'leads-exported',
  columns,
  toSheet,
} as const
