import { z } from 'zod'
import { consentSentencesSchema } from '../../contract/content/consent-sentences.ts'
import type { Content } from '../../contract/content/content.ts'
import type { Messages } from '../../contract/content/messages.ts'
import { toTotals, totalsSchema } from '../../contract/content/offers.ts'
import type { Redirects } from '../../contract/content/redirects.ts'
import { settingsFacts, toSettings } from '../../contract/content/settings.ts'
import { type Locale, locales } from '../../contract/locales.ts'
import { toParisDay } from '../../contract/paris.ts'
import { perKey } from '../../contract/per-key.ts'
import { adminCookies, retention, rightsAnswerMonths } from '../../contract/privacy/periods.ts'
import type { KnownArticles } from './articles/read-articles.ts'
import { checkHeads } from './check-heads.ts'
import { checkTestimonials } from './check-testimonials.ts'
import type { Complaint } from './complaint.ts'
import type { ContentFiles } from './content-files.ts'
import { languageFolders, singleFiles } from './content-paths.ts'
import { dataOf, openContent, type ParsedFiles, type Reading } from './content-reader.ts'
import { checkDays } from './list-sources.ts'
import { readBlogs, readChecklists, readOwner, readPages, readTestimonials } from './read-parts.ts'
import type { Roots } from './references.ts'

const branded = z.object({ publisher: z.object({ brand: z.string() }) })

export type LoadOptions = {
  /** The day that the content is drawn for, `YYYY-MM-DD`, Europe/Paris; today if none is given. */
  today?: string
  /** Articles that were read before by the same build. */
  known?: KnownArticles
  /** Files that were parsed before. */
  parsed?: ParsedFiles
}

/** What the files say, and what is wrong with them. */
export type LoadedContent = {
  complaints: Complaint[]
  /** As far as it can be used: with a fault anywhere nothing may be published from it, and what draws it has to expect anything. */
  content: Content | undefined
  /** What of it is for the owner to fill in or to confirm. */
  toReplace: Content['toReplace']
  /** The values that texts of a language may refer to. */
  rootsOf: (locale: Locale) => Roots
}

const toRoot = ({ value, data }: Reading<unknown>, schema: z.ZodType) => ({
  value,
  schema,
  isFaulty: data === undefined,
})

/** The settings as texts refer to them, as far as they are written: one with a fault does not hide the others. */
function readFacts({ value }: Reading<unknown>): unknown {
  try {
    return toSettings(value as Parameters<typeof toSettings>[0])
  } catch {
    return undefined
  }
}

/**
 * Reads the content whole: every file, checked, references resolved, articles of days to come and drafts among
 * the articles.
 */
export async function loadContent(
  files: ContentFiles,
  { today = toParisDay(Date.now()), known, parsed }: LoadOptions = {},
): Promise<LoadedContent> {
  const reader = openContent(files, parsed)

  const settings = reader.read('settings.yaml', singleFiles['settings.yaml'])
  const owner = await readOwner(reader, files, settings)
  const offers = reader.read('offers.yaml', singleFiles['offers.yaml'])
  const facts: Roots = {
    offers: toRoot(offers, singleFiles['offers.yaml']),
    // Nothing is calculated from offers with a fault, which an editor shows all the same.
    totals: toRoot({ ...offers, value: offers.data && toTotals(offers.data) }, totalsSchema),
    settings: toRoot({ ...settings, value: readFacts(settings) }, settingsFacts),
    periods: { value: { adminCookies, retention, rightsAnswerMonths } },
  }
  const consents = reader.read('consent-sentences.yaml', consentSentencesSchema, {}, 'asWritten')
  const messages = perKey(locales, (locale) =>
    reader.read(`messages/${locale}.yaml`, languageFolders.messages, facts, locale),
  )
  const rootsOf = (locale: Locale): Roots => ({
    ...facts,
    messages: toRoot(messages[locale], languageFolders.messages),
  })

  const answers = perKey(locales, (locale) =>
    reader.read(`answers/${locale}.yaml`, languageFolders.answers, facts, locale),
  )

  const toChecklists = readChecklists(reader, rootsOf)
  const toTestimonials = readTestimonials(reader, rootsOf)
  const { heads, toPages } = readPages(reader, rootsOf)
  const faces = await checkTestimonials(reader, files)
  // A folder of content that was written before there were any has none.
  const redirects: Reading<Redirects> = files.has('redirects.yaml')
    ? reader.read('redirects.yaml', singleFiles['redirects.yaml'])
    : { value: [], data: [], usable: [], yaml: undefined }
  const { heads: blogHeads, toBlogs } = await readBlogs(reader, files, rootsOf, redirects, { known, today })

  // As it is written: another fault of the settings does not hide that of a title.
  const brand = branded.safeParse(settings.value).data?.publisher.brand
  if (brand !== undefined)
    for (const complaint of checkHeads([...heads, ...blogHeads], brand)) reader.complain(complaint)

  const toContent = (): Content => {
    if (!owner) throw new Error('the content is put together without its owner')
    const { contentsArticles, ...blogs } = toBlogs()
    const consentSentences = dataOf(consents)
    const toMessages = (locale: Locale): Messages => {
      const { checklistForm, ...others } = dataOf(messages[locale])
      const [first, ...later] = consentSentences[locale]
      const { text, link, button } = later.at(-1) ?? first
      return { ...others, checklistForm: { ...checklistForm, consent: text, privacyLink: link, submit: button } }
    }
    return {
      today,
      settings: toSettings(dataOf(settings)),
      toReplace: reader.listToReplace(),
      owner,
      offers: dataOf(offers),
      messages: perKey(locales, toMessages),
      answers: perKey(locales, (locale) => dataOf(answers[locale])),
      consentSentences,
      checklists: toChecklists(),
      testimonials: toTestimonials(),
      faces,
      redirects: dataOf(redirects),
      pages: { ...toPages(), contentsArticles },
      ...blogs,
    }
  }
  const complaints = reader.listComplaints()
  let content: Content | undefined
  try {
    content = toContent()
  } catch (error) {
    // A part that all depends on is missing, and was complained about.
    if (complaints.length === 0) throw error
  }
  return {
    content,
    toReplace: reader.listToReplace(),
    rootsOf,
    complaints: complaints.length === 0 && content ? checkDays(content) : complaints,
  }
}
