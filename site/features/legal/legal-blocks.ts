import type { LegalSourceBlock } from '../../../contract/content/legal.ts'
import type { PageKey } from '../../../contract/routes.ts'

/** Where a line of a legal page leads: a page of the site, a mailbox, a telephone, another site. */
export type LegalLink = { label: string } & (
  | { page: PageKey }
  | { email: string }
  | { phone: string }
  | { address: string }
)

/** A name and what it stands for, a line each. A line may carry the marks of `RichText`. */
export type LegalFact = { name: string; lines: readonly (string | LegalLink)[] }

/** One row: the cell that names it, with what belongs to the name, then the other cells. */
type LegalRow = { name: string; detail?: string; cells: readonly string[] }

export type LegalTable = { kind: 'table'; caption: string; columns: readonly string[]; rows: readonly LegalRow[] }

/** A part of a section as it is drawn; plain text is a paragraph. */
export type LegalBlock =
  | string
  | Extract<LegalSourceBlock, { kind: 'list' | 'links' }>
  | { kind: 'facts'; facts: readonly LegalFact[] }
  | LegalTable

/** `id` is the section's anchor, in the language of the page. */
export type LegalSection = { id: string; title: string; blocks: readonly LegalBlock[] }
