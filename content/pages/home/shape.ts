import type { ClosingWords, PageHead, Question, RichText, SectionHead, Stat } from '../shape.ts'

/** One card of the services; where it leads is the same for all four. */
export type ServiceWords = {
  title: string
  /** Term, quantity or kind, in two to five words. */
  tag: string
  text: RichText
  link: string
}

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
  services: SectionHead & {
    diagnostic: ServiceWords
    backlinks: ServiceWords
    /** `stages`: one word for each knot of its drawing. */
    vip: ServiceWords & { stages: readonly [string, string, string] }
    newsletter: ServiceWords
  }
  about: SectionHead & {
    /** Describes the drawn portrait to those who do not see it. */
    portrait: string
    paragraphs: readonly RichText[]
    facts: readonly Stat[]
    link: string
  }
  /** On the English and German home the head says that the articles are in French. */
  articles: SectionHead & { all: string }
  checklist: SectionHead & { button: string; note: string }
  clients: SectionHead & {
    /** Last cell of the wall; leads to the contact page. */
    you: string
    /** Names are confidential, wordmarks stand for sectors. */
    note: RichText
  }
  /** `score` stands below the average. */
  testimonials: SectionHead & { score: string }
  faq: SectionHead & { questions: readonly Question[] }
  closing: ClosingWords
}
