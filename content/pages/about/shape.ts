import type { PageKey } from '../../../contract/routes.ts'
import type { Testimonial } from '../../proof/shape.ts'
import type { ClosingWords, PageHead, PageHero, Phase, Point, Question, RichText, SectionHead, Stat } from '../shape.ts'

/** What an owner says, what lies behind it, and what is done about it. */
export type Problem = { phrase: string; cause: RichText; repair: RichText }

/** A field of work, and the page that goes on from there. */
export type Area = { title: string; text: RichText; link: string; page: PageKey }

/** Copy of the about page. It exists in French only. */
export type AboutWords = {
  head: PageHead
  hero: PageHero & {
    /** Says what the portrait shows. */
    portrait: string
    contact: string
    offers: string
  }
  approach: SectionHead & { paragraphs: readonly RichText[]; rules: readonly Point[]; stats: readonly Stat[] }
  problems: SectionHead & { causeLabel: string; repairLabel: string; list: readonly Problem[] }
  skills: SectionHead & {
    fits: { title: string; list: readonly RichText[] }
    misfits: { title: string; list: readonly RichText[] }
  }
  expertise: SectionHead & { areas: readonly [Area, Area, Area, Area] }
  method: SectionHead & {
    /** Says what the drawing of the four phases shows. */
    drawing: string
    phases: readonly [Phase, Phase, Phase, Phase]
  }
  opinion: SectionHead & { testimonial: Testimonial }
  faq: SectionHead & { questions: readonly Question[] }
  closing: ClosingWords
}
