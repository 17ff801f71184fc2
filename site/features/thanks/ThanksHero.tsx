import type { ThanksWords } from '../../../contract/content/pages/thanks.ts'
import type { Locale } from '../../../contract/locales.ts'
import { KnotClosed } from '../../shared/illustration/KnotClosed.tsx'
import heroTitleStyles from '../../shared/styles/hero-title.css?inline'
import { useStyles } from '../../shared/styles/use-styles.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { SectionLabel } from '../../shared/ui/SectionLabel.tsx'
import { StepDrawing } from './StepDrawing.tsx'
import thanksHeroStyles from './thanks-hero.css?inline'

type ThanksHeroProps = {
  words: Pick<ThanksWords, 'hero' | 'steps'>
  locale: Locale
  /** The steps with the words of the e-mail filled in. */
  steps: ThanksWords['steps']['list']
}

const drawings = ['mail', 'button', 'sheet'] as const

/** The closed knot, and the three steps that are left, on one thread. */
export function ThanksHero({ words, locale, steps }: ThanksHeroProps) {
  useStyles(heroTitleStyles, thanksHeroStyles)
  return (
    <section className="thanks-hero field">
      <div className="wrap thanks-hero-grid">
        <div>
          <SectionLabel label={words.hero.label} locale={locale} />
          <h1 className="hero-title">{words.hero.title}</h1>
          <p className="lead">
            <RichText text={words.hero.lead} />
          </p>
        </div>
        <KnotClosed />
      </div>
      <div className="wrap">
        <h2>{words.steps.title}</h2>
        <ol className="thanks-steps">
          {steps.map(({ title, text }, index) => (
            <li key={title}>
              <StepDrawing name={drawings[index] ?? 'sheet'} />
              <h3>{title}</h3>
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
