import type { Claim } from '../../../contract/content/fields.ts'
import type { Testimonial } from '../../../contract/content/parts.ts'
import { useContent, useLocale } from '../use-content.tsx'
import { SampleNote } from './SampleNote.tsx'

type ReviewsNoteProps = { testimonials: readonly Testimonial[]; claim?: Claim | undefined }

/** How the reviews beside it are gathered, once one of them is real; and whether anything there is a sample. */
export function ReviewsNote({ testimonials, claim }: ReviewsNoteProps) {
  const locale = useLocale()
  const words = useContent().testimonials.words[locale]
  const hasReal = testimonials.some((testimonial) => !testimonial.sample)
  return (
    <>
      {hasReal && <p className="small">{words.gathered}</p>}
      <SampleNote of={[...testimonials, claim, hasReal ? words : undefined]} kind="texts" />
    </>
  )
}
