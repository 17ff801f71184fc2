import type { RichText } from '../pages/shape.ts'

/**
 * What a client said, by role and sector: no person's and no client's name.
 * `sample: true` marks a text that the owner still has to replace or confirm.
 */
export type Testimonial = {
  quote: RichText
  role: string
  sector: string
  /** As printed, for example `mars 2026`. */
  date: string
  /** Whole points out of five. */
  rating: 5
  /** Two to four words for the badge. */
  highlight: string
  /** What changed, in one line. */
  result?: RichText
  sample?: true
}

export type CaseStudy = {
  /** The company in general words, for example `Fabricant de literie, 40 personnes`. */
  company: string
  sector: string
  challenge: RichText
  solution: readonly RichText[]
  results: readonly RichText[]
  sample?: true
}

/** A neutral wordmark of the logo wall: a sector set in one of eight faces; no client's mark. */
export type Wordmark = { name: string; face: 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h'; sample?: true }
