import * as z from 'zod/mini'
import type { YamlPath } from '../content/normal-yaml.ts'
import { type Locale, locales } from '../locales.ts'
import type { FieldForm } from './field-form.ts'

/*
 * The calls by which the owner changes the content from a browser. A path is that of a file below `content/`. Every
 * answer is JSON; a refusal that the owner can do something about is a `kind` of the answer, not an error.
 */

/** Addresses of the calls; all need a session of the administrator. */
export const contentsApi = {
  /** GET: `ContentsList`. */
  entries: '/api/admin/contents',
  /** GET, query `search` (3 to 100 characters): `FoundTexts`. */
  search: '/api/admin/contents/search',
  /** GET, query `path`: `OpenedFile`. */
  file: '/api/admin/contents/file',
  /** POST `DraftToSave`: `SavedDraft`. */
  draft: '/api/admin/contents/draft',
  /** POST `{ paths }`: `{ discarded: true }`. */
  discard: '/api/admin/contents/discard',
  /** POST `{ path }`: `Checked`; what is wrong with this entry, and what its drafts newly cause in others. */
  check: '/api/admin/contents/check',
  /** POST `{ paths }`: `Plan`. */
  plan: '/api/admin/contents/plan',
  /** POST `PublishOrder`: `PublishAnswer`. */
  publish: '/api/admin/contents/publish',
  /** GET, query `id`: `PublicationState`. */
  publication: '/api/admin/contents/publication',
  /** GET, query `cursor`: `RevisionPage`. */
  revisions: '/api/admin/contents/revisions',
  /** GET, query `id`: `RevisionView`. */
  revision: '/api/admin/contents/revision',
  /** GET, query `path`: `Compared`; what has changed of the others that it follows since this one was changed or looked at. */
  since: '/api/admin/contents/since',
  /** POST `TextsToCompare`: `Compared`. */
  compare: '/api/admin/contents/compare',
  /** POST `{ id }`: `PublishAnswer`; what a release brought takes its place, texts of one that is scheduled are drafts again. */
  takeBack: '/api/admin/contents/take-back',
  /** POST `{ id, at }`, of one that is scheduled: `PublishAnswer`. */
  reschedule: '/api/admin/contents/reschedule',
  /** POST `{ path }`: `{ reviewed: true }`; the text needs no change although the same in another language has changed. */
  reviewed: '/api/admin/contents/reviewed',
  /** POST `SampleSettling`: `{ paths }`, those that have a draft of it now. */
  samples: '/api/admin/contents/samples',
  /** POST `NewArticle`: `CreatedArticle`. */
  articles: '/api/admin/contents/articles',
  /** POST `{ path, slug }`, of an article: `PublishAnswer`. Its old address leads to the new one. */
  rename: '/api/admin/contents/rename',
  /** POST `{ path }`, of an article: `PublishAnswer`. Its address answers 410 from then on. */
  withdraw: '/api/admin/contents/withdraw',
  /** POST with the bytes of a picture, query `path` (of an article, or `settings.yaml`) and `name`: `SavedPicture`. */
  pictures: '/api/admin/contents/pictures',
  /** POST `PictureMark`: `PictureMark`. A picture that is removed goes with the next publication, and can be taken back until then. */
  removePicture: '/api/admin/contents/remove-picture',
  /** GET, query `path` (of a picture): its bytes, small; for the editor. */
  picture: '/api/admin/contents/picture',
  /** POST `{ path }`: `PreviewLink`. */
  previewLink: '/api/admin/contents/preview-link',
} as const

/**
 * GET, query `path` (of a file) and, where its text shows on several pages, `page` (an address of the site): the page
 * with all drafts of that entry, for a frame of the editor.
 */
export const previewPage = '/admin/apercu'

/** `{sharedPreview}/{token}`: the same for people who have the link, until it expires. */
export const sharedPreview = '/apercu'

export const contentGroups = [
  'settings',
  'articles',
  'pages',
  'blog',
  'checklist',
  'offers',
  'testimonials',
  'messages',
  'redirects',
] as const
export type ContentGroup = (typeof contentGroups)[number]

/**
 * How an entry stands: `draft` was never published, `changed` has a draft over what is published or scheduled,
 * `scheduled` waits for its moment.
 */
