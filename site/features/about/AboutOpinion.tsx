import type { AboutWords } from '../../../contract/content/pages/about.ts'
import type { Locale } from '../../../contract/locales.ts'
import { useStyles } from '../../shared/styles/use-styles.tsx'
import { Quote } from '../../shared/ui/Quote.tsx'
import { ReviewsNote } from '../../shared/ui/ReviewsNote.tsx'
import { SectionHead } from '../../shared/ui/SectionHead.tsx'
import aboutOpinionStyles from './about-opinion.css?inline'

type OpinionProps = { words: AboutWords['opinion']; locale: Locale; className: string }

/** One client's words, large, and how reviews are gathered. */
export function AboutOpinion({ words, locale, className }: OpinionProps) {
  useStyles(aboutOpinionStyles)
  return (
    <section className={`section field ${className}`} aria-labelledby="opinion">
      <div className="wrap about-opinion">
        <SectionHead id="opinion" words={words} locale={locale} />
        <Quote testimonial={words.testimonial} locale={locale} isLarge />
        <ReviewsNote testimonials={[words.testimonial]} locale={locale} />
      </div>
    </section>
  )
}
