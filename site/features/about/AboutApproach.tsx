import type { AboutWords } from '../../../contract/content/pages/about.ts'
import type { Locale } from '../../../contract/locales.ts'
import { useStyles } from '../../shared/styles/use-styles.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { SectionHead } from '../../shared/ui/SectionHead.tsx'
import { StatsRow } from '../../shared/ui/StatsRow.tsx'
import { TitledItems } from '../../shared/ui/TitledItems.tsx'
import aboutApproachStyles from './about-approach.css?inline'

type ApproachProps = { words: AboutWords['approach']; locale: Locale; className: string }

/** How the work is seen: a few paragraphs, three rules beside them, and the figures below. */
export function AboutApproach({ words, locale, className }: ApproachProps) {
  useStyles(aboutApproachStyles)
  return (
    <section className={`section ${className}`} aria-labelledby="approach">
      <div className="wrap">
        <SectionHead id="approach" words={words} locale={locale} />
        <div className="about-approach">
          <div className="about-approach-text">
            {words.paragraphs.map((text, index) => (
              <p key={text} className={index === 0 ? 'lead' : undefined}>
                <RichText text={text} />
              </p>
            ))}
          </div>
          <ul>
            <TitledItems items={words.rules} />
          </ul>
        </div>
        <StatsRow stats={words.stats} locale={locale} />
      </div>
    </section>
  )
}
