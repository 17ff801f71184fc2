import type { PageWords } from '../../../contract/content/pages.ts'
import { StatsRow } from '../../shared/sections/kinds.tsx'
import { SectionLabel } from '../../shared/sections/Section.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'

/** The strand in three lengths; each lies over those before it, so that the crossings read as over and under. */
const strands = [
  'M3400 200H392C356 200 318 178 302 138 290 106 294 70 312 42 328 18 356 26 370 48',
  'M370 48C383 71 378 98 352 120 322 144 280 152 240 152 198 152 150 142 122 116 100 94 96 62 116 38',
  'M116 38C131 20 166 16 184 34 206 58 216 92 206 122 197 150 172 172 152 164 146 161 140 156 136 144',
  'M136 144C124 106 150 62 190 53 230 44 262 74 262 112 262 150 232 174 190 185 150 195 122 200 78 200H0',
]

/** A thread that has got stuck: it comes in from the right, tangles, and goes on. */
function Tangle() {
  return (
    <svg viewBox="0 0 400 204" aria-hidden="true">
      {strands.map((d, index) => (
        <g key={d}>
          {index > 0 && <path className="gap" d={d} />}
          <path d={d} />
        </g>
      ))}
    </svg>
  )
}

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
        <Tangle />
        <StatsRow stats={words.stats} />
      </div>
    </section>
  )
}
