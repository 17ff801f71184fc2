import { formatShortDate } from '../../../contract/formats.ts'
import { drawPath } from '../draw-thread.ts'
import { knot } from '../drawings.ts'
import { margin, page, thread } from '../geometry.ts'
import { palette } from '../palette.ts'
import { addElement, type Checklist, drawArtifact, drawContent, type Element, type Sheet } from '../sheet.ts'
import { plainText, type Stretch } from '../text-marks.ts'
import { type } from '../type-scale.ts'
import { type SetText, setText, writeBlock, writeText } from '../write-text.ts'

type Source = Checklist['sources']['list'][number]

const bandTop = 558
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
function setSource(sheet: Sheet, source: Source, size: number): SetText {
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
function setLegal(sheet: Sheet): { top: number; draw: (parent: Element) => void } {
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
function placeSources(sheet: Sheet, size: number): { placed: Placed[]; height: number } {
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
 * @throws if it does not even fit in the smallest size
 */
function drawList(sheet: Sheet, parent: Element, top: number, bottom: number): void {
  const sizes = [9.6, 9.3, 9, 8.7, 8.4, 8.1, 7.8]
  const size = sizes.find((candidate) => placeSources(sheet, candidate).height <= bottom - top)
  if (size === undefined) throw new Error('checklist: the sources do not fit on their page')
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

function drawBand(sheet: Sheet): void {
  const { closing, closingDrawing } = sheet.words
  const scale = 0.48
  const x = page.width - knot.width * scale - 30
  const y = thread.pass - knot.threadY * scale
  drawArtifact(sheet, (pdf) => pdf.rect(0, bandTop, page.width, page.height - bandTop).fill(palette.ink))
  const section = addElement(sheet, sheet.root, 'Sect')
  const white = { colour: palette.salt }
  const width = x - margin.left + 50
  const at = { x: margin.left, y: bandTop + 42, width }
  const height = writeBlock(sheet, section, 'H2', closing.title, { ...type.h2, size: 26, leading: 29, ...white }, at)
  const text = { ...type.body, colour: palette.mutedOnInk }
  writeBlock(sheet, section, 'P', closing.text, text, { ...at, y: at.y + height + 6, width: width - 60 })
  const bbox: [number, number, number, number] = [0, y, page.width, y + knot.height * scale]
  const figure = addElement(sheet, section, 'Figure', { alt: closingDrawing, bbox })
  drawContent(sheet, figure, 'Figure', (pdf) => {
    const thick = knot.threadWidth * scale
    pdf.rect(-4, thread.pass - thick / 2, x + 5, thick).fill(palette.threadOnInk)
    pdf.rect(x + knot.width * scale - 1, thread.pass - thick / 2, 40, thick).fill(palette.threadOnInk)
    drawPath(pdf, knot.path, x, y, scale, palette.threadOnInk)
    drawPath(pdf, knot.belly, x, y, scale, palette.ink)
  })
  drawAddresses(sheet, section, thread.pass + 30)
}

/** The button, and where else the writer is found. */
function drawAddresses(sheet: Sheet, section: Element, y: number): void {
  const { settings } = sheet
  const { closing, labels } = sheet.words
  const button: Stretch = {
    text: closing.booking,
    link: settings.booking.checklist,
    linkName: `${labels.link}${closing.booking}`,
  }
  const label = setText(sheet, [button], { ...type.h3, size: 12, colour: palette.ink }, 300)
  const width = label.width + 62
  drawArtifact(sheet, (pdf) => {
    pdf.roundedRect(margin.left, y, width, 38, 19).fill(palette.mustard)
    pdf.roundedRect(margin.left + label.width + 28, y + 17.6, 14, 2.8, 1.4).fill(palette.ink)
  })
  writeText(sheet, addElement(sheet, section, 'P'), 'P', label, margin.left + 20, y + 11.5)
  const white = { ...type.h3, size: 10, colour: palette.salt }
  const lines: [string, string, string][] = [
    [`${closing.site} `, new URL(sheet.siteUrl).host, sheet.siteUrl],
    ['', settings.email, `mailto:${settings.email}`],
  ]
  lines.forEach(([before, text, link], i) => {
    const stretches = [{ text: before }, { text, link, linkName: `${labels.link}${text}` }].filter((part) => part.text)
    writeBlock(sheet, section, 'P', stretches, white, {
      x: margin.left + width + 24,
      y: y + 4 + i * 16,
      width: margin.right - margin.left - width - 24,
    })
  })
}

/** Where the facts come from, and what comes next. The thread has one place left to go: the last knot. */
export function drawSources(sheet: Sheet): void {
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
  drawBand(sheet)
}
