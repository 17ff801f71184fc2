import type { HomeWords } from '../../../contract/content/pages/home.ts'
import type { Testimonial } from '../../../contract/content/parts.ts'
import type { Locale } from '../../../contract/locales.ts'
import statStyles from '../../shared/styles/stat.css?inline'
import { useStyles } from '../../shared/styles/use-styles.tsx'
import { ClaimNote } from '../../shared/ui/ClaimNote.tsx'
import { Quote, Rating } from '../../shared/ui/Quote.tsx'
import { ReviewsNote } from '../../shared/ui/ReviewsNote.tsx'
import { SectionHead } from '../../shared/ui/SectionHead.tsx'
import { useContent } from '../../shared/use-content.tsx'
import { ThreadDivider } from './ThreadDivider.tsx'
import testimonialsStyles from './testimonials.css?inline'

type TestimonialsProps = {
  words: HomeWords['testimonials']
  locale: Locale
  testimonials: readonly Testimonial[]
  className: string
}

/** The average, how it came about, and what some of those who gave it said; the first one large. */
export function Testimonials({ words, locale, testimonials, className }: TestimonialsProps) {
  useStyles(statStyles, testimonialsStyles)
  const { average, outOf } = useContent().offers.claims.reviews
  return (
    <section className={`section ${className}`} aria-labelledby="reviews">
      <div className="wrap">
        <SectionHead id="reviews" words={words} locale={locale} />
        <div className="testimonials">
          <div className="score">
            <Rating points={average} locale={locale} />
            <p className="stat">
              <b>{`${average}/${outOf}`}</b>
              <span>
                {words.score}
                <ClaimNote claim={words.claim} />
              </span>
            </p>
            <ReviewsNote testimonials={testimonials} claim={words.claim} locale={locale} />
          </div>
          {testimonials.map((testimonial, index) => (
            <Quote
              key={testimonial.quote}
              testimonial={testimonial}
              locale={locale}
              isLarge={index === 0}
              hasKnots={false}
            />
          ))}
        </div>
      </div>
      <ThreadDivider mark="knot" />
    </section>
  )
}
