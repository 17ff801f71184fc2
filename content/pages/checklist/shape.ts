import type { ClosingWords, PageHead, Point, Question, RichText, SectionHead } from '../shape.ts'

/** A dated fact with the place it comes from. `address` is left out where the source is a printed study. */
export type SourcedFact = {
  /** Shown large: a figure or the name of a rule. */
  figure: string
  text: RichText
  source: RichText
  address?: string
}

/** Copy of the checklist page. The seven titles come from `content/checklist`, the form's words from `content/words`. */
export type ChecklistWords = {
  head: PageHead
  hero: SectionHead & { formTitle: string }
  /** What a page of the PDF looks like; the six parts are numbered in the drawing in this order. */
  inside: SectionHead & {
    /** Number of the mistake whose page is shown. */
    mistake: number
    parts: readonly [Point, Point, Point, Point, Point, Point]
    /** What stands after the seven pages. */
    extras: { title: string; list: readonly [Point, Point, Point] }
  }
  audience: SectionHead & {
    fits: { title: string; list: readonly RichText[] }
    misfits: { title: string; list: readonly RichText[] }
  }
  proof: SectionHead & { facts: readonly [SourcedFact, SourcedFact, SourcedFact]; sourceLabel: string }
  method: SectionHead & { points: readonly [Point, Point, Point] }
  faq: SectionHead & { questions: readonly Question[] }
  closing: ClosingWords
}
