import type { ClosingWords, PageHead, PageHero, Point, Question, RichText, SectionHead, Step } from '../shape.ts'

/** The two prices and the day between them. Both stand on the page with their dates, whatever today is. */
export type DatedPriceWords = {
  /** Accessible name of the two prices. */
  label: string
  summer: { name: string; price: string; when: string }
  full: { name: string; price: string; when: string }
  /** Stands behind each price: `HT`. */
  unit: string
  /** Tag of the price that is valid today. */
  today: string
  /** Delivery and payment, in one line. */
  note: RichText
  button: string
  /** Leads to the larger audit, where it serves the same market. */
  larger?: string
}

/** One correction as the client reads it; made up for the page, and said to be. */
export type CorrectionSample = {
  label: string
  rank: string
  title: RichText
  rows: readonly Point[]
  note: string
}

/** Copy of the express audit. Its German page stands for the opposite market and is written on its own. */
export type ExpressAuditWords = {
  head: PageHead
  hero: PageHero
  price: DatedPriceWords
  deliverables: SectionHead & { list: readonly [Point, Point, Point]; sample: CorrectionSample }
  /** The places on the buying path, in the order in which a buyer comes to them. */
  path: SectionHead & { points: readonly [Point, Point, Point, Point, Point] }
  audience: SectionHead & {
    fits: { title: string; list: readonly RichText[] }
    misfits: { title: string; list: readonly RichText[] }
  }
  process: SectionHead & { steps: readonly [Step, Step, Step, Step] }
  faq: SectionHead & { questions: readonly Question[] }
  closing: ClosingWords
}
