import type { z } from 'zod'
import { type ContentGroup, contentGroups } from '../../contract/api/admin-contents.ts'
import { articleFrontMatterSchema } from '../../contract/content/article-front-matter.ts'
import { blogSchema, sharedBlogSchema } from '../../contract/content/blog.ts'
import { checklistSchema, sourceLists, sourcesSchema } from '../../contract/content/checklist.ts'
import { pageFolder } from '../../contract/content/content-paths.ts'
import { answersSchema, messagesSchema } from '../../contract/content/messages.ts'
import { offersSchema } from '../../contract/content/offers.ts'
import { otherPageSchemas, routedPageSchemas } from '../../contract/content/pages.ts'
import { redirectsSchema } from '../../contract/content/redirects.ts'
import { settingsSchema } from '../../contract/content/settings.ts'
import { testimonialsSchema, wordmarksSchema } from '../../contract/content/testimonials.ts'
import { defaultLocale, isLocale, type Locale } from '../../contract/locales.ts'
import { type PageKey, pageRoutes } from '../../contract/routes.ts'

/**
 * Files that stand alone. `consent-sentences.yaml` is not among them: what people agreed to is evidence and stays
 * as it is; another sentence, link or button comes with a release (docs/requirements.md 13.3).
 */
export const singleFiles = {
  'settings.yaml': settingsSchema,
  'offers.yaml': offersSchema,
  'wordmarks.yaml': wordmarksSchema,
  'redirects.yaml': redirectsSchema,
  'blog/shared.yaml': sharedBlogSchema,
} as const

/** Folders with a file per language: `messages/fr.yaml`. */
export const languageFolders = {
  messages: messagesSchema,
  answers: answersSchema,
  blog: blogSchema,
  checklist: checklistSchema,
  testimonials: testimonialsSchema,
} as const

/** The file of one of the lists that checklists cite. */
export const sourcesFile = (name: (typeof sourceLists)[number]) => `checklist/sources-${name}.yaml` as const

/** What is known of a file of content by its path. */
export type KnownFile = {
  /** Of an article, that of its front matter. */
  schema: z.ZodType
  /** Of a text in one language. */
  locale?: Locale
  group: ContentGroup
  /** The same in every language: `pages/home`. */
  subject: string
}

const single = new Map<string, z.ZodType>([
  ...Object.entries(singleFiles),
  ...sourceLists.map((name) => [sourcesFile(name), sourcesSchema] as const),
])

const perLanguage = new Map<string, z.ZodType>([
  ...Object.entries(languageFolders),
  ...Object.entries({ ...routedPageSchemas, ...otherPageSchemas }).map(
    ([page, schema]) => [`pages/${pageFolder(page)}`, schema] as const,
  ),
])

const isRouted = (page: string): page is PageKey => page in pageRoutes

/** Whether a page is written in a language: one with an address only where it has one. */
const isWritten = (subject: string, locale: Locale): boolean =>
  Object.keys(routedPageSchemas).every(
    (page) =>
      `pages/${pageFolder(page)}` !== subject || !isRouted(page) || pageRoutes[page].paths[locale] !== undefined,
  )

/** Files that do not stand in the folder of their group, nor have its name. */
const groups: Record<string, ContentGroup> = { answers: 'messages', wordmarks: 'testimonials' }

function groupOf(subject: string): ContentGroup {
  const [first = ''] = subject.split('/', 1)
  const group = groups[first] ?? contentGroups.find((one) => one === first)
  if (!group) throw new Error(`${subject} is in no group of the contents`)
  return group
}

/** Whether a file of the content is a text; the others are pictures. */
export const isTextFile = (path: string): boolean => /\.(?:md|yaml)$/.test(path)

/** A file of the content that may be changed by its schema, or nothing: a picture, `consent-sentences.yaml`, no such file. */
export function schemaOfFile(path: string): KnownFile | undefined {
  const [, place = '', name = '', ending] = /^(?:(.+)\/)?([^/]+?)(?:\.(yaml|md))$/.exec(path) ?? []
  if (ending === 'md') {
    const [, locale = ''] = /^articles\/(\w+)\/[^/]+$/.exec(place) ?? []
    if (name !== 'article' || !isLocale(locale)) return undefined
    return { schema: articleFrontMatterSchema, locale, group: 'articles', subject: place }
  }
  const alone = single.get(path)
  if (alone) {
    const subject = path.slice(0, -'.yaml'.length)
    // The words around the categories, which the French blog alone has.
    const isFrench = path === 'blog/shared.yaml'
    return { schema: alone, group: groupOf(subject), subject, ...(isFrench && { locale: defaultLocale }) }
  }
  const schema = perLanguage.get(place)
  if (!schema || ending !== 'yaml' || !isLocale(name) || !isWritten(place, name)) return undefined
  return { schema, locale: name, group: groupOf(place), subject: place }
}
