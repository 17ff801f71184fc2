/* The kinds of section of `contract/content/parts.ts` that the pages of offers have. */

import type { ReactNode } from 'react'
import type {
  CaseStudy as CaseStudyWords,
  FeatureGroup,
  SectionHead as HeadWords,
  Offer,
  Point,
  Step,
  Testimonial,
} from '../../../contract/content/parts.ts'
import { Drawing } from '../../shared/illustration/Drawing.tsx'
import { Section } from '../../shared/sections/Section.tsx'
import { Quote, ReviewsNote, SampleNote } from '../../shared/ui/claims.tsx'
import { ActionLink } from '../../shared/ui/ExternalLink.tsx'
import { HyphenList, TitledItems } from '../../shared/ui/lists.tsx'
import { PersonCard } from '../../shared/ui/owner.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { useContent, useLocale } from '../../shared/use-content.tsx'

/** Surface and button of a card: mustard for the popular one, line for the first, ink for the others. */
function looksOf(isPopular: boolean, index: number) {
  if (isPopular) return { card: 'field price-card--popular', button: 'button--key' }
  return index === 0 ? { card: 'card--line', button: 'button--outline' } : { card: 'night', button: 'button--mustard' }
}

/** Where an offer is ordered: its button's address, and that of a second link where it has one. */
export type PricedOffer = Offer & { href: string; more?: { href: string; label: string } }

/** What can be ordered, side by side: the popular offer is larger and says so. @param level 2 right below the title of the page */
export function PriceCards({ offers, level = 3 }: { offers: readonly PricedOffer[]; level?: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <ul className="stack price-cards">
      {offers.map(({ name, audience, price, unit, from, features, button, popular, href, more }, index) => {
        const looks = looksOf(popular !== undefined, index)
        return (
          <li key={name} className={`card price-card ${looks.card}`}>
            {popular !== undefined && <p className="tag price-card-tag">{popular}</p>}
            <Heading>{name}</Heading>
            <p className="label price-card-audience">{audience}</p>
            <p className="price">
              {from !== undefined && <span>{from} </span>}
              {price} <small>{unit}</small>
            </p>
            <HyphenList items={features} className="label" />
            <ActionLink className={`button ${looks.button}`} href={href}>
              {button}
            </ActionLink>
            {more && (
              <ActionLink className="more" href={more.href}>
                {more.label}
              </ActionLink>
            )}
          </li>
        )
      })}
    </ul>
  )
}

type PricesProps = {
  id: string
  words: HeadWords & { offers: readonly Offer[]; note: string }
  /** Address of the calendar. */
  booking: string
  className?: string
}

/** Prices as a section, each booked in the same calendar, and who answers. */
export function Prices({ id, words, booking, className = '' }: PricesProps) {
  return (
    <Section id={id} words={words} className={className}>
      <PriceCards offers={words.offers.map((offer) => ({ ...offer, href: booking }))} />
      <p className="small price-cards-note">
        <RichText text={words.note} />
      </p>
      <PersonCard />
    </Section>
  )
}

/** What belongs to an offer, in groups: a name, one sentence, and the list. */
export function Features({
  words,
  children,
}: {
  words: HeadWords & { groups: readonly FeatureGroup[] }
  children: ReactNode
}) {
  return (
    <Section id="features" words={words}>
      <ul className="feature-groups">
        {words.groups.map(({ title, text, features }) => (
          <li key={title} className="ruled">
            <h3>{title}</h3>
            <p className="muted">
              <RichText text={text} />
            </p>
            <HyphenList items={features} />
          </li>
        ))}
      </ul>
      <div className="feature-groups-footer">{children}</div>
    </Section>
  )
}

/** One mission from its problem to what changed; the company is named by what it does, never by name. */
export function Study({ words, study }: { words: HeadWords; study: CaseStudyWords }) {
  const { company, sector, challenge, solution, results } = study
  const labels = useContent().testimonials.caseStudyLabels[useLocale()]
  const part = (title: string, list: readonly string[]) => (
    <div className="ruled">
      <h3>{title}</h3>
      <HyphenList items={list} />
    </div>
  )
  return (
    <Section id="case" words={words}>
      <div className="case-study narrow-wide">
        <div className="card night case-study-problem">
          <p className="label">
            {company}
            <span className="muted">{sector}</span>
          </p>
          <h3>{labels.challenge}</h3>
          <p className="lead">
            <RichText text={challenge} />
          </p>
        </div>
        {part(labels.solution, solution)}
        {part(labels.results, results)}
      </div>
      <SampleNote of={[study]} kind="texts" />
    </Section>
  )
}

/** Testimonials side by side, and how reviews are gathered. */
export function Quotes({ words, file }: { words: HeadWords & { list: readonly Testimonial[] }; file: string }) {
  return (
    <Section id="quotes" words={words}>
      <div className="quote-pair ruled-each">
        {words.list.map((testimonial) => (
          <Quote key={testimonial.quote} testimonial={testimonial} file={file} hasKnots />
        ))}
      </div>
      <ReviewsNote testimonials={words.list} />
    </Section>
  )
}

type DrawnPartsProps = {
  /** Also the name of the drawing. */
  id: string
  words: HeadWords & { parts: readonly Point[]; note: string; drawing: { description: string } }
  /** Where one of them can be read. */
  link?: { href: string; label: string }
}

/** A drawn sheet and its numbered parts beside it: what is on it, place by place. */
export function DrawnParts({ id, words, link }: DrawnPartsProps) {
  const { description, ...inDrawing } = words.drawing
  return (
    <Section id={id} words={words}>
      <div className="inside stack">
        <Drawing name={id} className="sheet" label={description} words={inDrawing} />
        <ol className="inside-parts numbered">
          <TitledItems items={words.parts} />
        </ol>
        <div className="inside-extras ruled">
          {link && (
            <p>
              <a className="more" href={link.href}>
                {link.label}
              </a>
            </p>
          )}
          <p className="small">{words.note}</p>
        </div>
      </div>
    </Section>
  )
}

/**
 * The thread below the words of a first screen, and what happens to it there. It comes from beyond the left edge; on
 * wide windows it turns down into the rail of the next section, a `rail-right` one. Stands as last child of `PageHero`.
 */
export function HeroThread({ drawing }: { drawing: 'audit' | 'backlinks' | 'vip' }) {
  return (
    <div className={`hero-thread hero-thread-${drawing} joint`}>
      <Drawing name={`hero-${drawing}`} />
    </div>
  )
}

/** From crumbs to knot. */
const drawings = ['crumbs', 'loop', 'loops', 'knot'] as const

type ProcessProps = { words: HeadWords & { steps: readonly [Step, Step, Step, Step] }; className?: string }

/** Four steps on one thread, which passes through the drawings from the margin: crumbs, a loop, three loops, the knot. They are decorative. */
export function Process({ words, className = '' }: ProcessProps) {
  const steps = (
    <ol className="process-steps">
      {words.steps.map(({ title, text }, index) => (
        <li key={title}>
          <Drawing name={`process-${drawings[index]}`} />
          <h3>{title}</h3>
          <p>
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ol>
  )
  return <Section id="process" words={words} className={`process ${className}`} below={steps} />
}
