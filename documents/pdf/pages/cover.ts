import { drawPath } from '../draw-thread.ts'
import { knot, mark } from '../drawings.ts'
import { margin, page, thread } from '../geometry.ts'
import { palette } from '../palette.ts'
import { addElement, drawArtifact, drawContent, type Element, type Sheet } from '../sheet.ts'
import { type } from '../type-scale.ts'
import { type Setting, setText, writeBlock, writeText } from '../write-text.ts'

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

function drawKnot(sheet: Sheet): void {
  const y = thread.pass - knot.threadY * knotScale
  const height = knot.height * knotScale
  const bbox: [number, number, number, number] = [0, y, page.width, y + height]
  const figure = addElement(sheet, sheet.root, 'Figure', { alt: sheet.words.coverDrawing, bbox })
  drawContent(sheet, figure, 'Figure', (pdf) => {
    const width = knot.threadWidth * knotScale
    pdf.rect(-4, thread.pass - width / 2, knotX + 5, width).fill(palette.thread)
    const end = knotX + knot.width * knotScale
    if (end < page.width) pdf.rect(end - 1, thread.pass - width / 2, page.width - end + 5, width).fill(palette.thread)
    drawPath(pdf, knot.path, knotX, y, knotScale, palette.thread)
    drawPath(pdf, knot.belly, knotX, y, knotScale, palette.mustard)
  })
}

function drawUse(sheet: Sheet, parent: Element): void {
  const { use } = sheet.words
  const gap = 18
  const width = (margin.width - gap * 2) / 3
  const top = thread.pass + 22
  writeBlock(sheet, parent, 'H2', use.title, type.h3, { x: margin.left, y: top, width: margin.width })
  const list = addElement(sheet, parent, 'L')
  use.steps.forEach((step, i) => {
    const x = margin.left + i * (width + gap)
    const entry = addElement(sheet, addElement(sheet, list, 'LI'), 'LBody')
    writeBlock(sheet, entry, 'P', `${step.title} `, type.h3Large, { x, y: top + 17, width })
    writeBlock(sheet, entry, 'P', step.text, { ...type.fact, size: 9.2, leading: 12.6 }, { x, y: top + 38, width })
  })
}

/** Mustard, the title, the big knot on the thread, and how to use what follows. */
export function drawCover(sheet: Sheet): void {
  const { pdf, words } = sheet
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
  drawKnot(sheet)
  drawUse(sheet, sheet.root)
}