type EntryState = 'published' | 'draft' | 'changed' | 'scheduled' | 'withdrawn'

/** What is changed as one: an article with its pictures, or a file. */
export type Entry = {
  /** Of the article's text, or of the file. */
  path: string
  group: ContentGroup
  /** Of a text in one language. */
  locale: Locale | null
  /** The same in another language has the same subject: `pages/home`. */
  subject: string
  title: string
  state: EntryState
  /** Whether visitors see it, whatever is in hand or waits. */
  isOnline: boolean
  /** When a scheduled change appears; of an article of a day to come, the beginning of that day. */
  appearsAt: string | null
  /** The same in another language was changed after this one: it is to be read again. */
  isOutdated: boolean
  /** What in it keeps the site from being ready (`isOpen`). */
  samples: number
}

/** `failure`: what keeps the last publication from being seen, in French. */
export type ContentsList = { entries: Entry[]; failure: string | null }

/** Texts that hold what was searched: titles first, then drafts, then what is published; 50 at most. */
export type FoundTexts = { found: ({ path: string; line: number; excerpt: string } & AtField)[]; isMore: boolean }

/** Of a place in YAML or in front matter: the path of its field, written or not. */
type AtField = { field?: YamlPath }

/** What is wrong with a text, as publishing would say it, in French. */
export type TextComplaint = {
  path: string
  line: number | null
  problem: string
  remedy: string
  /** What the form calls the field, from the outside in, a number for an entry of a list; of a line the heading above it. */
  names?: (string | number)[]
} & AtField

export type OpenedPicture = { path: string; name: string; bytes: number; isDraft: boolean; isRemoved: boolean }

export type OpenedFile = {
  entry: Entry
  /** As it is to be edited: the draft, else what waits for its moment, else what is published. */
  text: string
  /** Of the draft; 0 without one. */
  version: number
  /** SHA-256 of what the draft is saved over: what waited for its moment, or was published; null of a new file. */
  base: string | null
  savedAt: string | null
  /** What is published, if that is another text. */
  published: string | null
  /** The revision that waits with it, or that withdrew it: what taking back would take back. */
  takeable: string | null
  /** Of YAML, or of an article's front matter. */
  form: FieldForm
  /** The pages that show it, the first for the preview. */
  pages: PlannedPage[]
  pictures: OpenedPicture[]
  complaints: TextComplaint[]
  /** The same subject in the other languages: those that can be opened beside it. */
  others: { locale: Locale; path: string }[]
  /** What stands for a value written elsewhere, `{offers.prices.vip.essential}`, and that value as it is printed. */
  values: Record<string, string>
}

/** Largest text of one file, and largest picture before it is made smaller (bytes); letters of a title and of a summary; files in hand. */
export const contentLimits = { text: 512 * 1024, picture: 15_000_000, title: 60, summary: 200, drafts: 500 } as const

/** A path below `content/`: which there are, the loader knows. */
export const contentPath = z.string().check(z.maxLength(300), z.regex(/^[\w-][\w./-]*$/))
const version = z.int().check(z.minimum(0))

