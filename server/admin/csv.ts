import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { CsvSeparator } from '../../contract/api/admin.ts'
import { toParisDay } from '../../contract/paris.ts'
import type { Clock } from '../runtime/clock.ts'

const separators: Record<CsvSeparator, string> = { comma: ',', semicolon: ';' }

/** One formatter for all rows: making one costs more than a thousand uses. */
const dateFormat = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Paris',
})

/** A moment as a spreadsheet shows it, in Paris. */
export const toDateCell = (instant: string): string => dateFormat.format(Date.parse(instant))

/** Excel reads a file as UTF-8 only if it begins with this. */
const byteOrderMark = '\ufeff'

/** A cell that a spreadsheet would run as a formula gets an apostrophe, which makes it text (OWASP, CSV Injection). */
const neutralise = (value: string): string => (/^[=+\-@\t\r＝＋－＠]/.test(value) ? `'${value}` : value)

/** One line (RFC 4180): every value quoted, quotes doubled. */
const toLine = (values: string[], separator: string): string =>
  `${values.map((value) => `"${neutralise(value).replaceAll('"', '""')}"`).join(separator)}\r\n`

/** What a list looks like as a file. */
export type CsvSheet<Row> = { heading: string[]; toCells: (row: Row) => string[] }

/** The rows as a file, a piece at a time: the memory does not grow with the list (docs/requirements.md 15.5). */
export async function* writeCsv<Row>(
  { heading, toCells }: CsvSheet<Row>,
  pieces: AsyncIterable<Row[]> | Iterable<Row[]>,
  separatorName: CsvSeparator,
): AsyncGenerator<string> {
  const separator = separators[separatorName]
  yield byteOrderMark + toLine(heading, separator)
  for await (const rows of pieces) {
    if (rows.length > 0) yield rows.map((row) => toLine(toCells(row), separator)).join('')
  }
}

/**
 * Answers with a list as a file, whose name has the day in Paris.
 * @param part of what is all; each file that there can be has a name of its own, so that none is taken for another
 */
export function sendCsv(
  reply: FastifyReply,
  { name, part = '', clock, separator }: { name: string; part?: string; clock: Clock; separator: CsvSeparator },
  pieces: AsyncGenerator<string>,
): FastifyReply {
  const fileName = `${name}-${toParisDay(clock.now())}${part}${separator === 'semicolon' ? '-excel' : ''}.csv`
  return reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .send(Readable.from(pieces))
}
