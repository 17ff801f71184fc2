import type { SampleTable } from '../../../contract/content/sample-audit.ts'
import { margin } from '../geometry.ts'
import { palette } from '../palette.ts'
import { addElement, drawArtifact, type Element } from '../sheet.ts'
import { plainText, readMarks, type Stretch } from '../text-marks.ts'
import { type } from '../type-scale.ts'
import { type SetText, type Setting, setText, writeText } from '../write-text.ts'
import { shareWidth } from './column-widths.ts'
import { type Flow, isFitting, measureHead, type SampleSheet, turnPage, writeHead } from './flow.ts'

const cell = { cut: 'ui', size: 10, leading: 13.8 } as const satisfies Setting
const name = { ...cell, cut: 'label' } as const satisfies Setting
const between = 14
const pad = 6.5

type Row = { cells: SetText[]; height: number }
type Laid = { lefts: number[]; head: Row; rows: Row[]; height: number }

/** The numbers of a row's sources, each a link to its place in the list. */
function toCalls({ words }: SampleSheet, keys: readonly string[]): Stretch[] {
  return words.sources.list.flatMap(({ key, name: source }, i): Stretch[] => {
    if (!keys.includes(key)) return []
    const linkName = words.document.source.replace('{source}', plainText(source))
    return [{ text: '\u00a0' }, { text: `[${i + 1}]`, link: `#source-${i + 1}`, linkName }]
  })
}

function toRow(cells: SetText[]): Row {
  return { cells, height: Math.max(...cells.map(({ height }) => height)) + pad * 2 }
}

/** Breaks every cell for its column. */
function layTable(sheet: SampleSheet, { columns, rows }: SampleTable): Laid {
  const texts = rows.map(({ cells, sources = [] }) =>
    cells.map((text, i) => [...readMarks(text), ...(i === cells.length - 1 ? toCalls(sheet, sources) : [])]),
  )
  const settingOf = (column: number) => (column === 0 ? name : cell)
  const needs = columns.map((title, i) => {
    const sets = (width: number) => [
      setText(sheet, title, name, width).width,
      ...texts.map((row) => setText(sheet, row[i] ?? [], settingOf(i), width).width),
    ]
    return { least: Math.max(...sets(1)) + 1, full: Math.max(...sets(Infinity)) }
  })
  const widths = shareWidth(needs, margin.width - between * (columns.length - 1))
  const lefts = widths.map((_, i) => margin.left + widths.slice(0, i).reduce((sum, width) => sum + width + between, 0))
  const head = toRow(columns.map((title, i) => setText(sheet, title, name, widths[i] ?? 0)))
  const set = texts.map((row) => toRow(row.map((text, i) => setText(sheet, text, settingOf(i), widths[i] ?? 0))))
  return { lefts, head, rows: set, height: set.reduce((sum, { height }) => sum + height, head.height) }
}

function drawRule(sheet: SampleSheet, y: number, height: number, colour: string): void {
  drawArtifact(sheet, (pdf) => pdf.rect(margin.left, y - height, margin.width, height).fill(colour))
}

function writeRow(flow: Flow, table: Element, { cells, height }: Row, lefts: readonly number[], isHead: boolean): void {
  const { sheet } = flow
  const row = addElement(sheet, table, 'TR')
  cells.forEach((text, i) => {
    const isHeading = isHead || i === 0
    const tag = isHeading ? 'TH' : 'TD'
    const element = addElement(sheet, row, tag, isHeading ? { scope: isHead ? 'Column' : 'Row' } : {})
    writeText(sheet, element, tag, text, lefts[i] ?? 0, flow.y + pad)
  })
  flow.y += height
  if (isHead) drawRule(sheet, flow.y, 1.5, palette.ink)
  else drawRule(sheet, flow.y, 0.7, palette.mist)
}

/** The titles of the columns once more, at the top of a further page: seen, and not read out twice. */
function repeatHead(flow: Flow, { cells, height }: Row, lefts: readonly number[]): void {
  const { sheet } = flow
  drawArtifact(sheet, (pdf) => {
    cells.forEach(({ lines, setting }, i) => {
      pdf.font(setting.cut).fontSize(setting.size).fillColor(palette.muted)
      lines.forEach((pieces, line) => {
        const y = flow.y + pad + line * setting.leading + setting.leading / 2 + setting.size * 0.34
        const text = pieces.map((piece) => piece.text).join('')
        pdf.text(text, lefts[i] ?? 0, y, { lineBreak: false, baseline: 'alphabetic' })
      })
    })
  })
  flow.y += height
  drawRule(sheet, flow.y, 1.5, palette.ink)
}

/** What to remember of a table, in a card below it. */
function drawNote(flow: Flow, section: Element, text: string): void {
  const { sheet } = flow
  const inset = 16
  const note = setText(sheet, text, type.body, margin.width - inset * 2)
  const height = note.height + inset * 2
  flow.y += 18
  if (!isFitting(flow, height)) turnPage(flow)
  drawArtifact(sheet, (pdf) => pdf.roundedRect(margin.left, flow.y, margin.width, height, 12).fill(palette.mist))
  writeText(sheet, addElement(sheet, section, 'P'), 'P', note, margin.left + inset, flow.y + inset)
  flow.y += height
}

/** A part of the report with its table. It begins on a page of its own unless the rest of this one holds it whole. */
export function drawTableSection(flow: Flow, words: SampleTable): void {
  const { sheet } = flow
  const laid = layTable(sheet, words)
  const air = 34
  if (isFitting(flow, air + measureHead(flow, words) + laid.height)) flow.y += air
  else turnPage(flow)
  const section = writeHead(flow, words)
  const table = addElement(sheet, section, 'Table')
  writeRow(flow, table, laid.head, laid.lefts, true)
  for (const row of laid.rows) {
    if (!isFitting(flow, row.height)) {
      turnPage(flow)
      repeatHead(flow, laid.head, laid.lefts)
    }
    writeRow(flow, table, row, laid.lefts, false)
  }
  if (words.note !== undefined) drawNote(flow, section, words.note)
}
