import { drawPath } from './draw-thread.ts'
import { mark } from './drawings.ts'
import { footerY, margin } from './geometry.ts'
import { palette } from './palette.ts'
import { drawArtifact, type Sheet } from './sheet.ts'

/** Mark, brand, short title and page number at the foot. */
export function drawFooter(sheet: Sheet, pageNumber: number): void {
  drawArtifact(
    sheet,
    (pdf) => {
      const scale = 0.2
      drawPath(pdf, mark.path, margin.left, footerY - 8 - 10 * scale, scale, palette.thread)
      pdf.font('label').fontSize(8.6).fillColor(palette.ink)
      const { brand } = sheet.settings
      pdf.text(brand, margin.left + 26, footerY, { lineBreak: false, baseline: 'alphabetic' })
      const after = margin.left + 26 + pdf.widthOfString(brand)
      pdf.roundedRect(after + 7, footerY - 4, 11, 2.2, 1.1).fill(palette.thread)
      pdf.font('ui').fillColor(palette.muted)
      pdf.text(sheet.words.labels.footer, after + 25, footerY, { lineBreak: false, baseline: 'alphabetic' })
      pdf.font('label').fillColor(palette.ink)
      const number = String(pageNumber)
      const x = margin.right - pdf.widthOfString(number)
      pdf.text(number, x, footerY, { lineBreak: false, baseline: 'alphabetic' })
    },
    'Pagination',
  )
}
