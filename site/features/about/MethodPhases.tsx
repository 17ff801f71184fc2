import type { SectionHead as HeadWords, Phase } from '../../../contract/content/parts.ts'
import type { Locale } from '../../../contract/locales.ts'
import numberedStyles from '../../shared/styles/numbered.css?inline'
import { useStyles } from '../../shared/styles/use-styles.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { SectionHead } from '../../shared/ui/SectionHead.tsx'
import { MethodThread } from './MethodThread.tsx'
import methodPhasesStyles from './method-phases.css?inline'

type PhasesProps = {
  words: HeadWords & { drawing: string; phases: readonly Phase[] }
  locale: Locale
  className: string
}

/** The phases of the method: drawn to the scale of time, then told one by one. */
export function MethodPhases({ words, locale, className }: PhasesProps) {
  useStyles(numberedStyles, methodPhasesStyles)
  return (
    <section className={`section ${className}`} aria-labelledby="phases">
      <div className="wrap">
        <SectionHead id="phases" words={words} locale={locale} />
        <MethodThread label={words.drawing} />
        <ol className="method-phases numbered">
          {words.phases.map(({ title, text, duration }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="tag">{duration}</p>
              <p>
                <RichText text={text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
