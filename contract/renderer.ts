import type { TextComplaint } from './api/admin-contents.ts'
import type { Person } from './api/admin-people.ts'
import type { FieldErrorCode, KeptReason } from './api/errors.ts'
import type { CategorySlug } from './blog-routes.ts'
import type { Content } from './content/content.ts'
import type { Locale } from './locales.ts'
import type { PageKey } from './routes.ts'

/** Pages that end in a token, or answer for one, and the page of a fault: reached from a mail or by accident. */
export const linkPages = [
  ...(['confirm', 'ready', 'expired'] as const),
  ...(['erase', 'erased', 'data', 'dataExpired'] as const),
  ...(['gone', 'damaged', 'fault'] as const),
] as const
export type LinkPage = (typeof linkPages)[number]

/** What can be drawn. `alias` is another address under which a page is shown. */
export type Address =
  | { page: PageKey; locale: Locale; alias?: string }
  | { page: 'article'; locale: Locale; slug: string }
  | { page: 'category'; category: CategorySlug }
  | { page: 'notFound'; locale: Locale }
  | { page: LinkPage; locale: Locale }
  | { page: 'admin' | 'person' | 'previewFaulty' | 'previewLost' }

/** How sending a form ended, seen from the page. `minutes` is the waiting time of `Retry-After`. */
export type FormOutcome =
  | { kind: 'sent' }
  | { kind: 'unsent'; reason: KeptReason }
  | { kind: 'tooManyTries'; minutes: number }
  | { kind: 'wrongOrigin' }
  | { kind: 'general' }

/** A form that is shown again: what was typed, what is wrong with it, how sending ended. Keys are names of fields. */
export type AnsweredForm = {
  values?: Record<string, string>
  errors?: Record<string, FieldErrorCode>
  outcome?: FormOutcome
}

/** What a request adds to a page; each page reads what concerns it. */
export type State = {
  /** Drawn before it is published, at an address that holds a token. */
  isPreview?: true
  /** The checklist page and the contact page. */
  form?: AnsweredForm
  /** Address of the PDF (`ready`). */
  pdf?: string
  /** The answer downloads it by itself (`ready`). */
  isPdfComing?: boolean
  /** Where the button of `erase` erases. */
  erase?: string
  /** Where its second button asks for the link to the data. */
  dataRequest?: string
  /** What became of a mail that the page has asked for (`expired`, `erase`, `dataExpired`). */
  mail?: FormOutcome
  /** `salt:hash`, with which the sign-in page knows whose address is typed. */
  adminCheck?: string
  /** The administrator’s page says that nothing it shows is real (`npm run demo`). */
  isDemo?: true
  /** A person’s file. */
  person?: Person
  /** What keeps a page from being drawn (`previewFaulty`). */
  complaints?: readonly TextComplaint[]
}

/** Draws a page whole, from `<!DOCTYPE html>` on. Pure: the same arguments give the same page; the day is `content.today`. */
export type Render = (address: Address, content: Content, state?: State) => string

/** A file of the content, by its path below the folder: pictures are drawn from it. */
export type ReadOriginal = (path: string) => Buffer

/** A file beside the pages: feed, sitemap, picture, search index. */
export type DrawnFile = {
  /** Its address, from `/` on. */
  path: string
  /** All that it is drawn from; files with the same key are the same. Without one it is cheap to draw again. */
  key?: string
  draw: (read: ReadOriginal) => string | Buffer | Promise<string | Buffer>
}

/** Addresses, from `/` on, of what the build made for browsers. */
export type Assets = {
  /** Wakes the forms. */
  forms: string
  /** The administrator's app, and the stylesheets and modules that it loads first. */
  admin: { script: string; preloads: readonly string[] }
  /** The search of the blog. */
  search: string
}

/** What the renderer is made of; everything else comes with each call. */
export type RendererSetup = { siteUrl: string; assets: Assets }

export type Renderer = {
  render: Render
  /** Every page that is published, with the address under which it is served. */
  listPages: (content: Content) => { path: string; address: Address }[]
  /** Every file that is published beside the pages. */
  listFiles: (content: Content) => DrawnFile[]
}

/** The one signature by which the server, publishing, development and previews reach the site: `pages/renderer.tsx`. */
export type CreateRenderer = (setup: RendererSetup) => Renderer
