import { formatShortDate } from '../../../contract/formats.ts'
import { DocumentFaultError } from '../../document-fault.ts'
import { bandTop, drawClosingBand } from '../closing-band.ts'
import { margin } from '../geometry.ts'
import { palette } from '../palette.ts'
import { addElement, type Checklist, type ChecklistSheet, drawArtifact, type Element } from '../sheet.ts'
import { plainText, type Stretch } from '../text-marks.ts'
import { type } from '../type-scale.ts'
import { type SetText, setText, writeBlock, writeText } from '../write-text.ts'

type Source = Checklist['sources']['list'][number]

const columns = 3
const columnGap = 16
const numberWidth = 19
const columnWidth = (margin.width - columnGap * (columns - 1)) / columns

/** The host as one would say it; a very long one without its first part, to fit the column. */
function shortHost(hostname: string): string {
  const host = hostname.replace(/^www\./, '')
  return host.length > 30 ? host.split('.').slice(1).join('.') : host
}

/** Name, then the site's address, then the day of the last check; the link leads to the very page. */
function setSource(sheet: ChecklistSheet, source: Source, size: number): SetText {
  const stretches: Stretch[] = [{ text: source.name }]
  if (source.address !== undefined) {
    const host = shortHost(new URL(source.address).hostname)
    const linkName = `${sheet.words.labels.link}${plainText(source.name)}`
    stretches.push({ text: ' – ' }, { text: host, link: source.address, linkName })
  }
  stretches.push({ text: ` (${formatShortDate(source.checkedOn, sheet.locale)})` })
  return setText(sheet, stretches, { cut: 'ui', size, leading: size * 1.32 }, columnWidth - numberWidth)
}

/** What this paper is not, just above the band. */
function setLegal(sheet: ChecklistSheet): { top: number; draw: (parent: Element) => void } {
  const { legal } = sheet.words
  const labelWidth = 104
  const text = setText(sheet, legal.text, { ...type.fact, size: 9.2, leading: 13 }, margin.width - labelWidth)
  const title = setText(sheet, legal.title, type.h3, labelWidth - 14)
  const top = bandTop - 34 - Math.max(text.height, title.height)
  return {
    top,
    draw: (parent) => {
      drawArtifact(sheet, (pdf) => pdf.rect(margin.left, top, margin.width, 1.5).fill(palette.ink))
      writeText(sheet, addElement(sheet, parent, 'H3'), 'H3', title, margin.left, top + 11)
      writeText(sheet, addElement(sheet, parent, 'P'), 'P', text, margin.left + labelWidth, top + 12)
    },
  }
}

type Placed = { entry: SetText; column: number; y: number }

/** Shares the entries among the columns, each filled to about the same height. */
function placeSources(sheet: ChecklistSheet, size: number): { placed: Placed[]; height: number } {
  const between = size * 0.55
  const entries = sheet.words.sources.list.map((source) => setSource(sheet, source, size))
  const total = entries.reduce((sum, entry) => sum + entry.height + between, 0)
  let column = 0
  let y = 0
  let height = 0
  const placed = entries.map((entry) => {
    if (column < columns - 1 && y + entry.height / 2 > total / columns) {
      column += 1
      y = 0
    }
    const place = { entry, column, y }
    y += entry.height + between
    height = Math.max(height, y - between)
    return place
  })
  return { placed, height }
}

/**
 * The list, as large as the page allows.
 * @throws {DocumentFaultError} if it does not even fit in the smallest size
 */
function drawList(sheet: ChecklistSheet, parent: Element, top: number, bottom: number): void {
  const sizes = [9.6, 9.3, 9, 8.7, 8.4, 8.1, 7.8]
  const size = sizes.find((candidate) => placeSources(sheet, candidate).height <= bottom - top)
  if (size === undefined)
    throw new DocumentFaultError('checklist: the sources do not fit on their page', {
      kind: 'full',
      place: ['sources'],
    })
  const list = addElement(sheet, parent, 'L')
  placeSources(sheet, size).placed.forEach(({ entry, column, y }, i) => {
    const x = margin.left + column * (columnWidth + columnGap)
    const item = addElement(sheet, list, 'LI')
    sheet.pdf.addNamedDestination(`source-${i + 1}`, 'XYZ', 0, Math.max(0, top + y - 20), 0)
    const number = setText(sheet, `${i + 1} `, { ...entry.setting, cut: 'label' }, numberWidth)
    writeText(sheet, addElement(sheet, item, 'Lbl'), 'Lbl', number, x, top + y)
    writeText(sheet, addElement(sheet, item, 'LBody'), 'LBody', entry, x + numberWidth, top + y)
  })
}

/** Where the facts come from, and what comes next. The thread has one place left to go: the last knot. */
export function drawSources(sheet: ChecklistSheet): void {
  const { pdf, words } = sheet
  pdf.addPage()
  pdf.outline.addItem(words.sources.title)
  const section = addElement(sheet, sheet.root, 'Sect')
  let y = 62
  y += writeBlock(sheet, section, 'H2', words.sources.title, type.h2, { x: margin.left, y, width: margin.width }) + 6
  y += writeBlock(sheet, section, 'P', words.sources.lead, type.fact, { x: margin.left, y, width: margin.width }) + 16
  const legal = setLegal(sheet)
  drawList(sheet, section, y, legal.top - 14)
  legal.draw(section)
  drawClosingBand(sheet, {
    ...words.closing,
    address: sheet.settings.booking.checklist,
    drawing: words.closingDrawing,
    link: words.labels.link,
  })
}
