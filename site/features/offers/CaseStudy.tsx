import type { SectionHead as HeadWords, CaseStudy as Study } from '../../../contract/content/parts.ts'
import type { Locale } from '../../../contract/locales.ts'
import cardStyles from '../../shared/styles/card.css?inline'
import { useStyles } from '../../shared/styles/use-styles.tsx'
import { HyphenList } from '../../shared/ui/HyphenList.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { SampleNote } from '../../shared/ui/SampleNote.tsx'
import { SectionHead } from '../../shared/ui/SectionHead.tsx'
import { useContent } from '../../shared/use-content.tsx'
import caseStudyStyles from './case-study.css?inline'

type CaseStudyProps = { words: HeadWords & { study: Study }; locale: Locale; className?: string }

function Part({ title, list }: { title: string; list: readonly string[] }) {
  return (
    <div className="case-study-part">
      <h3>{title}</h3>
      <HyphenList items={list} />
    </div>
  )
}

/** One mission from its problem to what changed; the company is named by what it does, never by name. */
export function CaseStudy({ words, locale, className = '' }: CaseStudyProps) {
  useStyles(cardStyles, caseStudyStyles)
  const { company, sector, challenge, solution, results } = words.study
  const labels = useContent().testimonials.caseStudyLabels[locale]
  return (
    <section className={`section ${className}`} aria-labelledby="case">
      <div className="wrap">
        <SectionHead id="case" words={words} locale={locale} />
        <div className="case-study">
          <div className="card night case-study-problem">
            <p className="label">
              {company}
              <span className="muted">{sector}</span>
            </p>
            <h3>{labels.challenge}</h3>
            <p className="lead">
              <RichText text={challenge} />
            </p>
          </div>
          <Part title={labels.solution} list={solution} />
          <Part title={labels.results} list={results} />
        </div>
        <SampleNote of={[words.study]} kind="texts" locale={locale} />
      </div>
    </section>
  )
}
