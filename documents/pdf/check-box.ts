import { palette } from './palette.ts'
import { addElement, drawArtifact, type Element, type Sheet } from './sheet.ts'

/** Side of a box in points. */
export const boxSize = 12.5

type Reference = PDFKit.PDFKitReference
type Boxes = { off: Reference; yes: Reference; fields: Reference[] }

/** The part of PDFKit's inside that its own form functions leave no way to reach. */
type Inside = { _root: { data: { AcroForm: { data: { Fields: Reference[]; NeedAppearances?: boolean } } } } }

const boxesOf = new WeakMap<Sheet['pdf'], Boxes>()

function appearance(sheet: Sheet, marks: string): Reference {
  const r = 3
  const a = 0.7
  const b = boxSize - a
  // Rounded square in ink on white; the corners are Bézier curves with the usual 0.55 handle.
  const k = r * 0.45
  const square = [
    '1 1 1 rg 0.0784 0.102 0.2353 RG 1.3 w',
    `${a + r} ${a} m ${b - r} ${a} l ${b - k} ${a} ${b} ${a + k} ${b} ${a + r} c`,
    `${b} ${b - r} l ${b} ${b - k} ${b - k} ${b} ${b - r} ${b} c`,
    `${a + r} ${b} l ${a + k} ${b} ${a} ${b - k} ${a} ${b - r} c`,
    `${a} ${a + r} l ${a} ${a + k} ${a + k} ${a} ${a + r} ${a} c b`,
  ].join(' ')
  const reference = sheet.pdf.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, boxSize, boxSize], Resources: {} })
  reference.end(Buffer.from(`${square} ${marks}\n`, 'latin1'))
  return reference
}

function prepare(sheet: Sheet): Boxes {
  const known = boxesOf.get(sheet.pdf)
  if (known !== undefined) return known
  sheet.pdf.font('ui')
  sheet.pdf.initForm()
  const form = (sheet.pdf as unknown as Inside)._root.data.AcroForm.data
  // The boxes bring their own looks: a viewer must not redraw them in its own.
  form.NeedAppearances = false
  const tick = '0.8627 0.1843 0.0902 RG 2.1 w 1 J 1 j 3.2 6.4 m 5.5 3.6 l 10 9.6 l S'
  const boxes = { off: appearance(sheet, ''), yes: appearance(sheet, tick), fields: form.Fields }
  boxesOf.set(sheet.pdf, boxes)
  return boxes
}

/**
 * Puts a box that can be ticked on screen, and is printed as a square, at (`x`, `y`).
 * @param field unique name inside the file
 * @param label what a screen reader says
 */
export function drawCheckBox(sheet: Sheet, parent: Element, x: number, y: number, field: string, label: string): void {
  const { off, yes, fields } = prepare(sheet)
  // The same square below, for readers that do not show forms.
  drawArtifact(sheet, (pdf) => {
    pdf.roundedRect(x + 0.7, y + 0.7, boxSize - 1.4, boxSize - 1.4, 3).lineWidth(1.3)
    pdf.fillAndStroke(palette.salt, palette.ink)
  })
  const element = addElement(sheet, parent, 'Form')
  const widget = {
    Subtype: 'Widget',
    FT: 'Btn',
    F: 4,
    T: new String(field),
    TU: new String(label),
    V: 'Off',
    AS: 'Off',
    AP: { N: { Off: off, Yes: yes } },
    structParent: element,
  }
  sheet.pdf.annotate(x, y, boxSize, boxSize, widget as object)
  const annotations = (sheet.pdf.page as unknown as { annotations: Reference[] }).annotations
  const reference = annotations.at(-1)
  if (reference !== undefined) fields.push(reference)
  element.end()
}
