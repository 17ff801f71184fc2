/** Everything we hand out, for the build. */
export { locales } from '../contract/locales.ts'
export { buildMailTemplates } from './emails/build-mail-templates.tsx'
export { buildChecklistPdf } from './pdf/build-checklist-pdf.ts'
