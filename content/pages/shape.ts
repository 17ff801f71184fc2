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
