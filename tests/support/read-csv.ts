/**
 * Reads a file of comma-separated values as strictly as RFC 4180 and docs/requirements.md 15.5 describe it: each value
 * quoted, quotes doubled, each line ended by CR LF.
 * @throws where the file is anything else
 */
export function readCsv(text: string, separator: ',' | ';'): string[][] {
  const value = '"(?:[^"]|"")*"'
  const line = new RegExp(`(${value}(?:${separator}${value})*)\\r\\n`, 'gy')
  const lines = [...text.matchAll(line)]
  if (lines.map(([whole]) => whole).join('') !== text) throw new Error(`no values in ${JSON.stringify(text)}`)
  const rows = lines.map(([, written = '']) =>
    [...written.matchAll(new RegExp(value, 'g'))].map(([quoted]) => quoted.slice(1, -1).replaceAll('""', '"')),
  )
  if (new Set(rows.map(({ length }) => length)).size > 1) throw new Error('lines of different lengths')
  return rows
}

/** The text of a file that begins with the mark by which a spreadsheet knows UTF-8, without the mark. */
export function withoutMark(bytes: Buffer): string {
  if (bytes.subarray(0, 3).toString('hex') !== 'efbbbf') throw new Error('no byte order mark')
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes.subarray(3))
}
