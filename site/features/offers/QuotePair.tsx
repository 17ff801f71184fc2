import type { SectionHead as HeadWords, Testimonial } from '../../../contract/content/parts.ts'
import type { Locale } from '../../../contract/locales.ts'
import { useStyles } from '../../shared/styles/use-styles.tsx'
import { Quote } from '../../shared/ui/Quote.tsx'
import { ReviewsNote } from '../../shared/ui/ReviewsNote.tsx'
import { SectionHead } from '../../shared/ui/SectionHead.tsx'
import quotePairStyles from './quote-pair.css?inline'

type QuotePairProps = {
  words: HeadWords & { list: readonly [Testimonial, Testimonial] }
  locale: Locale
  className?: string
}

/** Two testimonials side by side, and how reviews are gathered. */
export function QuotePair({ words, locale, className = '' }: QuotePairProps) {
  useStyles(quotePairStyles)
  return (
    <section className={`section ${className}`} aria-labelledby="quotes">
      <div className="wrap">
        <SectionHead id="quotes" words={words} locale={locale} />
        <div className="quote-pair">
          {words.list.map((testimonial) => (
            <Quote key={testimonial.quote} testimonial={testimonial} locale={locale} hasKnots />
          ))}
        </div>
        <ReviewsNote testimonials={words.list} locale={locale} />
      </div>
    </section>
  )
}
