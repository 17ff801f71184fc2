import type { Testimonial } from '../../../contract/content/parts.ts'
import { fillText } from '../../../contract/fill-text.ts'
import { languages } from '../../../contract/locales.ts'
import { Mark } from '../illustration/Mark.tsx'
import { useContent, useLocale } from '../use-content.tsx'
import { RichText } from './RichText.tsx'

/** A rating as knots in a row, for those who see them, and in words for those who do not. */
export function Rating({ points }: { points: number }) {
  const locale = useLocale()
  const { offers, testimonials } = useContent()
  // Every rating of the site has this scale.
  const { outOf } = offers.claims.reviews
  const knots = Array.from({ length: points }, (_, index) => index)
  return (
    <span className="knots" role="img" aria-label={fillText(testimonials.words[locale].rating, { points, outOf })}>
      {knots.map((knot) => (
        <Mark key={knot} />
      ))}
    </span>
  )
}

type QuoteProps = {
  /** Its words stand without quotation marks: they are added here. */
  testimonial: Testimonial
  /** Set large, in the display face: one on a page. */
  isLarge?: boolean
  /** False where a row of knots stands beside it already; the rating is printed in words all the same. */
  hasKnots?: boolean
}

/** What one client said: what it is about, the words, what changed, then role and sector behind a hyphen. */
export function Quote({ testimonial, isLarge = false, hasKnots = isLarge }: QuoteProps) {
  const locale = useLocale()
  const { offers, testimonials } = useContent()
  // Every rating of the site has this scale.
  const { outOf } = offers.claims.reviews
  const { quote, role, sector, date, rating, highlight, result } = testimonial
  const [open, close] = languages[locale].quotationMarks
  return (
    <figure className={isLarge ? 'quote quote--large' : 'quote'}>
      <p className="quote-head">
        {hasKnots && <Rating points={rating} />}
        <span className="tag">{highlight}</span>
      </p>
      <blockquote>
        <p>
          {open}
          <RichText text={quote} />
          {close}
        </p>
      </blockquote>
      {result !== undefined && (
        <p>
          <RichText text={result} />
        </p>
      )}
      <figcaption>
        <span>
          {`${role}, ${sector}`}
          <span className="quote-date">{`${date}, ${fillText(testimonials.words[locale].rated, { points: rating, outOf })}`}</span>
        </span>
      </figcaption>
    </figure>
  )
}
