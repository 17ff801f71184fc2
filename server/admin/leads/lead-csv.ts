import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { CsvSeparator } from '../../../contract/api/admin.ts'
import type { Content } from '../../../contract/content/content.ts'
import { attributionKeys } from '../../../contract/forms/shared-inputs.ts'
import type { Database } from '../../db/database.ts'
import type { ChecklistDownloads } from '../../db/tables.ts'
import type { Clock } from '../../runtime/clock.ts'
import { toParisDay } from '../../runtime/paris-days.ts'

/** Rows read at a time: about a millisecond, after which visitors have their turn. */
const pageSize = 200

const separators: Record<CsvSeparator, string> = { comma: ',', semicolon: ';' }

type CsvRow = Pick<
  ChecklistDownloads,
  'email' | 'downloaded_at' | 'ip_address' | 'user_agent' | 'confirmed_at' | 'locale' | (typeof attributionKeys)[number]
>

type AdminMessages = Pick<Content['admin'], 'csvFile' | 'mails'>

function toHeading({ csvFile: { heading } }: AdminMessages): string[] {
  const { email, downloadedAt, ipAddress, browser, confirmed, language, campaign } = heading
  return [email, downloadedAt, ipAddress, browser, confirmed, language, campaign]
}

/** The cells of a lead, in the order of the heading. */
function toCells(row: CsvRow, { csvFile, mails }: AdminMessages): string[] {
  const { confirmed, unconfirmed, none } = csvFile
  return [
    row.email,
    dateFormat.format(Date.parse(row.downloaded_at)),
    row.ip_address ?? none,
    row.user_agent ?? none,
    row.confirmed_at === null ? unconfirmed : confirmed,
    mails.values.languages[row.locale],
    attributionKeys.flatMap((key) => row[key] ?? []).join(' / ') || none,
  ]
}

/** One formatter for all rows: making one costs more than a thousand uses. */
const dateFormat = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Paris',
})

/** Excel reads a file as UTF-8 only if it begins with this. */
const byteOrderMark = '\ufeff'

/** A cell that a spreadsheet would run as a formula gets an apostrophe, which makes it text (OWASP, CSV Injection). */
function neutralise(value: string): string {
  return /^[=+\-@\t\r＝＋－＠]/.test(value) ? `'${value}` : value
}

/** One line (RFC 4180): every value quoted, quotes doubled. */
function toLine(values: string[], separator: string): string {
  return `${values.map((value) => `"${neutralise(value).replaceAll('"', '""')}"`).join(separator)}\r\n`
}

/** A name for each of the two files, so that neither is taken for the other. */
export function csvFileName(clock: Clock, separatorName: CsvSeparator): string {
  const mark = separatorName === 'semicolon' ? '-excel' : ''
  return `checklist-downloads-${toParisDay(clock.now())}${mark}.csv`
}

/** All leads but quarantined ones, newest first, a page at a time: the memory does not grow with the list (docs/requirements.md 15.5). */
export async function* writeLeadCsv(
  { db }: Database,
  messages: AdminMessages,
  separatorName: CsvSeparator,
): AsyncGenerator<string> {
  const separator = separators[separatorName]
  yield byteOrderMark + toLine(toHeading(messages), separator)
  let after: { downloaded_at: string; id: string } | undefined
  for (;;) {
    let query = db
      .selectFrom('checklist_downloads')
      .select(['id', 'email', 'downloaded_at', 'ip_address', 'user_agent', 'confirmed_at', 'locale'])
      .select(attributionKeys)
      .where('quarantined_at', 'is', null)
    if (after) query = query.where(sql<boolean>`(downloaded_at, id) < (${after.downloaded_at}, ${after.id})`)
    const rows = await query.orderBy('downloaded_at', 'desc').orderBy('id', 'desc').limit(pageSize).execute()
    const text = rows.map((row) => toLine(toCells(row, messages), separator)).join('')
    if (text) yield text
    after = rows.at(-1)
    if (rows.length < pageSize) return
    await nextTurn()
  }
}
