import type { LegalWords } from '../../../contract/content/legal.ts'
import type { PageKey } from '../../../contract/routes.ts'
import { SitePage } from '../../shared/layout/SitePage.tsx'
import { LegalHeader } from './LegalHeader.tsx'
import { LegalText } from './LegalText.tsx'

type LegalPageProps = { page: PageKey; words: LegalWords }

/** A legal page: what it says in short, then a contents list beside the whole text. */
export function LegalPage({ page, words }: LegalPageProps) {
  return (
    <SitePage page={page} words={words}>
      <article className="legal-page">
        <LegalHeader page={page} words={words} />
        <LegalText words={words} />
      </article>
    </SitePage>
  )
}
