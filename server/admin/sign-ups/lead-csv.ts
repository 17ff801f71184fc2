import { adminApi } from '../../../contract/api/admin.ts'
import type { Content } from '../../../contract/content/content.ts'
import { type CsvSheet, toDateCell } from '../csv-file.ts'
import type { ListRow } from '../read-list.ts'
import { arrivalColumns, toArrivalCells } from '../to-list-row.ts'

const columns = [
  ...(['email', 'downloaded_at', 'ip_address', 'user_agent', 'confirmed_at', 'locale'] as const),
  ...arrivalColumns,
] as const

function toSheet({ admin }: Pick<Content, 'admin'>): CsvSheet<ListRow<(typeof columns)[number]>> {
  const { csvFile, mails } = admin
  const { email, downloadedAt, ipAddress, browser, confirmed, language } = csvFile.heading
  const { campaign, firstPage, source } = admin.people.facts
  return {
    heading: [email, downloadedAt, ipAddress, browser, confirmed, language, campaign, firstPage, source],
    toCells: (row) => [
      row.email,
      toDateCell(row.downloaded_at),
      row.ip_address ?? csvFile.none,
      row.user_agent ?? csvFile.none,
      row.confirmed_at === null ? csvFile.unconfirmed : csvFile.confirmed,
      mails.values.languages[row.locale],
      ...toArrivalCells(row, admin),
    ],
  }
}

/** Leads as a file: the specification's columns, then whether the address is confirmed, language, how the visit began. */
export const leadFile = {
  path: adminApi.leadsCsv,
  name: 'checklist-downloads',
  audit: 'leads-exported',
  columns,
  toSheet,
} as const
