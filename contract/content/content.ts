import type { z } from 'zod'
import type { Locale } from '../locales.ts'
import type { Article, Picture } from './article.ts'
import type { Blog, SharedBlog, sharedBlogSchema } from './blog.ts'
import type { Checklist } from './checklist.ts'
import type { ConsentSentences } from './consent-sentences.ts'
import type { CoverName } from './covers.ts'
import type { AnswerWords, Messages } from './messages.ts'
import type { Offers } from './offers.ts'
import type { Pages } from './pages.ts'
import type { Redirects } from './redirects.ts'
import type { Owner, Settings } from './settings.ts'
import type { TestimonialContent } from './testimonials.ts'
import type { ToReplace } from './to-replace.ts'

/** Everything that the owner may change, checked and whole: what the loader reads from the content folder. */
export type Content = {
  /** The day it is drawn for (Europe/Paris, `2026-08-10`): of articles, prices and the footer's year. Pages ask no clock. */
  today: string
  settings: Settings
  toReplace: readonly ToReplace[]
  owner: Owner
  offers: Offers
  messages: Record<Locale, Messages>
  answers: Record<Locale, AnswerWords>
  consentSentences: ConsentSentences
  /** French and English readers go to Germany; German readers go to France, so theirs is a list of its own. */
  checklists: Record<Locale, Checklist>
  testimonials: TestimonialContent
  /** Photographs of those who speak in testimonials, by their paths below the content folder. */
  faces: Readonly<Record<string, Picture>>
  /** Addresses at which pages stood before. */
  redirects: Redirects
  pages: Pages & {
    /** Slugs of the French articles that the contents page shows. */
    contentsArticles: z.infer<typeof sharedBlogSchema>['onContents']
  }
  blogs: Record<Locale, Blog>
  blog: SharedBlog
  /** The drawings that an article may choose as its cover, as SVG. */
  covers: Record<CoverName, string>
  /** Of all languages, the newest first. Pages show all of them: publishing leaves out drafts and those of days to come. */
  articles: readonly Article[]
}
