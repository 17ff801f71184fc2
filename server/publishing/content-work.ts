import type { FoundTexts, Plan, TextComplaint } from '../../contract/api/admin-contents.ts'
import type { ShrunkPicture } from './content/shrink-picture.ts'
import type { TriedChange } from './revisions/overlay.ts'

/** What lies over the content in force while it is looked at: drafts of these entries, then these changes. */
export type Look = { drafts?: readonly string[]; changes?: readonly TriedChange[] }

export type Described = {
  /** As a list shows it. */
  title: string
  /** How many claims in it wait for the owner. */
  samples: number
  /** Addresses of the pages that show it. */
  pages: string[]
}

/** `page` is one of the pages of the file; else its first is drawn. */
export type PreviewOrder = { path: string; page?: string }

/** A page with the addresses of its pictures, or what keeps it from being drawn. */
export type Preview = { html: string; pictures: string[] } | { complaints: TextComplaint[] }

/**
 * What the content process (`content-process.ts`) answers, each by its name; an input and an answer travel between
 * processes. Entries are named by the path of their text (`entryOf`).
 */
export type ContentWork = {
  /** What the loader says of these entries with their drafts, unfinished articles included, and what they newly cause elsewhere. */
  check: (entries: readonly string[]) => Promise<TextComplaint[]>
  /** What would keep the site from being published. */
  tryOut: (look: Look) => Promise<TextComplaint[]>
  plan: (look: Look) => Promise<Omit<Plan, 'versions'>>
  /** Every entry by its path, with all drafts. */
  describe: (input: null) => Promise<Record<string, Described>>
  search: (text: string) => Promise<FoundTexts>
  /** A page with the drafts of the entry, as far as it can be drawn; nothing if there is no such file, or no page shows it. */
  preview: (order: PreviewOrder) => Promise<Preview | undefined>
  /** A picture that a preview has named, or nothing. */
  drawPicture: (address: string) => Promise<Buffer | undefined>
  /** Makes of a file that was sent the picture that is kept. */
  shrink: (bytes: Buffer) => Promise<ShrunkPicture>
  /** A picture as an editor lists it, in WebP; nothing if it cannot be read. */
  makeSmall: (bytes: Buffer) => Promise<Buffer | undefined>
}
