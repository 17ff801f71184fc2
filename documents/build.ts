/** The PDFs that we hand out, written from a content. */
export { locales } from '../contract/locales.ts'
export { type DocumentFault, findDocumentFault } from './document-fault.ts'
export { buildChecklistPdf } from './pdf/build-checklist-pdf.ts'