/** `version` and `base` as `OpenedFile` or the last `SavedDraft` gave them. */
export const draftToSave = z.object({
  path: contentPath,
  text: z.string().check(z.maxLength(contentLimits.text)),
  version,
  base: z.nullable(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
})
export type DraftToSave = z.infer<typeof draftToSave>

/** `overtaken`: another tab, or a publication, was faster; nothing was saved. */
export type SavedDraft =
  | { kind: 'saved'; version: number; savedAt: string }
  | { kind: 'overtaken'; text: string; version: number; base: string | null; savedAt: string | null }

/** What is done with every sample, or with those of these files: they are true, or they go. */
export const sampleSettling = z.object({
  kind: z.enum(['confirm', 'remove']),
  paths: z.optional(z.array(contentPath).check(z.minLength(1), z.maxLength(contentLimits.drafts))),
})
export type SampleSettling = z.infer<typeof sampleSettling>

export type Checked = { complaints: TextComplaint[] }

/** One place of a text that changes, as who reads it sees it; null where nothing stands. */
export type ChangedPart = {
  /** What the form calls it, from the outside in, a number for an entry of a list; of a passage, the heading above it. */
  names: (string | number)[]
  before: string | null
  after: string | null
  /** Of an article: the key of a setting. */
  setting?: string
  /** What stands there in the text of an article: an `ArticleBlock`, or what `comparePassages` calls it. */
  passage?: string
  /** How a value is to be shown that is no text. */
  format?: 'day' | 'price' | 'flag' | 'sample' | 'choice' | 'articles'
}

/** What changes in what is published as one: words by their fields and passages, and pictures by their names. */
export type ChangedText = {
  path: string
  locale: Locale | null
  /** Of an article; others are called as in the list of the contents. */
  title: string | null
  /** `renamed`: an article that has another address. */
  kind: 'added' | 'changed' | 'gone' | 'renamed'
  parts: ChangedPart[]
  pictures: { name: string; kind: 'added' | 'changed' | 'gone' }[]
}

/** Two texts of one file. */
export const textsToCompare = z.object({
  path: contentPath,
  before: z.string().check(z.maxLength(contentLimits.text)),
  after: z.string().check(z.maxLength(contentLimits.text)),
})
export type TextsToCompare = z.infer<typeof textsToCompare>
export type Compared = { texts: ChangedText[] }

/** A page of the site by its address, and by what its tab says or the owner knows it by. */
export type PlannedPage = { path: string; title: string }

/** What publishing drafts would change. Nothing is published while there are complaints. */
export type Plan = {
  complaints: TextComplaint[]
  texts: ChangedText[]
  pages: { added: PlannedPage[]; changed: PlannedPage[]; gone: PlannedPage[] }
  /** What publishing sends back: the drafts that were looked at. */
  versions: Record<string, number>
}

/** `versions` as the plan gave them. `at` is the moment at which it appears (ISO 8601, UTC); null is now. */
export const publishOrder = z.object({
  versions: z.record(contentPath, version),
  at: z.nullable(z.iso.datetime()),
  summary: z.string().check(z.trim(), z.maxLength(contentLimits.summary)),
})
export type PublishOrder = z.infer<typeof publishOrder>

/** `overtaken`: a draft has changed since the plan. `unchanged`: there is nothing to publish. */
export type PublishAnswer =
  | { kind: 'underway'; revision: string }
  | { kind: 'scheduled'; revision: string; at: string }
  | { kind: 'drafts'; paths: string[] }
  | { kind: 'refused'; complaints: TextComplaint[] }
  | { kind: 'overtaken' }
  | { kind: 'unchanged' }

/** Whether visitors see a revision. */
export type PublicationState = { kind: 'underway' } | { kind: 'visible' } | { kind: 'failed'; message: string }

/** `delivered`: what a release brought for texts that the owner has changed; the owner’s stay. */
export type RevisionKind = 'publish' | 'take-back' | 'rename' | 'withdraw' | 'delivered'

export type RevisionRow = {
  id: string
  kind: RevisionKind
  /** ISO 8601, UTC. */
  madeAt: string
  /** The moment from which it counts: `madeAt`, or later. */
  takesEffectAt: string
  isScheduled: boolean
  /** In the owner's words; may be empty. */
  summary: string
  paths: string[]
}

/** Newest first, at most 50. */
export type RevisionPage = { revisions: RevisionRow[]; next: string | null }
/** `laterPath`: of a text that was published or scheduled again since, so that this cannot be taken back. */
export type RevisionView = { texts: ChangedText[]; laterPath: string | null }

export const newArticle = z.object({
  locale: z.enum(locales),
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(contentLimits.title)),
  /** Of an article in another language, whose structure, pictures and sources it begins with. */
  translationOf: z.optional(contentPath),
})
export type NewArticle = z.infer<typeof newArticle>
export type CreatedArticle = { path: string }

/** `name` is how the text names it. `refused` says why, in French. */
export type SavedPicture =
  | { kind: 'saved'; path: string; name: string; bytes: number }
  | { kind: 'refused'; problem: string; remedy: string }

export const pictureMark = z.object({ path: contentPath, isRemoved: z.boolean() })
export type PictureMark = z.infer<typeof pictureMark>

/** `until`: ISO 8601, UTC. */
export type PreviewLink = { url: string; until: string }
