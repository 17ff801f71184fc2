/**
 * Words of the checklist. Two marks are allowed inside `Text`:
 * - `[de:Impressum]` a word of another language (`de`, `fr` or `en`);
 * - `**Bold**` a word to stress.
 */
export type Text = string

/** A language that a foreign word of the checklist can be in. */
export type TermLanguage = 'de' | 'fr' | 'en'

/** Where a fact comes from. Printed and numbered on the last page, in the order of the list. */
export type Source = {
  key: string
  /** Author or publisher, title or subject, year. */
  name: Text
  /** Where to read it; `undefined` for a statute that is named only. */
  address?: string
}

/** One fact, with the keys of its sources. The year stands in the text. */
export type Fact = { text: Text; sources: readonly string[] }

/** One mistake: one page of the PDF. */
export type Mistake = {
  /** Plain text: it also stands on the web page and in the bookmarks. */
  title: string
  /** The sign by which one recognises it. */
  sign: Text
  /** Why it costs money. */
  cost: Text
  /** The same situation on both sides of the Rhine. */
  here: Text
  there: Text
  facts: readonly Fact[]
  /** What to do on Monday: one box each, beginning with a verb. */
  boxes: readonly Text[]
  /** A word worth knowing. `sound` imitates it for readers of this language. */
  term: { word: string; language: TermLanguage; sound: string; meaning: Text }
}

/** What a number of ticks means. `from` and `to` count boxes, both included. */
export type Score = { from: number; to: number; title: string; text: Text }

/** One week of the thirty days. */
export type Week = { title: string; days: string; steps: readonly Text[] }

export type Checklist = {
  /** Title of the document and of its cover. */
  title: string
  /** The title on the cover, line by line. */
  coverLines: readonly string[]
  subtitle: Text
  /** Document metadata. */
  subject: string
  keywords: readonly string[]
  /** Date of the facts: printed as `edition`, and the creation date of the file. */
  date: string
  edition: string
  /** Said for the drawing on the cover, to those who do not see it. */
  coverDrawing: string
  closingDrawing: string
  use: { title: string; steps: readonly { title: string; text: Text }[] }
  mistakes: readonly Mistake[]
  labels: {
    /** Short name of the whole, at the foot of each page. */
    footer: string
    sign: string
    cost: string
    here: string
    there: string
    facts: string
    boxes: string
    term: string
    /** Before the name of a box, for screen readers: "Erreur 1, case 2: …". `{mistake}` and `{box}` are numbers. */
    box: string
    /** Alternative text of a source number. `{source}` is its name. */
    source: string
    link: string
  }
  score: { title: string; lead: Text; ranges: readonly Score[]; after: Text }
  month: { title: string; lead: Text; weeks: readonly Week[] }
  sources: { title: string; lead: Text; list: readonly Source[] }
  legal: { title: string; text: Text }
  closing: { title: string; text: Text; booking: string; site: string }
}
