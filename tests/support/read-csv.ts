/** The values of a file in which each is quoted, quotes are doubled, and each line ends with CR LF (RFC 4180). */
export function readCsv(text: string, separator: ',' | ';'): string[][] {
  const rows: string[][] = [[]]
  for (const [, value = '', end] of text.matchAll(new RegExp(`"((?:[^"]|"")*)"(${separator}|\\r\\n)`, 'gy'))) {
    rows.at(-1)?.push(value.replaceAll('""', '"'))
    if (end !== separator) rows.push([])
  }
  return rows.slice(0, -1)
}
