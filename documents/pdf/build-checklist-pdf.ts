import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { Content } from '../../contract/content/content.ts'
import { formatShortDate } from '../../contract/formats.ts'
import type { Locale } from '../../contract/locales.ts'
import { DocumentFaultError } from '../document-fault.ts'

type ChecklistPdfOptions = {
  content: Pick<Content, 'checklists' | 'settings'>
  siteUrl: string
  /** Where the template stands, with its fonts and drawings. */
  templateFolder: string
}

let compiler: NodeCompiler | undefined

/** What the template refuses (`panicked with: "full", "mistakes.3", 38.58pt`) or the PDF standard does. */
function toError(text: string): Error {
  const full = /panicked with: "full", "([^"]+)"(?:, ([\d.]+)pt)?/.exec(text)
  if (full) {
    const place = (full[1] ?? '').split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
    return new DocumentFaultError(text, { kind: 'full', place, ...(full[2] && { excess: Number(full[2]) }) })
  }
  const characters = [...text.matchAll(/the text `\\?"(.+?)\\?"` could not be displayed/g)].map(([, one = '']) => one)
  return characters.length > 0 ? new DocumentFaultError(text, { kind: 'characters', characters }) : new Error(text)
}

/**
 * Writes the checklist of a language as an accessible PDF (PDF/UA-1). The same content and address give the same bytes.
 * @throws {DocumentFaultError} if a page overflows or a character is missing from the fonts
 */
export function buildChecklistPdf(locale: Locale, { content, siteUrl, templateFolder }: ChecklistPdfOptions): Buffer {
  const { checklists, settings } = content
  compiler ??= NodeCompiler.create({
    workspace: templateFolder,
    fontArgs: [{ fontPaths: [join(templateFolder, 'fonts')] }],
  })
  const words = checklists[locale]
  const list = words.sources.list.map((source) => ({
    ...source,
    host: source.address && new URL(source.address).hostname.replace(/^www\./, ''),
    day: formatShortDate(source.checkedOn, locale),
  }))
  const listed = { ...words, sources: { ...words.sources, list } }
  const data = JSON.stringify({ locale, settings, site: siteUrl, words: listed })
  try {
    const compiled = compiler.compile({ mainFilePath: join(templateFolder, 'checklist.typ'), inputs: { data } })
    const faults = compiled.takeError()
    if (faults) throw toError(faults.shortDiagnostics.map(({ message }) => message).join('\n'))
    if (!compiled.result) throw new Error('the checklist was not set')
    return compiler.pdf(compiled.result, { pdfStandard: 'ua-1', pdfTags: true } as never)
  } catch (error) {
    throw error instanceof Error && !('code' in error) ? error : toError(String((error as { code?: string }).code))
  } finally {
    compiler.evictCache(0)
  }
}
