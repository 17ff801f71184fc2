import { claims } from '../../content/offers/claims.ts'
import type { HomeWords } from '../../content/pages/home/shape.ts'
import type { Testimonial } from '../../content/proof/shape.ts'
import { testimonialWords } from '../../content/proof/testimonials.ts'
import type { Locale } from '../../contract/locales.ts'
import { Quote, Rating } from './Quote.tsx'
import { SectionHead } from './SectionHead.tsx'
import { ThreadDivider } from './ThreadDivider.tsx'
import '../styles/stat.css'
import './testimonials.css'

type TestimonialsProps = {
  words: HomeWords['testimonials']
  locale: Locale
  testimonials: readonly Testimonial[]
  className: string
}

/** The average, how it came about, and what some of those who gave it said; the first one large. */
export function Testimonials({ words, locale, testimonials, className }: TestimonialsProps) {
  const { average, outOf } = claims.reviews
  return (
    <section className={`sec ${className}`} aria-labelledby="reviews">
      <div className="wrap">
        <SectionHead id="reviews" words={words} locale={locale} />
        <div className="quotes">
          <div className="score">
            <Rating points={average} locale={locale} />
            <p className="stat">
              <b>{`${average}/${outOf}`}</b>
              <span>{words.score}</span>
            </p>
            <p className="small">{testimonialWords[locale].gathered}</p>
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
