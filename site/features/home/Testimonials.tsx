import type { PageWords } from '../../../contract/content/pages.ts'
import type { Testimonial } from '../../../contract/content/parts.ts'
import { Section } from '../../shared/sections/Section.tsx'
import { ClaimNote } from '../../shared/ui/ClaimNote.tsx'
import { Quote, Rating } from '../../shared/ui/Quote.tsx'
import { ReviewsNote } from '../../shared/ui/ReviewsNote.tsx'
import { useContent } from '../../shared/use-content.tsx'
import { ThreadDivider } from './ThreadDivider.tsx'

type TestimonialsProps = {
  words: PageWords['home']['testimonials']
  testimonials: readonly Testimonial[]
}

/** The average, how it came about, and what some of those who gave it said; the first one large. */
export function Testimonials({ words, testimonials }: TestimonialsProps) {
  const { average, outOf } = useContent().offers.claims.reviews
  return (
    <Section id="reviews" words={words} below={<ThreadDivider mark="knot" />}>
      <div className="testimonials">
        <div className="score">
          <Rating points={average} />
          <p className="stat">
            <b>{`${average}/${outOf}`}</b>
            <span>
              {words.score}
              <ClaimNote claim={words.claim} />
            </span>
          </p>
          <ReviewsNote testimonials={testimonials} claim={words.claim} />
        </div>
        {testimonials.map((testimonial, index) => (
          <Quote key={testimonial.quote} testimonial={testimonial} isLarge={index === 0} hasKnots={false} />
        ))}
      </div>
    </Section>
  )
}
