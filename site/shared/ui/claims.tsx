import { pictureFolderOf } from '../../../contract/content/content-paths.ts'
import type { Claim } from '../../../contract/content/fields.ts'
import { mostPoints, type Testimonial } from '../../../contract/content/parts.ts'
import { languages } from '../../../contract/locales.ts'
import { fillText } from '../../../contract/text.ts'
import { Mark } from '../illustration/Mark.tsx'
import { ServedPicture } from '../pictures/ServedPicture.tsx'
import { useContent, useLocale } from '../use-content.tsx'
import { RichText } from './RichText.tsx'

type SampleNoteProps = {
  /** What a region shows that may wait for the owner to confirm it. */
  of: readonly ({ sample?: true | undefined } | undefined)[]
  /** What of the region it is: some of its figures, if nothing else is said. */
  kind?: 'figures' | 'texts' | 'ranking'
}

/** One sentence for a whole region, as long as anything in it is a sample. */
export function SampleNote({ of, kind = 'figures' }: SampleNoteProps) {
  const locale = useLocale()
  const isSample = of.some((one) => one?.sample)
  const { sample } = useContent().messages[locale].site
  return isSample && <p className="small sample-sentence">{sample[kind]}</p>
}

/** Behind a text that cites a claim: what it was counted from, where the owner says so. */
export function ClaimNote({ claim }: { claim: Claim | undefined }) {
  const basis = claim?.basis
  return basis !== undefined && <small className="claim-basis"> {basis}</small>
}

type ReviewsNoteProps = { testimonials: readonly Testimonial[]; claim?: Claim | undefined }

/** How the reviews beside it are gathered, once one of them is real; and whether anything there is a sample. */
export function ReviewsNote({ testimonials, claim }: ReviewsNoteProps) {
  const locale = useLocale()
  const words = useContent().testimonials.words[locale]
  const hasReal = testimonials.some((testimonial) => !testimonial.sample)
  return (
    <>
      {hasReal && words.gathered !== undefined && <p className="small">{words.gathered}</p>}
      <SampleNote of={[...testimonials, claim, hasReal ? words : undefined]} kind="texts" />
    </>
  )
}

/** A rating as knots in a row, for those who see them, and in words for those who do not. */
export function Rating({ points }: { points: number }) {
  const locale = useLocale()
  const { testimonials } = useContent()
  const knots = Array.from({ length: points }, (_, index) => index)
  return (
    <span
      className="knots"
      role="img"
      aria-label={fillText(testimonials.words[locale].rating, { points, outOf: mostPoints })}
    >
      {knots.map((knot) => (
        <Mark key={knot} />
      ))}
    </span>
  )
}

type QuoteProps = {
  /** Its words stand without quotation marks: they are added here. */
  testimonial: Testimonial
  /** The file of the content in which it stands: beside it are its pictures. */
  file: string
  /** Set large, in the display face: one on a page. */
  isLarge?: boolean
  /** False where a row of knots stands beside it already; the rating is printed in words all the same. */
  hasKnots?: boolean
}

/** What one client said: what it is about, the words, what changed, then who says it behind a hyphen, or beside their face. */
export function Quote({ testimonial, file, isLarge = false, hasKnots = isLarge }: QuoteProps) {
  const locale = useLocale()
  const { testimonials, faces } = useContent()
  const { quote, name, firm, picture, role, sector, date, rating, highlight, result } = testimonial
  const face = picture === undefined ? undefined : faces[`${pictureFolderOf(file)}${picture}`]
  const named = [name, firm].filter(Boolean).join(', ')
  const knots = hasKnots ? rating : undefined
  const rated =
    rating === undefined ? '' : `, ${fillText(testimonials.words[locale].rated, { points: rating, outOf: mostPoints })}`
  const [open, close] = languages[locale].quotationMarks
  return (
    <figure className={isLarge ? 'quote quote--large' : 'quote'}>
      {(knots ?? highlight) !== undefined && (
        <p className="row">
          {knots !== undefined && <Rating points={knots} />}
          {highlight !== undefined && <span className="tag">{highlight}</span>}
        </p>
      )}
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
      <figcaption className={face && 'has-face'}>
        {face && <ServedPicture picture={face} description="" sizes="3.5rem" />}
        <span>
          {named !== '' && <b>{named}</b>}
          {`${role}, ${sector}`}
          <span className="quote-date">{`${date}${rated}`}</span>
        </span>
      </figcaption>
    </figure>
  )
}
