import type { Cut } from './fonts.ts'
import { breakLines, type Piece } from './line-breaking.ts'
import { palette } from './palette.ts'
import { addElement, drawContent, type Element, type Sheet } from './sheet.ts'
import { readMarks, type Stretch } from './text-marks.ts'

/** How a text is set. Sizes in points; `tracking` as a part of the size. */
export type Setting = {
  cut: Cut
  size: number
  leading: number
  colour?: string
  tracking?: number
  /** Lines of about the same length, for headings. */
  isBalanced?: boolean
}

export type SetText = { lines: Piece[][]; width: number; height: number; setting: Setting }

function cutOf(stretch: Stretch, setting: Setting): Cut {
  if (stretch.language !== undefined || stretch.link !== undefined) return setting.cut === 'title' ? 'title' : 'label'
  if (stretch.strong) return setting.cut === 'text' ? 'strong' : 'label'
  return setting.cut
}

/** The narrow grotesque looks smaller than the serif around it. */
function sizeOf(stretch: Stretch, setting: Setting): number {
  const isMixed = setting.cut === 'text' && (stretch.language !== undefined || stretch.link !== undefined)
  return isMixed ? setting.size * 1.03 : setting.size
}

function spacingOf(setting: Setting): number {
  return (setting.tracking ?? 0) * setting.size
}

/** Breaks a text for a column and tells how much room it takes. Nothing is written yet. */
export function setText(sheet: Sheet, text: string | readonly Stretch[], setting: Setting, width: number): SetText {
  const stretches = typeof text === 'string' ? readMarks(text) : text
  const broken = breakLines(
    stretches,
    width,
    (part, stretch) =>
      sheet.pdf.font(cutOf(stretch, setting)).fontSize(sizeOf(stretch, setting)).widthOfString(part) +
      spacingOf(setting) * part.length,
    setting.isBalanced,
  )
  return { ...broken, height: broken.lines.length * setting.leading, setting }
}

function colourOf(stretch: Stretch, setting: Setting): string {
  return stretch.link?.startsWith('#') ? palette.link : (setting.colour ?? palette.ink)
}

function writePiece(sheet: Sheet, piece: Piece, setting: Setting, x: number, baseline: number): number {
  const { stretch, text } = piece
  const { pdf } = sheet
  pdf.font(cutOf(stretch, setting)).fontSize(sizeOf(stretch, setting)).fillColor(colourOf(stretch, setting))
  pdf.text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic', characterSpacing: spacingOf(setting) })
  return pdf.widthOfString(text) + spacingOf(setting) * text.length
}

function writeLink(sheet: Sheet, parent: Element, piece: Piece, setting: Setting, x: number, baseline: number): number {
  const link = addElement(sheet, parent, 'Link', {})
  let width = 0
  drawContent(sheet, link, 'Link', () => {
    width = writePiece(sheet, piece, setting, x, baseline)
  })
  const { size } = setting
  const area = [x - 2, baseline - size, width + 4, size * 1.35] as const
  const target = piece.stretch.link ?? ''
  // A real String object becomes a text string of the file, a primitive one a name.
  const options = { structParent: link, Contents: new String(piece.stretch.linkName ?? piece.text) } as object
  if (target.startsWith('#')) sheet.pdf.goTo(...area, target.slice(1), options)
  else sheet.pdf.link(...area, target, options)
  // Closed at once: PDFKit notes the page of an annotation when its element is closed.
  link.end()
  return width
}

/**
 * Writes a text that was broken before into `element`, from (`x`, `y`) downwards. Words of another
 * language become spans with their language, links become link elements.
 */
export function writeText(sheet: Sheet, element: Element, tag: string, set: SetText, x: number, y: number): void {
  const { setting } = set
  let open: ReturnType<Sheet['pdf']['markStructureContent']> | undefined
  const close = () => {
    if (open === undefined) return
    sheet.pdf.endMarkedContent()
    element.add(open)
    open = undefined
  }
  set.lines.forEach((line, i) => {
    const baseline = y + i * setting.leading + setting.leading / 2 + setting.size * 0.34
    let at = x
    for (const piece of line) {
      const { language, link } = piece.stretch
      if (link !== undefined) {
        close()
        at += writeLink(sheet, element, piece, setting, at, baseline)
      } else if (language !== undefined && language !== sheet.locale) {
        close()
        const span = addElement(sheet, element, 'Span', { lang: language })
        drawContent(sheet, span, 'Span', () => {
          at += writePiece(sheet, piece, setting, at, baseline)
        })
      } else {
        open ??= sheet.pdf.markStructureContent(tag)
        at += writePiece(sheet, piece, setting, at, baseline)
      }
    }
  })
  close()
}

/** Sets and writes a text as one new element under `parent`. Returns the height it took. */
export function writeBlock(
  sheet: Sheet,
  parent: Element,
  tag: string,
  text: string | readonly Stretch[],
  setting: Setting,
  area: { x: number; y: number; width: number },
  lang?: string,
): number {
  const set = setText(sheet, text, setting, area.width)
  const element = addElement(sheet, parent, tag, lang === undefined ? {} : { lang })
  writeText(sheet, element, tag, set, area.x, area.y)
  return set.height
}
