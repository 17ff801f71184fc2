import type PDFDocument from 'pdfkit'
import type { Content } from '../../contract/content/content.ts'
import type { Locale } from '../../contract/locales.ts'

/** The checklist of one language. */
export type Checklist = Content['checklists'][Locale]

export type Pdf = InstanceType<typeof PDFDocument>
export type Element = PDFKit.PDFStructureElement

/** What every page of a document is written on. */
export type Sheet = {
  pdf: Pdf
  /** The `Document` element of the tag tree. */
  root: Element
  locale: Locale
  settings: Content['settings']
  /** Public address of the site. */
  siteUrl: string
}

export type ChecklistSheet = Sheet & { words: Checklist }

type ElementOptions = {
  lang?: string
  alt?: string
  bbox?: [number, number, number, number]
  /** What a heading cell of a table names. */
  scope?: 'Column' | 'Row'
}

/** Adds an element to the tag tree under `parent`. The caller fills it; it is closed with the document. */
export function addElement(sheet: Sheet, parent: Element, type: string, options: ElementOptions = {}): Element {
  // The types of PDFKit do not know the scope of a heading cell.
  const element = sheet.pdf.struct(type, options as object)
  parent.add(element)
  return element
}

/** Draws something that carries no meaning: invisible to assistive technology. */
export function drawArtifact(sheet: Sheet, draw: (pdf: Pdf) => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
  sheet.pdf.markContent('Artifact', { type })
  sheet.pdf.save()
  draw(sheet.pdf)
  sheet.pdf.restore()
  sheet.pdf.endMarkedContent()
}

/** Draws or writes something that belongs to `element`. */
export function drawContent(sheet: Sheet, element: Element, tag: string, draw: (pdf: Pdf) => void): void {
  const content = sheet.pdf.markStructureContent(tag)
  draw(sheet.pdf)
  sheet.pdf.endMarkedContent()
  element.add(content)
}
