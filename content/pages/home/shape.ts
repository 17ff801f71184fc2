import type { ClosingWords, PageHead, RichText, SectionHead } from '../shape.ts'

/** Copy of the home page. Each section is one key, so that a further section is one more key. */
export type HomeWords = {
  head: PageHead
  hero: {
    /** Leads to the external ranking article. */
    badge: string
    title: string
    /** Last word of the title: the one that crumbles. It never breaks, so it has to fit a small screen. */
    crumbling: string
    lead: RichText
    checklist: string
    booking: string
    note: string
    /** Where the thread leaves and where it arrives. */
    from: string
    to: string
  }
  checklist: SectionHead & { button: string; note: string }
  closing: ClosingWords
}
