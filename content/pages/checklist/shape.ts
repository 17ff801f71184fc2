import type { AudienceWords, ClosingWords, PageHead, Point, ProofWords, Question, SectionHead } from '../shape.ts'

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
  audience: AudienceWords
  proof: ProofWords
  method: SectionHead & { points: readonly [Point, Point, Point] }
  faq: SectionHead & { questions: readonly Question[] }
  closing: ClosingWords
}
