import type { CsvSeparator } from '../../../contract/api/admin.ts'
import type { Content } from '../../../contract/content/content.ts'
import type { Database } from '../../db/database.ts'
import { type CsvSheet, rowsOfPiece, toDateCell, writeCsv } from '../csv-file.ts'
import { type ListQuery, leadList } from '../list-filter.ts'
import { type Listed, readList } from '../read-list.ts'
import { arrivalColumns, toArrivalCells } from '../to-arrival.ts'

const columns = [
  ...(['email', 'downloaded_at', 'ip_address', 'user_agent', 'confirmed_at', 'locale'] as const),
  ...arrivalColumns,
] as const

type AdminMessages = Pick<Content['admin'], 'csvFile' | 'mails' | 'people'>

function toSheet(admin: AdminMessages): CsvSheet<Listed<(typeof columns)[number]>> {
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

/** Leads as a file, newest first: the specification's columns, then whether the address is confirmed, language, how the visit began. */
export const writeLeadCsv = (
  database: Database,
  messages: AdminMessages,
  query: ListQuery,
  separator: CsvSeparator,
): AsyncGenerator<string> =>
  writeCsv(toSheet(messages), readList(database, leadList, columns, query, { size: rowsOfPiece }), separator)
