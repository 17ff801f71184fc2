/** The PDFs that we hand out, written from a content. */
export { buildChecklistPdf, type DocumentFault } from './pdf/build-checklist-pdf.ts'
