import type { Content } from '../../contract/content/content.ts'
import type { Locale } from '../../contract/locales.ts'
import { closeDocument, openDocument, type PdfOptions } from './open-document.ts'
import { drawCover } from './pages/cover.ts'
import { drawMistakePage } from './pages/mistake.ts'
import { drawScoreAndMonth } from './pages/score-and-month.ts'
import { drawSources } from './pages/sources.ts'
import type { ChecklistSheet } from './sheet.ts'

type ChecklistPdfOptions = PdfOptions & { content: Pick<Content, 'checklists' | 'settings'> }

/**
 * Writes the checklist of a language as an accessible PDF (PDF/UA-1: tagged, titled, with bookmarks
 * and boxes to tick). The same content and address give the same bytes.
 * @throws if a page overflows, a source is unknown or a character is missing from the fonts
 */
export async function buildChecklistPdf(locale: Locale, { content, ...options }: ChecklistPdfOptions): Promise<Buffer> {
  const { checklists, settings } = content
  const words = checklists[locale]
  const document = await openDocument({ ...options, locale, head: words, settings, words })
  const sheet: ChecklistSheet = { ...document, words }
  drawCover(sheet)
  for (const [i, mistake] of words.mistakes.entries()) drawMistakePage(sheet, mistake, i + 1)
  drawScoreAndMonth(sheet, words.mistakes.length + 2)
  drawSources(sheet)
  return closeDocument(sheet)
}
