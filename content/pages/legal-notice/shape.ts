import type { PageKey } from '../../../contract/routes.ts'
import type { PageHead, PageHero, RichText } from '../shape.ts'

/** Where a line of a legal page leads: a page of the site, a mailbox, a telephone, another site. */
export type LegalLink = { label: string } & (
  | { page: PageKey }
  | { email: string }
  | { phone: string }
  | { address: string }
)

/** A name and what it stands for, a line each. */
export type LegalFact = { name: string; lines: readonly (RichText | LegalLink)[] }

/** One row: the cell that names it, with what belongs to the name, then the other cells. */
export type LegalRow = { name: string; detail?: RichText; cells: readonly RichText[] }

export type LegalTable = {
  kind: 'table'
  caption: string
  columns: readonly string[]
  rows: readonly LegalRow[]
}

/** A part of a section; plain text is a paragraph. */
export type LegalBlock =
  | RichText
  | { kind: 'list'; items: readonly RichText[] }
  | { kind: 'facts'; facts: readonly LegalFact[] }
  | { kind: 'links'; links: readonly LegalLink[] }
  | LegalTable

/** `id` is the section's anchor, in the language of the page. */
export type LegalSection = { id: string; title: string; blocks: readonly [LegalBlock, ...LegalBlock[]] }

/** Copy of a legal page. */
export type LegalWords = {
  head: PageHead
  hero: PageHero
  /** Day of the last change of the content, `YYYY-MM-DD`. */
  changedOn: string
  /** The page in a few lines, before everything else. */
  summary: readonly RichText[]
  /** Numbers the sections and their paragraphs, so that they can be cited. */
  isNumbered?: true
  sections: readonly LegalSection[]
}

/** What stands around the words of every legal page. */
export type LegalFrame = {
  contents: string
  summary: string
  /** Before the date. */
  changed: string
  question: string
  /** Link to the contact page. */
  contact: string
}
