import type { LegalWords } from '../../../contract/content/legal.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { PageKey } from '../../../contract/routes.ts'
import { SitePage } from '../../shared/layout/SitePage.tsx'
import proseStyles from '../../shared/styles/prose.css?inline'
import { useStyles } from '../../shared/styles/use-styles.tsx'
import { LegalHeader } from './LegalHeader.tsx'
import { LegalText } from './LegalText.tsx'
import legalPageStyles from './legal-page.css?inline'

type LegalPageProps = { page: PageKey; locale: Locale; words: LegalWords }

/** A legal page: what it says in short, then a contents list beside the whole text. */
export function LegalPage({ page, locale, words }: LegalPageProps) {
  useStyles(proseStyles, legalPageStyles)
  return (
    <SitePage page={page} locale={locale} words={words}>
      <article className="legal-page">
        <LegalHeader page={page} words={words} locale={locale} />
        <LegalText words={words} locale={locale} />
      </article>
    </SitePage>
  )
}
