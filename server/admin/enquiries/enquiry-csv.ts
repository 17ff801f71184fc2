import { adminApi } from '../../../contract/api/admin.ts'
import type { Content } from '../../../contract/content/content.ts'
import { type CsvSheet, toDateCell } from '../csv-file.ts'
import type { ListRow } from '../read-list.ts'

const columns = [
  'received_at',
  'name',
  'email',
  'subject',
  'message',
  'locale',
  'page',
  'how_found',
  'answered_at',
] as const

function toSheet({ admin, messages }: Content): CsvSheet<ListRow<(typeof columns)[number]>> {
  const { csvFile, mails } = admin
  const { received, name, email, subject, message, language, page, answered } = csvFile.enquiryHeading
  const howFound = messages.fr.contactForm.how_found.label
  return {
    heading: [received, name, email, subject, message, language, page, howFound, answered],
    toCells: (row) => [
      toDateCell(row.received_at),
      row.name,
      row.email,
      messages.fr.contactForm.subject.options[row.subject],
      row.message,
      mails.values.languages[row.locale],
      row.page,
      row.how_found || csvFile.none,
      row.answered_at === null ? csvFile.none : toDateCell(row.answered_at),
    ],
  }
}

/** Enquiries as a file, each with its whole message and when it was answered. */
export const enquiryFile = {
  path: adminApi.enquiriesCsv,
  name: 'demandes-de-contact',
  audit: 'enquiries-exported',
  columns,
  toSheet,
} as const
