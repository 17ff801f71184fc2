import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findOffice } from './find-office.ts'

/** Languages of a spreadsheet, as Windows numbers them: they decide how dates and numbers are read. */
export const officeLanguages = { french: 1036, german: 1031 } as const

/** A cell as the spreadsheet understood it: a date as ISO text, everything else as the text that is shown. */
export type OfficeCell = { kind: string; value: string; formula: string | undefined }

const attributeOf = (attributes: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(attributes)?.[1]

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

function toText(content: string): string {
  const lines = content.match(/<text:p(?:\/>|[ >].*?<\/text:p>)/gs) ?? []
  return lines
    .map((line) =>
      line
        .replace(/<text:s(?: text:c="(\d+)")?\/>/g, (_, count = '1') => ' '.repeat(Number(count)))
        .replaceAll('<text:tab/>', '\t')
        .replace(/<[^>]*>/g, '')
        .replace(/&(#\d+|\w+);/g, (whole, name: string) =>
          name.startsWith('#') ? String.fromCodePoint(Number(name.slice(1))) : (entities[name] ?? whole),
        ),
    )
    .join('\n')
}

/** The cells of the first sheet of a flat OpenDocument file, row by row. */
function readSheet(xml: string): OfficeCell[][] {
  const sheet = /<table:table .*?<\/table:table>/s.exec(xml)?.[0] ?? ''
  return [...sheet.matchAll(/<table:table-row([^>]*)>(.*?)<\/table:table-row>/gs)].flatMap(
    ([, ofRow = '', content = '']) => {
      const cells = [...content.matchAll(/<table:table-cell([^>]*?)(?:\/>|>(.*?)<\/table:table-cell>)/gs)]
      const row = cells.flatMap(([, attributes = '', inner = '']): OfficeCell[] => {
        const cell = {
          kind: attributeOf(attributes, 'office:value-type') ?? 'empty',
          value: attributeOf(attributes, 'office:date-value') ?? toText(inner),
          formula: attributeOf(attributes, 'table:formula'),
        }
        return Array.from({ length: Number(attributeOf(attributes, 'table:number-columns-repeated') ?? 1) }, () => cell)
      })
      return Array.from({ length: Number(attributeOf(ofRow, 'table:number-rows-repeated') ?? 1) }, () => row)
    },
  )
}

/**
 * Opens a file of separated values in LibreOffice as carelessly as one can: numbers and dates are looked for, quoted
 * values included, and formulas are computed.
 */
export function openInOffice(
  file: Buffer,
  separator: ',' | ';',
  language: keyof typeof officeLanguages,
): OfficeCell[][] {
  const folder = mkdtempSync(join(tmpdir(), 'businessbretzel-office-'))
  try {
    writeFileSync(join(folder, 'list.csv'), file)
    // Separator, quote, UTF-8, first line, columns, language, quoted is no text, look for numbers, then (for the
    // export) as shown and formulas, spaces stay, first sheet, compute formulas.
    const tokens = [separator.charCodeAt(0), 34, 76, 1, '', officeLanguages[language], false, true, false, false]
    const { status, stderr } = spawnSync(
      findOffice(),
      [
        `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`,
        '--headless',
        `--infilter=CSV:${[...tokens, false, -1, true].join(',')}`,
        ...['--convert-to', 'fods', '--outdir', folder, join(folder, 'list.csv')],
      ],
      { timeout: 50_000 },
    )
    if (status !== 0) throw new Error(`LibreOffice ended with ${status}: ${stderr}`)
    return readSheet(readFileSync(join(folder, 'list.fods'), 'utf8'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
