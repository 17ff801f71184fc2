import type { ClosingWords, LabelPair, PageHead, Question, RichText, SectionHead, Stat } from '../shape.ts'

/** A way to reach the owner. Where it leads comes from the settings. */
export type ChannelWords = { name: string; action: string }

/** Copy of the contact page; the words of its form stand in `content/words/contact-form`. */
export type ContactWords = {
  head: PageHead
  hero: {
    label: LabelPair
    badge: string
    title: string
    lead: RichText
    stats: readonly [Stat, Stat, Stat]
  }
  form: { title: string; subtitle: RichText }
  booking: { title: string; text: RichText; button: string }
  /** Beside the form: what the free consultation holds, three channels, and why there are few slots. */
  panel: {
    title: string
    pitch: RichText
    takeaways: readonly RichText[]
    channelsTitle: string
    /** The address itself is printed for the e-mail. */
    email: { name: string }
    calendar: ChannelWords
    network: ChannelWords
    urgency: RichText
  }
  faq: SectionHead & { questions: readonly [Question, Question, Question, Question] }
  closing: ClosingWords
}
