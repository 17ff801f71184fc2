import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import type { Content } from '../../contract/content/content.ts'
import type { Locale } from '../../contract/locales.ts'
import type { MailTemplates } from '../../contract/mail-template.ts'

type Documents = { mailTemplates: MailTemplates; pdfs: Record<Locale, Buffer> }

/** Makes the mails and the checklists of a content; checklists take half a second and are kept while nothing in them changes. */
export function createLiveDocuments({ vite, root, siteUrl }: { vite: ViteDevServer; root: string; siteUrl: string }) {
  const fontFolder = join(root, 'documents/pdf/fonts')
  let kept: { build: unknown; words: string; pdfs: Record<Locale, Buffer> } | undefined

  return async (content: Content): Promise<Documents> => {
    const documents = (await vite.ssrLoadModule('/documents/build.ts')) as typeof import('../../documents/build.ts')
    const build = documents.buildChecklistPdf
    const words = JSON.stringify([content.checklists, content.settings])
    if (kept?.build !== build || kept.words !== words) {
      const draw = (locale: Locale) => build(locale, { content, siteUrl, fontFolder })
      kept = { build, words, pdfs: { fr: await draw('fr'), en: await draw('en'), de: await draw('de') } }
    }
    return { mailTemplates: await documents.buildMailTemplates(content), pdfs: kept.pdfs }
  }
}
