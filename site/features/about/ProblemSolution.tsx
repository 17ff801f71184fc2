import type { AboutWords } from '../../../contract/content/pages/about.ts'
import type { Locale } from '../../../contract/locales.ts'
import cardStyles from '../../shared/styles/card.css?inline'
import { useStyles } from '../../shared/styles/use-styles.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { SectionHead } from '../../shared/ui/SectionHead.tsx'
import problemSolutionStyles from './problem-solution.css?inline'

type ProblemProps = { words: AboutWords['problems']; locale: Locale; className: string }

/** What an owner says and what lies behind it, on one side; what is done about it on the other, tied by the thread. */
export function ProblemSolution({ words, locale, className }: ProblemProps) {
  useStyles(cardStyles, problemSolutionStyles)
  return (
    <section className={`section ${className}`} aria-labelledby="problems">
      <div className="wrap">
        <SectionHead id="problems" words={words} locale={locale} />
        <ol className="problem-solution">
          {words.list.map(({ phrase, cause, repair }) => (
            <li key={phrase}>
              <div className="card card--line problem-solution-problem">
                <h3>{phrase}</h3>
                <p className="label">{words.causeLabel}</p>
                <p>
                  <RichText text={cause} />
                </p>
              </div>
              <div className="card problem-solution-repair">
                <p className="label">{words.repairLabel}</p>
                <p>
                  <RichText text={repair} />
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
