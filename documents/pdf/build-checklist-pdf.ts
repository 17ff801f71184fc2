import { join } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { Content } from '../../contract/content/content.ts'
import { formatShortDate } from '../../contract/formats.ts'
import type { Locale } from '../../contract/locales.ts'

type ChecklistPdfOptions = {
  content: Pick<Content, 'checklists' | 'settings'>
  siteUrl: string
  /** Where the template stands, with its fonts and drawings. */
  templateFolder: string
}

let compiler: NodeCompiler | undefined

/**
 * Why a document cannot be written with the words that it is given, which their writer can change. `place` leads
 * to the words that do not fit on their page, `excess` is what is too much of them, in points.
 */
export type DocumentFault =
  | { kind: 'full'; place: readonly (string | number)[]; excess?: number }
  | { kind: 'characters'; characters: readonly string[] }

const toFault = (message: string, fault: DocumentFault) => Object.assign(new Error(message), { fault })

/** What the template refuses (`panicked with: "full", "mistakes.3", 38.58pt`) or the PDF standard does. */
function toError(text: string): Error {
  const full = /panicked with: "full", "([^"]+)"(?:, ([\d.]+)pt)?/.exec(text)
  if (full) {
    const place = (full[1] ?? '').split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))
    return toFault(text, { kind: 'full', place, ...(full[2] && { excess: Number(full[2]) }) })
  }
  const characters = [...text.matchAll(/the text `\\?"(.+?)\\?"` could not be displayed/g)].map(([, one = '']) => one)
  return characters.length > 0 ? toFault(text, { kind: 'characters', characters }) : new Error(text)
}

/**
 * Writes the checklist of a language as an accessible PDF (PDF/UA-1). The same content and address give the same bytes.
 * @throws an error with a `fault` (`DocumentFault`) if a page overflows or a character is missing from the fonts
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
