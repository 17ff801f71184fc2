/**
 * Reads a file of comma-separated values as strictly as RFC 4180 and docs/requirements.md 15.5 describe it: each value
 * quoted, quotes doubled, each line ended by CR LF.
 * @throws where the file is anything else
 */
export function readCsv(text: string, separator: ',' | ';'): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  const expectNext = (wanted: string) => {
    if (!text.startsWith(wanted, at)) {
      throw new Error(`${JSON.stringify(wanted)} expected at ${at}: ${JSON.stringify(text.slice(at, at + 40))}`)
    }
    at += wanted.length
  }
  const readValue = () => {
    expectNext('"')
    let value = ''
    for (;;) {
      const end = text.indexOf('"', at)
      if (end < 0) throw new Error('a value without an end')
      value += text.slice(at, end)
      at = end + 1
      if (text[at] !== '"') return value
      value += '"'
      at += 1
    }
  }
  while (at < text.length) {
    row.push(readValue())
    if (text[at] === separator) {
      at += 1
      continue
    }
    expectNext('\r\n')
    rows.push(row)
    row = []
  }
  if (row.length > 0) throw new Error('a line without an end')
  if (new Set(rows.map(({ length }) => length)).size > 1) throw new Error('lines of different lengths')
  return rows
}

/** The text of a file that begins with the mark by which a spreadsheet knows UTF-8, without the mark. */
export function withoutMark(bytes: Buffer): string {
  if (bytes.subarray(0, 3).toString('hex') !== 'efbbbf') throw new Error('no byte order mark')
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes.subarray(3))
}
