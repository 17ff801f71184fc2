import { drawPath } from './draw-thread.ts'
import { mark } from './drawings.ts'
import { footerY, margin } from './geometry.ts'
import { palette } from './palette.ts'
import { drawArtifact, type Sheet } from './sheet.ts'

const onPaper = { text: palette.ink, muted: palette.muted, thread: palette.thread }
const onInk = { text: palette.salt, muted: palette.mutedOnInk, thread: palette.threadOnInk }

/** Mark, brand, short title and page number at the foot; `isOnInk` where the foot of the page is dark. */
export function drawFooter(sheet: Sheet, title: string, pageNumber: number, isOnInk = false): void {
  const colours = isOnInk ? onInk : onPaper
  drawArtifact(
    sheet,
    (pdf) => {
      const scale = 0.2
      drawPath(pdf, mark.path, margin.left, footerY - 8 - 10 * scale, scale, colours.thread)
      pdf.font('label').fontSize(8.6).fillColor(colours.text)
      const { brand } = sheet.settings
      pdf.text(brand, margin.left + 26, footerY, { lineBreak: false, baseline: 'alphabetic' })
      const after = margin.left + 26 + pdf.widthOfString(brand)
      pdf.roundedRect(after + 7, footerY - 4, 11, 2.2, 1.1).fill(colours.thread)
      pdf.font('ui').fillColor(colours.muted)
      pdf.text(title, after + 25, footerY, { lineBreak: false, baseline: 'alphabetic' })
      pdf.font('label').fillColor(colours.text)
      const number = String(pageNumber)
      const x = margin.right - pdf.widthOfString(number)
      pdf.text(number, x, footerY, { lineBreak: false, baseline: 'alphabetic' })
    },
    'Pagination',
  )
}
