import { drawPath } from './draw-thread.ts'
import { knot } from './drawings.ts'
import { margin, page, thread } from './geometry.ts'
import { palette } from './palette.ts'
import { addElement, drawArtifact, drawContent, type Element, type Sheet } from './sheet.ts'
import type { Stretch } from './text-marks.ts'
import { type } from './type-scale.ts'
import { setText, writeBlock, writeText } from './write-text.ts'

/** Upper edge of the dark band. */
export const bandTop = 558

export type ClosingWords = {
  title: string
  text: string
  /** The button, and where it leads. */
  booking: string
  address: string
  /** Before the address of the site. */
  site: string
  /** What the drawing shows. */
  drawing: string
  /** Before the name of a link, for those who hear it. */
  link: string
}

/** The last thing of a document: what comes next, where to book it, and the thread in its last knot. */
export function drawClosingBand(sheet: Sheet, words: ClosingWords): void {
  const scale = 0.48
  const x = page.width - knot.width * scale - 30
  const y = thread.pass - knot.threadY * scale
  drawArtifact(sheet, (pdf) => pdf.rect(0, bandTop, page.width, page.height - bandTop).fill(palette.ink))
  const section = addElement(sheet, sheet.root, 'Sect')
  const white = { colour: palette.salt }
  const width = x - margin.left + 50
  const at = { x: margin.left, y: bandTop + 42, width }
  const height = writeBlock(sheet, section, 'H2', words.title, { ...type.h2, size: 26, leading: 29, ...white }, at)
  const text = { ...type.body, colour: palette.mutedOnInk }
  writeBlock(sheet, section, 'P', words.text, text, { ...at, y: at.y + height + 6, width: width - 60 })
  const bbox: [number, number, number, number] = [0, y, page.width, y + knot.height * scale]
  const figure = addElement(sheet, section, 'Figure', { alt: words.drawing, bbox })
  drawContent(sheet, figure, 'Figure', (pdf) => {
    const thick = knot.threadWidth * scale
    pdf.rect(-4, thread.pass - thick / 2, x + 5, thick).fill(palette.threadOnInk)
    pdf.rect(x + knot.width * scale - 1, thread.pass - thick / 2, 40, thick).fill(palette.threadOnInk)
    drawPath(pdf, knot.path, x, y, scale, palette.threadOnInk)
    drawPath(pdf, knot.belly, x, y, scale, palette.ink)
  })
  drawAddresses(sheet, section, words, thread.pass + 30)
}

/** The button, and where else the writer is found. */
function drawAddresses(sheet: Sheet, section: Element, words: ClosingWords, y: number): void {
  const { settings } = sheet
  const button: Stretch = {
    text: words.booking,
    link: words.address,
    linkName: `${words.link}${words.booking}`,
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
    [`${words.site} `, new URL(sheet.siteUrl).host, sheet.siteUrl],
    ['', settings.email, `mailto:${settings.email}`],
  ]
  lines.forEach(([before, text, link], i) => {
    const stretches = [{ text: before }, { text, link, linkName: `${words.link}${text}` }].filter((part) => part.text)
    writeBlock(sheet, section, 'P', stretches, white, {
      x: margin.left + width + 24,
      y: y + 4 + i * 16,
      width: margin.right - margin.left - width - 24,
    })
  })
}
