/**
 * Copy that may carry two marks: `[de:Impressum]` is a word of another language, `**stress**` a stressed
 * one. `site/ui/RichText.tsx` prints them, `toPlainText` beside it takes them away.
 */
export type RichText = string

/** Head of a page. The brand is appended to the title unless it is named there; both together: 60 characters. */
export type PageHead = {
  title: string
  /** 120 to 155 characters. */
  description: string
  keywords: readonly string[]
}

/** The label above a title: one word on each bank of the Rhine. */
export type LabelPair = { fr: string; de: string }

/** Head of a section. */
export type SectionHead = { label: LabelPair; title: string; lead?: RichText }

/** A name and what it means. */
export type Point = { title: RichText; text: RichText }

export type Question = { question: string; answer: RichText }

/** The dark banner at the end of a page: the title stands on two lines. */
export type ClosingWords = { title: readonly [string, string]; text: RichText; primary: string; secondary: string }

/** Head of a page that begins with words: a label, the title, one lead. */
export type PageHero = { label: LabelPair; title: string; lead: RichText }

/** A large figure and the line below it. */
export type Stat = { figure: string; text: RichText }

/** One step of a process, in order; the drawing beside it comes from its place. */
export type Step = { title: string; text: RichText }

/** What is on one side and what on the other: for whom something is, what is sold, and what not. */
export type AudienceWords = SectionHead & {
  fits: { title: string; list: readonly RichText[] }
  misfits: { title: string; list: readonly RichText[] }
}

/** A dated fact with the place it comes from. `address` is left out where the source is a printed study. */
export type SourcedFact = {
  /** Shown large: a figure or the name of a rule. */
  figure: string
  text: RichText
  source: RichText
  address?: string
}

/** Three facts; `sourceLabel` stands before each source. */
export type ProofWords = SectionHead & { facts: readonly [SourcedFact, SourcedFact, SourcedFact]; sourceLabel: string }

/** A phase of the method with how long it takes, for example `2 à 3 semaines`. */
export type Phase = { title: string; text: RichText; duration: string }

/** What can be ordered: name, for whom, price and what it contains. */
export type OfferWords = {
  name: string
  audience: string
  /** Formatted, without the unit: `1 500 €`. */
  price: string
  /** What the price is for: `HT, une fois`. */
  unit: string
  /** Stands before the price where it is the lowest one: `à partir de`. */
  from?: string
  features: readonly RichText[]
  button: string
  /** Text of the tab of the one popular offer. */
  popular?: string
}

/** A part of an offer: its name, one sentence, and what belongs to it. */
export type FeatureGroup = { title: string; text: RichText; features: readonly RichText[] }
