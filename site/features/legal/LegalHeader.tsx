import type { LegalWords } from '../../../contract/content/legal.ts'
import { formatDate } from '../../../contract/formats.ts'
import { type PageKey, pathOf } from '../../../contract/routes.ts'
import { SectionLabel } from '../../shared/sections/Section.tsx'
import { HyphenList } from '../../shared/ui/HyphenList.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { useContent, useLocale } from '../../shared/use-content.tsx'

type LegalHeaderProps = {
  page: PageKey
  words: Pick<LegalWords, 'hero' | 'original' | 'changedOn' | 'summary'>
}

/** Title of a legal page, which text binds, the day its content last changed, and the page in a few lines. */
export function LegalHeader({ page, words: { hero, original, changedOn, summary } }: LegalHeaderProps) {
  const locale = useLocale()
  const frame = useContent().pages.legalFrame[locale]
  return (
    <header className="legal-page-header top quiet">
      <div className="wrap legal-page-grid">
        <div>
          <SectionLabel label={hero.label} />
          <h1>{hero.title}</h1>
          <p className="lead">
            <RichText text={hero.lead} />
          </p>
          {original !== undefined && (
            <p className="legal-page-original">
              <RichText text={original.text} />{' '}
              <a href={pathOf(page, 'fr')} hrefLang="fr">
                {original.link}
              </a>
            </p>
          )}
          <p className="small">
            {frame.changed} <time dateTime={changedOn}>{formatDate(changedOn, locale)}</time>
          </p>
        </div>
        <section className="card legal-page-summary" aria-labelledby="legal-summary">
          <h2 id="legal-summary">{frame.summary}</h2>
          <HyphenList items={summary} />
        </section>
      </div>
    </header>
  )
}
