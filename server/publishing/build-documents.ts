import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Content } from '../../contract/content/content.ts'
import { locales } from '../../contract/locales.ts'
import { perKeyInTurn } from '../../contract/per-key.ts'
import { documentPaths } from '../../contract/routes.ts'
import { complainOfDocument } from './complain-of-document.ts'
import type { Complaint } from './content/complaint.ts'
import type { ContentFiles } from './content/content-files.ts'
import type { Manifest } from './manifest.ts'
import { foldersOf, type Sources } from './read-inputs.ts'
import { hashOf, type SiteStore } from './store.ts'

type Documents = typeof import('../../documents/build.ts')
type Hidden = Pick<Manifest['hidden'], 'documentsKey' | 'mails' | 'pdfs'>

/** `open`: by address, the hash of each document that anybody may read. */
type Built = { hidden: Hidden; open: Record<string, string> }

/** What mails and PDFs may be made from: articles and the day are not in them. */
function toKey(
  { today: _today, articles: _articles, blog: _blog, ...rest }: Content,
  buildId: string,
  siteUrl: string,
) {
  return hashOf(JSON.stringify([buildId, siteUrl, rest]))
}

/**
 * Mail templates and PDFs, taken over from the version before where nothing of theirs has changed.
 * @returns them, or what is wrong with their words
 */
export async function buildDocuments(
  store: Pick<SiteStore, 'has' | 'put'>,
  { content, files }: { content: Content; files: ContentFiles },
  sources: Sources & { buildId: string },
  before: Manifest | undefined,
): Promise<Built | { complaints: Complaint[] }> {
  const { siteUrl, buildFolder, buildId } = sources
  const documentsKey = toKey(content, buildId, siteUrl)
  if (before?.hidden.documentsKey === documentsKey) {
    const { mails, pdfs } = before.hidden
    const sampleAudit = before.files[documentPaths.sampleAudit]?.hash
    if (sampleAudit && [mails, sampleAudit, ...Object.values(pdfs)].every(store.has))
      return { hidden: { documentsKey, mails, pdfs }, open: { [documentPaths.sampleAudit]: sampleAudit } }
  }
  const program = pathToFileURL(join(buildFolder, 'documents/build.js')).href
  const { buildMailTemplates, buildChecklistPdf, buildSampleAuditPdf, findDocumentFault }: Documents = await import(
    program
  )
  const mails = await store.put(JSON.stringify(await buildMailTemplates(content)))
  const fontFolder = foldersOf(sources).fonts
  const complaints: Complaint[] = []

  async function keep(file: string, words: unknown, build: () => Promise<Buffer>): Promise<string> {
    try {
      return await store.put(await build())
    } catch (error) {
      const fault = findDocumentFault(error)
      if (!fault) throw error
      complaints.push(complainOfDocument(fault, file, words, files))
      return ''
    }
  }
  const options = { content, siteUrl, fontFolder }
  const pdfs = await perKeyInTurn(locales, (locale) =>
    keep(`checklist/${locale}.yaml`, content.checklists[locale], () => buildChecklistPdf(locale, options)),
  )
  const sampleAudit = await keep('pages/sample-audit/fr.yaml', content.pages.sampleAudit.fr, () =>
    buildSampleAuditPdf(options),
  )
  if (complaints.length > 0) return { complaints }
  return { hidden: { documentsKey, mails, pdfs }, open: { [documentPaths.sampleAudit]: sampleAudit } }
}
