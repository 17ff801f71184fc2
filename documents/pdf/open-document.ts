import PDFDocument from 'pdfkit'
import type { Content } from '../../contract/content/content.ts'
import type { Locale } from '../../contract/locales.ts'
import { DocumentFaultError } from '../document-fault.ts'
import { type Cut, cutNames, makeFonts } from './fonts.ts'
import { page } from './geometry.ts'
import type { Pdf, Sheet } from './sheet.ts'

/** Where a document comes from, beside its words. */
export type PdfOptions = {
  /** Folder of the `.woff2` files. */
  fontFolder: string
  /** Public address of the site, printed and linked. */
  siteUrl: string
  /** `false` leaves the page streams readable, for tests. */
  compress?: boolean
}

/** What a viewer shows of a document beside its pages. */
type DocumentHead = { title: string; subject: string; keywords: readonly string[]; date: string }

type OpenDocument = PdfOptions & {
  locale: Locale
  head: DocumentHead
  settings: Content['settings']
  /** All that will be written; it may hold more. */
  words: unknown
}

function startDocument({ locale, head, settings, compress = true }: OpenDocument, fonts: Record<Cut, Uint8Array>): Pdf {
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
      Title: head.title,
      Author: settings.brand,
      Subject: head.subject,
      Keywords: head.keywords.join(', '),
      Creator: settings.brand,
      // The date of the content, not of the build: the same content gives the same bytes.
      CreationDate: new Date(`${head.date}T00:00:00Z`),
    },
  }
  // Its types know neither the PDF/UA subset nor a document without a font.
  const pdf = new PDFDocument(options as object)
  for (const name of cutNames) pdf.registerFont(name, fonts[name] as Buffer)
  return pdf
}

/** Every character a document may write: all its words, and what the layout adds. */
function charactersOf({ words, settings, siteUrl }: OpenDocument): string {
  const layout = '0123456789[]/–., \u00a0'
  return [...new Set(JSON.stringify([words, settings, siteUrl]) + layout)].join('')
}

/** The part of PDFKit's font that tells which characters it has. */
type FontInside = { _font: { font: { hasGlyphForCodePoint(point: number): boolean } } }

/** @throws {DocumentFaultError} if a character would be printed as an empty box */
function checkCharacters(pdf: Pdf, text: string): void {
  for (const name of cutNames) {
    const { font } = (pdf.font(name) as unknown as FontInside)._font
    const missing = [...new Set(text)].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
    if (missing.length > 0)
      throw new DocumentFaultError(`document: the font "${name}" lacks ${missing.join(' ')}`, {
        ...{ kind: 'characters', characters: missing },
      })
  }
}

/**
 * Begins an accessible document (PDF/UA-1: tagged, titled) without a page.
 * @throws {DocumentFaultError} if a character is missing from the fonts
 */
export async function openDocument(order: OpenDocument): Promise<Sheet> {
  const { locale, settings, siteUrl, fontFolder } = order
  const characters = charactersOf(order)
  const pdf = startDocument(order, await makeFonts(fontFolder, characters))
  checkCharacters(pdf, characters)
  const root = pdf.struct('Document', { lang: locale })
  pdf.addStructure(root)
  return { pdf, root, locale, settings, siteUrl }
}

/** Ends a document and gives its bytes. */
export function closeDocument({ pdf }: Sheet): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
    pdf.end()
  })
}
