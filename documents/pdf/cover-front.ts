import { drawPath } from './draw-thread.ts'
import { knot, mark } from './drawings.ts'
import { margin, page, thread } from './geometry.ts'
import { palette } from './palette.ts'
import { addElement, drawArtifact, drawContent, type Sheet } from './sheet.ts'
import { type } from './type-scale.ts'
import { type Setting, setText, writeBlock, writeText } from './write-text.ts'

const knotScale = 1.06
const knotX = 58

/** The title as large as its widest line allows. */
function titleSetting(sheet: Sheet, lines: readonly string[]): Setting {
  const widest = Math.max(...lines.map((line) => setText(sheet, line, type.cover, Infinity).width))
  const factor = Math.min(1, (margin.width + 4) / widest, 2.95 / lines.length)
  return { ...type.cover, size: type.cover.size * factor, leading: type.cover.leading * factor }
}

function drawBrand(sheet: Sheet): void {
  drawArtifact(
    sheet,
    (pdf) => {
      drawPath(pdf, mark.path, margin.left, 40, 0.34, palette.thread)
      pdf.font('title').fontSize(15).fillColor(palette.ink)
      pdf.text(sheet.settings.brand, margin.left + 44, 62, { lineBreak: false, baseline: 'alphabetic' })
    },
    'Pagination',
  )
}

function drawKnot(sheet: Sheet, alt: string): void {
  const y = thread.pass - knot.threadY * knotScale
  const height = knot.height * knotScale
  const bbox: [number, number, number, number] = [0, y, page.width, y + height]
  const figure = addElement(sheet, sheet.root, 'Figure', { alt, bbox })
  drawContent(sheet, figure, 'Figure', (pdf) => {
    const width = knot.threadWidth * knotScale
    pdf.rect(-4, thread.pass - width / 2, knotX + 5, width).fill(palette.thread)
    const end = knotX + knot.width * knotScale
    if (end < page.width) pdf.rect(end - 1, thread.pass - width / 2, page.width - end + 5, width).fill(palette.thread)
    drawPath(pdf, knot.path, knotX, y, knotScale, palette.thread)
    drawPath(pdf, knot.belly, knotX, y, knotScale, palette.mustard)
  })
}

export type CoverWords = {
  /** In the bookmarks. */
  title: string
  coverLines: readonly string[]
  subtitle: string
  edition: string
  coverDrawing: string
}

/** Mustard, the title, and the big knot on the thread. What follows stands below `thread.pass`. */
export function drawCoverFront(sheet: Sheet, words: CoverWords): void {
  const { pdf } = sheet
  pdf.addPage()
  pdf.outline.addItem(words.title)
  drawArtifact(sheet, () => pdf.rect(0, 0, page.width, page.height).fill(palette.mustard))
  drawBrand(sheet)
  const setting = titleSetting(sheet, words.coverLines)
  const heading = addElement(sheet, sheet.root, 'H1')
  let y = 96
  for (const line of words.coverLines) {
    writeText(sheet, heading, 'H1', setText(sheet, `${line} `, setting, Infinity), margin.left - 3, y)
    y += setting.leading
  }
  y += 16
  y += writeBlock(sheet, sheet.root, 'P', words.subtitle, type.lead, { x: margin.left, y, width: margin.width })
  writeBlock(sheet, sheet.root, 'P', words.edition, type.h3, { x: margin.left, y: y + 8, width: 300 })
  drawKnot(sheet, words.coverDrawing)
}
