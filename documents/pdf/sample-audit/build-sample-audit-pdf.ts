import type { Content } from '../../../contract/content/content.ts'
import { sampleTableKeys } from '../../../contract/content/sample-audit.ts'
import { drawCoverFront } from '../cover-front.ts'
import { margin, thread } from '../geometry.ts'
import { closeDocument, openDocument, type PdfOptions } from '../open-document.ts'
import { type } from '../type-scale.ts'
import { writeBlock } from '../write-text.ts'
import { drawEnd } from './draw-end.ts'
import { drawSummary } from './draw-summary.ts'
import { drawTableSection } from './draw-table.ts'
import type { Flow, SampleSheet } from './flow.ts'

type SampleAuditPdfOptions = PdfOptions & { content: Pick<Content, 'pages' | 'settings'> }

function drawCover(sheet: SampleSheet): void {
  const { document, hero } = sheet.words
  drawCoverFront(sheet, { ...document, subtitle: document.subject })
  const area = { x: margin.left, y: thread.pass + 26, width: margin.width }
  writeBlock(sheet, sheet.root, 'P', hero.notice, type.body, area)
}

/**
 * Writes the sample audit as an accessible PDF (PDF/UA-1: tagged, titled, with bookmarks and real tables). Every page
 * says that the shop is invented. The same content and address give the same bytes.
 * @throws if a table or the sources do not fit, or a character is missing from the fonts
 */
export async function buildSampleAuditPdf({ content, ...options }: SampleAuditPdfOptions): Promise<Buffer> {
  const locale = 'fr'
  const { pages, settings } = content
  const words = pages.sampleAudit[locale]
  const document = await openDocument({ ...options, locale, head: words.document, settings, words })
  const sheet: SampleSheet = { ...document, words }
  drawCover(sheet)
  const flow: Flow = { sheet, pageNumber: 1, y: 0 }
  drawSummary(flow)
  for (const key of sampleTableKeys) drawTableSection(flow, words[key])
  drawEnd(flow)
  return closeDocument(sheet)
}
