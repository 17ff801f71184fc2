import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { Content } from '../../contract/content/content.ts'
import { type Locale, locales } from '../../contract/locales.ts'
import { perKey } from '../../contract/per-key.ts'

/**
 * Makes the checklists of a content. They take a second and are drawn meanwhile, when what they
 * are made of has changed: `whenDrawn` settles once they are there.
 */
export function createLiveDocuments({ vite, root, siteUrl }: { vite: ViteDevServer; root: string; siteUrl: string }) {
  const fontFolder = join(root, 'documents/pdf/fonts')
  const pdfs: Record<Locale, Buffer> = perKey(locales, () => Buffer.alloc(0))
  let drawing = Promise.resolve()
  let madeOf: { build: unknown; words: string } | undefined

  const loadDocuments = async () =>
    (await vite.ssrLoadModule('/documents/build.ts')) as typeof import('../../documents/build.ts')

  /** Draws the document that anybody may open, when somebody does. */
  async function drawSampleAudit(content: Content): Promise<Buffer> {
    return (await loadDocuments()).buildSampleAuditPdf({ content, siteUrl, fontFolder })
  }

  async function make(content: Content): Promise<{ pdfs: Record<Locale, Buffer> }> {
    const documents = await loadDocuments()
    const build = documents.buildChecklistPdf
    const words = JSON.stringify([content.checklists, content.settings])
    if (madeOf?.build !== build || madeOf.words !== words) {
      madeOf = { build, words }
      const draw = async () => {
        for (const locale of locales) pdfs[locale] = await build(locale, { content, siteUrl, fontFolder })
      }
      drawing = drawing.then(draw).catch((error) => console.error(error))
    }
    return { pdfs }
  }

  return { make, drawSampleAudit, whenDrawn: () => drawing }
}
