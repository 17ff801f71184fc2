/* The kinds of section of `contract/content/parts.ts` that pages of several features have. */

import type {
  Audience as AudienceWords,
  Closing as ClosingWords,
  Evidence as EvidenceWords,
  SectionHead as HeadWords,
  Point,
  Question,
  Stat,
} from '../../../contract/content/parts.ts'
import { DrawingFile } from '../illustration/Drawing.tsx'
import type { PageLink } from '../layout/links.ts'
import { ClaimNote, SampleNote } from '../ui/claims.tsx'
import { ActionLink, ExternalLink } from '../ui/ExternalLink.tsx'
import { HyphenList } from '../ui/lists.tsx'
import { RichText } from '../ui/RichText.tsx'
import { useLocale } from '../use-content.tsx'
import { Section } from './Section.tsx'

type Points = HeadWords & { points: readonly Point[] }

/** How something is made, point by point: names on the left, what they mean on the right. */
export function Points({ words, className = '' }: { words: Points; className?: string }) {
  return (
    <Section id="method" words={words} className={className}>
      <ul className="method">
        {words.points.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="lead">
              <RichText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Figures in large type side by side, each with one line below; two abreast on a phone. */
export function StatsRow({ stats }: { stats: readonly Stat[] }) {
  if (stats.length === 0) return null
  return (
    <>
      <ul className="stats ruled-each">
        {stats.map(({ figure, text, claim }) => (
          <li key={figure + text} className="stat">
            <b>{figure}</b>{' '}
            <span>
              <RichText text={text} />
              <ClaimNote claim={claim} />
            </span>
          </li>
        ))}
      </ul>
      <SampleNote of={stats.map(({ claim }) => claim)} />
    </>
  )
}

/** The same as a section. */
export function Figures({
  words,
  className = '',
}: {
  words: HeadWords & { stats: readonly Stat[] }
  className?: string
}) {
  return (
    <Section id="figures" words={words} className={className}>
      <StatsRow stats={words.stats} />
    </Section>
  )
}

/** For whom it is, and for whom it is not: two cards, the thread whole on one and broken on the other. */
export function Audience({ words }: { words: AudienceWords }) {
  const side = ({ title, list }: AudienceWords['fits'], className: string) => (
    <div className={`card ${className}`}>
      <h3>{title}</h3>
      <HyphenList items={list} />
    </div>
  )
  return (
    <Section id="audience" words={words}>
      <div className="stack audience wide-narrow">
        {side(words.fits, 'card--tint')}
        {side(words.misfits, 'card--line snapped')}
      </div>
    </Section>
  )
}

/** Three dated facts, each with its source. */
export function Evidence({ words }: { words: EvidenceWords }) {
  const colon = useLocale() === 'fr' ? '\u00A0: ' : ': '
  return (
    <Section id="proof" words={words}>
      <ul className="evidence thirds ruled-each">
        {words.facts.map(({ figure, text, source: { name, address } }) => (
          <li key={figure}>
            <h3>{figure}</h3>
            <p>
              <RichText text={text} />
            </p>
            <p className="small">
              {words.sourceLabel}
              {colon}
              {address === undefined ? (
                <RichText text={name} />
              ) : (
                <ExternalLink href={address}>
                  <RichText text={name} />
                </ExternalLink>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** A question whose answer may go on elsewhere. */
type LinkedQuestion = Question & { link?: Pick<PageLink, 'href' | 'hreflang'> & { label: string } }

/** Questions and answers, one open at a time, without script. The page's FAQ markup is made of the same list. */
export function Faq({ words }: { words: HeadWords & { questions: readonly LinkedQuestion[] } }) {
  return (
    <Section id="faq" words={words} layout="narrow-wide faq">
      <div className="accordion">
        {words.questions.map(({ question, answer, claim, link }) => (
          <details key={question} name="faq">
            <summary>{question}</summary>
            <div>
              <RichText text={answer} />
              <ClaimNote claim={claim} />
              {link && (
                <p>
                  <a className="more" href={link.href} hrefLang={link.hreflang}>
                    {link.label}
                  </a>
                </p>
              )}
            </div>
          </details>
        ))}
        <SampleNote of={words.questions.map(({ claim }) => claim)} />
      </div>
    </Section>
  )
}

/** The dark banner that closes a page with one first step; a second way stands back as a link. The thread of the page ends in its knot. */
export function Closing({ words, primary, secondary }: { words: ClosingWords; primary: string; secondary: string }) {
  const [first, second] = words.title
  return (
    <section className="call-to-action night section" aria-labelledby="call-to-action">
      <div className="wrap stack">
        <h2 id="call-to-action">
          {first} <span>{second}</span>
        </h2>
        <p className="lead">
          <RichText text={words.text} />
        </p>
        <div className="actions">
          <ActionLink className="button button--mustard" href={primary}>
            {words.primary}
          </ActionLink>
          <ActionLink className="more" href={secondary}>
            {words.secondary}
          </ActionLink>
        </div>
        {words.after !== undefined && <p className="small">{words.after}</p>}
        <div className="thread" aria-hidden="true">
          <DrawingFile name="cta-knot" width={560} height={337} />
        </div>
      </div>
    </section>
  )
}
