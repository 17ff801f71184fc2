import type { PageWords } from '../../../contract/content/pages.ts'
import { Drawing } from '../../shared/illustration/Drawing.tsx'
import { SectionLabel } from '../../shared/sections/Section.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'

type ThanksHeroProps = {
  words: Pick<PageWords['thanks'], 'hero' | 'steps'>
  /** The steps with the words of the e-mail filled in. */
  steps: PageWords['thanks']['steps']['list']
}

const drawings = ['mail', 'button', 'sheet'] as const

/** The closed knot, and the three steps that are left, on one thread. */
export function ThanksHero({ words, steps }: ThanksHeroProps) {
  return (
    <section className="thanks-hero field">
      <div className="wrap thanks-hero-grid">
        <div>
          <SectionLabel label={words.hero.label} />
          <h1 className="hero-title">{words.hero.title}</h1>
          <p className="lead">
            <RichText text={words.hero.lead} />
          </p>
        </div>
        <Drawing name="knot-closed" />
      </div>
      <div className="wrap">
        <h2>{words.steps.title}</h2>
        <ol className="thanks-steps">
          {steps.map(({ title, text }, index) => (
            <li key={title}>
              <Drawing name={`step-${drawings[index] ?? 'sheet'}`} />
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
