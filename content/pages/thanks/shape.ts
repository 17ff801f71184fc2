import type { PageHead, Point, RichText, SectionHead } from '../shape.ts'

/**
 * Copy of the thank-you page. It has to be true for a first request and for a repeated one: a second
 * e-mail follows at the earliest a quarter of an hour after the first. `{subject}` becomes the subject of the
 * e-mail, `{button}` the words on its button, `{confirm}` those on the button of the page it opens.
 */
export type ThanksWords = {
  head: PageHead
  hero: SectionHead & { lead: RichText }
  /** The mail, the page it opens, the PDF. */
  steps: { title: string; list: readonly [Point, Point, Point] }
  missing: {
    title: string
    list: readonly RichText[]
    /** Back to the form. */
    form: string
    /** Before the owner's address. */
    write: string
  }
  next: { title: string; text: RichText; audit: string; home: string }
}
