import type { Testimonial } from '../../../contract/content/parts.ts'
import type { Locale } from '../../../contract/locales.ts'
import { useContent } from '../use-content.tsx'
import { SampleTag } from './SampleTag.tsx'

type ReviewsNoteProps = { testimonials: readonly Testimonial[]; locale: Locale; className?: string }

/** How the reviews beside it are gathered, once one of them is real; before that, that they are samples. */
export function ReviewsNote({ testimonials, locale, className = '' }: ReviewsNoteProps) {
  const content = useContent()
  const { gathered, sample } = content.testimonials.words[locale]
  const hasReal = testimonials.some((testimonial) => !testimonial.sample)
  return (
    <p className={`small ${className}`.trim()}>
      {hasReal ? gathered : content.messages[locale].site.sample.note}
      {hasReal && sample && <SampleTag locale={locale} />}
    </p>
  )
}
