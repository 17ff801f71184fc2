import type {
  ClosingWords,
  OfferWords,
  PageHead,
  PageHero,
  Question,
  RichText,
  SectionHead,
  Stat,
  Step,
} from '../shape.ts'

/** The bar above the header. `close` is the name of its close button. */
export type NoticeBarWords = { name: string; text: string; button: string; close: string }

/** A service without a price of its own; its card leads to the contact page. */
export type ExtraService = {
  kind: 'training' | 'consultation' | 'sponsoring'
  title: string
  text: RichText
  button: string
}

/** An offer with a page of its own; `booking` is the second way, to the calendar. */
export type LinkedOffer = OfferWords & { booking: string }

/** Copy of the offers page. */
export type OffersWords = {
  head: PageHead
  banner: NoticeBarWords
  hero: PageHero
  offers: readonly [LinkedOffer, LinkedOffer, LinkedOffer]
  /** Below the prices: tax and payment. */
  note: RichText
  figures: SectionHead & { stats: readonly Stat[] }
  extra: SectionHead & { list: readonly ExtraService[] }
  process: SectionHead & { steps: readonly [Step, Step, Step, Step] }
  faq: SectionHead & { questions: readonly Question[] }
  closing: ClosingWords
}
