import type {
  AudienceWords,
  ClosingWords,
  OfferWords,
  PageHead,
  PageHero,
  Point,
  ProofWords,
  Question,
  RichText,
  SectionHead,
  Step,
} from '../shape.ts'

/** Copy of the backlinks page. */
export type BacklinksWords = {
  head: PageHead
  hero: PageHero & { booking: string; packsLink: string }
  packs: SectionHead & { offers: readonly [OfferWords, OfferWords, OfferWords]; note: RichText }
  goodLink: SectionHead & { points: readonly Point[] }
  /** A paid link taken apart; the four parts are numbered in the drawing in this order. */
  paidLink: SectionHead & {
    parts: readonly [Point, Point, Point, Point]
    note: string
    /** Words inside the drawing: the German label and the link's code. */
    drawing: { description: string; label: string; title: string; code: string }
  }
  rules: ProofWords
  sold: AudienceWords
  process: SectionHead & { steps: readonly [Step, Step, Step, Step] }
  faq: SectionHead & { questions: readonly Question[] }
  closing: ClosingWords
}
