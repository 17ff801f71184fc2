import type { CaseStudy, Testimonial } from '../../proof/shape.ts'
import type { ClosingWords, PageHead, PageHero, Point, Question, RichText, SectionHead, Stat } from '../shape.ts'

/** Words inside the drawn report, top to bottom; the German ones are what a buyer would type or look for. */
export type ReportWords = {
  /** Told to those who do not see the drawing. */
  description: string
  title: string
  verdicts: readonly [string, string, string]
  /** In German, the most searched first. */
  keywords: readonly [string, string, string]
  trust: readonly [string, string, string, string]
  plan: string
}

/** Copy of the large audit. The six parts are numbered in the drawing in this order. */
export type AuditDachWords = {
  head: PageHead
  hero: PageHero
  order: { from: string; price: string; unit: string; note: RichText; button: string; express: string }
  report: SectionHead & {
    parts: readonly [Point, Point, Point, Point, Point, Point]
    note: string
    drawing: ReportWords
  }
  figures: SectionHead & { stats: readonly Stat[] }
  study: SectionHead & { study: CaseStudy }
  quotes: SectionHead & { list: readonly [Testimonial, Testimonial] }
  faq: SectionHead & { questions: readonly Question[] }
  closing: ClosingWords
}
