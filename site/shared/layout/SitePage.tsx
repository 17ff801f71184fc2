import type { ReactNode } from 'react'
import type { PageHead, Question } from '../../../contract/content/parts.ts'
import type { PageKey } from '../../../contract/routes.ts'
import { toPlainText } from '../../../contract/text.ts'
import { toPageMeta } from '../seo/page-meta.ts'
import { useContent, useLocale, useSetup } from '../use-content.tsx'
import { Document } from './Document.tsx'

type SitePageProps = {
  page: PageKey
  words: { head: PageHead; faq?: { questions: readonly Question[] } }
  /** The other address under which the page is shown. */
  alias?: string | undefined
  /** What the title begins with while a form is shown again; such a page is not for search engines. */
  answeredTitle?: string | undefined
  /** A bar above the header. */
  above?: ReactNode
  children: ReactNode
}

/** A page of `contract/routes.ts`: its head is made of its words, its sections are the children. */
export function SitePage({ page, words, alias, answeredTitle, above, children }: SitePageProps) {
  const locale = useLocale()
  const content = useContent()
  const { siteUrl } = useSetup()
  // Machines see no tag: an answer that cites a sample is not told to them.
  const confirmed = words.faq?.questions.filter(({ claim }) => !claim?.sample) ?? []
  const faq = confirmed.map(({ question, answer }) => ({ question, answer: toPlainText(answer) }))
  const own = { content, siteUrl, page, locale, ...words.head, faq, isIndexed: answeredTitle === undefined }
  const meta = toPageMeta({ ...own, ...(alias !== undefined && { alias }) })
  const title = answeredTitle === undefined ? meta.title : `${answeredTitle} – ${meta.title}`
  return (
    <Document meta={{ ...meta, title }} above={above}>
      {children}
    </Document>
  )
}
