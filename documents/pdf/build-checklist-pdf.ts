import PDFDocument from 'pdfkit'
import type { Content } from '../../contract/content/content.ts'
import type { Locale } from '../../contract/locales.ts'
import { type Cut, cutNames, makeFonts } from './fonts.ts'
import { page } from './geometry.ts'
import { drawCover } from './pages/cover.ts'
import { drawMistakePage } from './pages/mistake.ts'
import { drawScoreAndMonth } from './pages/score-and-month.ts'
import { drawSources } from './pages/sources.ts'
import type { Element, Pdf, Sheet } from './sheet.ts'

type PdfContent = Pick<Content, 'checklists' | 'settings'>

export type ChecklistPdfOptions = {
  content: PdfContent
  /** Folder of the site's `.woff2` files. */
  fontFolder: string
  /** Public address of the site, printed and linked on the last page. */
  siteUrl: string
  /** `false` leaves the page streams readable, for tests. */
  compress?: boolean
}

function startDocument(
  locale: Locale,
  { checklists, settings }: PdfContent,
  fonts: Record<Cut, Uint8Array>,
  compress: boolean,
): Pdf {
  const words = checklists[locale]
  const options = {
    autoFirstPage: false,
    size: [page.width, page.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: locale,
    displayTitle: true,
    subset: 'PDF/UA',
    compress,
    // PDFKit would otherwise load a font that is never used.
    font: null,
    info: {
      Title: words.title,
      Author: settings.brand,
      Subject: words.subject,
      Keywords: words.keywords.join(', '),
      Creator: settings.brand,
      // The date of the content, not of the build: the same content gives the same bytes.
      CreationDate: new Date(`${words.date}T00:00:00Z`),
    },
  }
  // Its types know neither the PDF/UA subset nor a document without a font.
  const pdf = new PDFDocument(options as object)
  for (const name of cutNames) pdf.registerFont(name, fonts[name] as Buffer)
  return pdf
}

/** Every character a document may write: all its words, and what the layout adds. */
function charactersOf(locale: Locale, { checklists, settings }: PdfContent, siteUrl: string): string {
  const layout = '0123456789[]/–., \u00a0'
  return [...new Set(JSON.stringify([checklists[locale], settings, siteUrl]) + layout)].join('')
}

/** The part of PDFKit's font that tells which characters it has. */
type FontInside = { _font: { font: { hasGlyphForCodePoint(point: number): boolean } } }

/** @throws if a character would be printed as an empty box */
function checkCharacters(pdf: Pdf, text: string): void {
  for (const name of cutNames) {
    const { font } = (pdf.font(name) as unknown as FontInside)._font
    const missing = [...new Set(text)].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
    if (missing.length > 0) throw new Error(`checklist: the font "${name}" lacks ${missing.join(' ')}`)
  }
}

function finish(pdf: Pdf): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
    pdf.end()
  })
}

/**
 * Writes the checklist of a language as an accessible PDF (PDF/UA-1: tagged, titled, with bookmarks
 * and boxes to tick). The same content and address give the same bytes.
 * @throws if a page overflows, a source is unknown or a character is missing from the fonts
 */
export async function buildChecklistPdf(locale: Locale, options: ChecklistPdfOptions): Promise<Buffer> {
  const { content, siteUrl, fontFolder, compress = true } = options
  const words = content.checklists[locale]
  const characters = charactersOf(locale, content, siteUrl)
  const pdf = startDocument(locale, content, await makeFonts(fontFolder, characters), compress)
  const root: Element = pdf.struct('Document', { lang: locale })
  pdf.addStructure(root)
  const sheet: Sheet = { pdf, root, locale, words, settings: content.settings, siteUrl }
  checkCharacters(pdf, characters)
  drawCover(sheet)
  for (const [i, mistake] of words.mistakes.entries()) drawMistakePage(sheet, mistake, i + 1, i + 2)
  drawScoreAndMonth(sheet, words.mistakes.length + 2)
  drawSources(sheet)
  return finish(pdf)
}
