import type { PageWords } from '../../../contract/content/pages.ts'
import { Drawing } from '../../shared/illustration/Drawing.tsx'
import { StatsRow } from '../../shared/sections/kinds.tsx'
import { SectionLabel } from '../../shared/sections/Section.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'

/** First screen of the contact page: the question, and three figures that hang from the tangled thread. */
export function ContactHero({ words }: { words: PageWords['contact']['hero'] }) {
  return (
    <section className="section top contact-hero">
      <div className="wrap">
        <div className="contact-hero-labels">
          <SectionLabel label={words.label} />
          <p className="tag">{words.badge}</p>
        </div>
        <h1 className="hero-title">{words.title}</h1>
        <p className="lead muted">
          <RichText text={words.lead} />
        </p>
      </div>
      <div className="wrap contact-hero-knot">
        <Drawing name="tangle" />
        <StatsRow stats={words.stats} />
      </div>
    </section>
  )
}
