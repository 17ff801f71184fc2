import { type Drawing, loops, smallKnot } from './drawings.ts'
import { page, thread } from './geometry.ts'
import { palette } from './palette.ts'
import { drawArtifact, type Pdf, type Sheet } from './sheet.ts'

/** Fills a drawing with its left top corner at (`x`, `y`). */
export function drawPath(pdf: Pdf, path: string, x: number, y: number, scale: number, colour: string): void {
  pdf.save()
  pdf.translate(x, y).scale(scale)
  pdf.path(path).fill(colour)
  pdf.restore()
}

/**
 * The thread of one page. On even pages it comes in at the lower left, climbs the left margin and leaves
 * at the head; on odd ones it comes in at the head and goes down the right margin.
 * @param figure what the line does on its way across the head, and how far along, from 0 to 1
 */
export function drawThread(sheet: Sheet, pageNumber: number, figure: { isKnot: boolean; at: number }): void {
  const drawing: Drawing = figure.isKnot ? smallKnot : loops
  const scale = 0.62
  const { top, pass, rail, radius } = thread
  const isUp = pageNumber % 2 === 0
  const first = isUp ? rail + radius : 0
  const last = isUp ? page.width : page.width - rail - radius
  const width = drawing.width * scale
  const from = first + 40 + (last - first - width - 80) * figure.at
  drawArtifact(sheet, (pdf) => {
    pdf.lineWidth(drawing.threadWidth * scale).strokeColor(palette.thread)
    const down = page.width - rail
    if (isUp) {
      pdf
        .moveTo(-4, pass)
        .lineTo(rail - radius, pass)
        .quadraticCurveTo(rail, pass, rail, pass - radius)
      pdf.lineTo(rail, top + radius).quadraticCurveTo(rail, top, rail + radius, top)
      pdf.lineTo(from + 1, top).stroke()
      pdf
        .moveTo(from + width - 1, top)
        .lineTo(page.width + 4, top)
        .stroke()
    } else {
      pdf
        .moveTo(-4, top)
        .lineTo(from + 1, top)
        .stroke()
      pdf
        .moveTo(from + width - 1, top)
        .lineTo(down - radius, top)
        .quadraticCurveTo(down, top, down, top + radius)
      pdf.lineTo(down, pass - radius).quadraticCurveTo(down, pass, down + radius, pass)
      pdf.lineTo(page.width + 4, pass).stroke()
    }
    drawPath(pdf, drawing.path, from, top - drawing.threadY * scale, scale, palette.thread)
  })
}
