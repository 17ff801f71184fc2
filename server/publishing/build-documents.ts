import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Content } from '../../contract/content/content.ts'
import { locales } from '../../contract/locales.ts'
import { perKey, perKeyInTurn } from '../../contract/per-key.ts'
import { documentPaths } from '../../contract/routes.ts'
import { complainOfDocument, complainOfMail } from './complain-of-document.ts'
import type { Complaint } from './content/complaint.ts'
import type { ContentFiles } from './content/content-files.ts'
import { loadMails } from './load-renderer.ts'
import type { Manifest } from './manifest.ts'
import { foldersOf, type Sources } from './read-inputs.ts'
import { hashOf, type SiteStore } from './store.ts'

type Documents = typeof import('../../documents/build.ts')
type Hidden = Pick<Manifest['hidden'], 'documentsKey' | 'pdfs'>

/** `open`: by address, the hash of each document that anybody may read. */
type Built = { hidden: Hidden; open: Record<string, string> }

/** What each document is made of, by its name; the types of their builders take no more. */
function toKeys(content: Content, { buildId, siteUrl }: Pick<Sources, 'siteUrl'> & { buildId: string }) {
  const { settings, checklists, pages } = content
  const keyOf = (words: unknown) => hashOf(JSON.stringify([buildId, siteUrl, settings, words]))
  return {
    sampleAudit: keyOf(pages.sampleAudit),
    ...perKey(locales, (locale) => keyOf(checklists[locale])),
  }
}

/** The hash of a document of the version before that was made of the same, if it is still there. */
type FindSame = (name: keyof ReturnType<typeof toKeys>, hash: string | undefined) => string | undefined

/**
 * PDFs, taken over from the version before where nothing of theirs has changed; mails are written once, to see that
 * they can be.
 * @returns the PDFs, or what is wrong with the words of either
 */
export async function buildDocuments(
  store: Pick<SiteStore, 'has' | 'put'>,
  { content, files }: { content: Content; files: ContentFiles },
  sources: Sources & { buildId: string },
  before: Manifest | undefined,
): Promise<Built | { complaints: Complaint[] }> {
  const { siteUrl, buildFolder } = sources
  const keys = toKeys(content, sources)
  const documentsKey = Object.entries(keys)
    .map((pair) => pair.join(' '))
    .join('\n')
  const known = new Set(before?.hidden.documentsKey.split('\n'))
  const findSame: FindSame = (name, hash) =>
    hash !== undefined && known.has(`${name} ${keys[name]}`) && store.has(hash) ? hash : undefined
  const load = (): Promise<Documents> => import(pathToFileURL(join(buildFolder, 'documents/build.js')).href)
  const options = { content, siteUrl, fontFolder: foldersOf(sources).fonts }
  const { checkMails } = await loadMails(buildFolder)
  const complaints = checkMails(content).map(complainOfMail)

  async function keep(file: string, words: unknown, build: (by: Documents) => Promise<Buffer>): Promise<string> {
    const documents = await load()
    try {
      return await store.put(await build(documents))
    } catch (error) {
      const fault = documents.findDocumentFault(error)
      if (!fault) throw error
      complaints.push(complainOfDocument(fault, file, words, files))
      return ''
    }
  }
  const pdfs = await perKeyInTurn(
    locales,
    async (locale) =>
      findSame(locale, before?.hidden.pdfs[locale]) ??
      keep(`checklist/${locale}.yaml`, content.checklists[locale], (by) => by.buildChecklistPdf(locale, options)),
  )
  const sampleAudit =
    findSame('sampleAudit', before?.files[documentPaths.sampleAudit]?.hash) ??
    (await keep('pages/sample-audit/fr.yaml', content.pages.sampleAudit.fr, (by) => by.buildSampleAuditPdf(options)))
  if (complaints.length > 0) return { complaints }
  return { hidden: { documentsKey, pdfs }, open: { [documentPaths.sampleAudit]: sampleAudit } }
}
