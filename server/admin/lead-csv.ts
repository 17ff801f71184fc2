import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { parisDayOf } from './paris-days.ts'

/** Rows read at a time: about a millisecond, after which visitors have their turn. */
const pageSize = 200

const separators = { comma: ',', semicolon: ';' } as const
export type CsvSeparator = keyof typeof separators

/** Columns of the specification (section 7). */
const header = ['Email', 'Date de téléchargement', 'Adresse IP', 'Navigateur']

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

export function csvFileName(clock: Clock): string {
  return `checklist-downloads-${parisDayOf(clock.now())}.csv`
}

/** All leads but quarantined ones, newest first, a page at a time: the memory does not grow with the list. */
export async function* writeLeadCsv({ db }: Database, separatorName: CsvSeparator): AsyncGenerator<string> {
  const separator = separators[separatorName]
  yield byteOrderMark + toLine(header, separator)
  let after: { downloaded_at: string; id: string } | undefined
  for (;;) {
    let query = db
      .selectFrom('checklist_downloads')
      .select(['id', 'email', 'downloaded_at', 'ip_address', 'user_agent'])
      .where('quarantined_at', 'is', null)
    if (after) query = query.where(sql<boolean>`(downloaded_at, id) < (${after.downloaded_at}, ${after.id})`)
    const rows = await query.orderBy('downloaded_at', 'desc').orderBy('id', 'desc').limit(pageSize).execute()
    let text = ''
    for (const row of rows) {
      const date = dateFormat.format(Date.parse(row.downloaded_at))
      text += toLine([row.email, date, row.ip_address ?? 'N/A', row.user_agent ?? 'N/A'], separator)
    }
    if (text) yield text
    after = rows.at(-1)
    if (rows.length < pageSize) return
    await nextTurn()
  }
}
