import { isPublished } from '../../contract/content/article.ts'
import type { Content } from '../../contract/content/content.ts'
import type { Locale } from '../../contract/locales.ts'
import { addDays, startOfParisDay, toParisDay } from '../../contract/paris.ts'

/** What changes by itself on a day. */
export type DatedContent = {
  articles: readonly { publishedOn: string }[]
  blogs: Record<Locale, Pick<Content['blogs'][Locale], 'external'>>
  offers: { prices: { expressAudit: { summer: { until: string } } } }
}

/**
 * The next moment at which something falls due: an article's day, the day after a price ends, a new year (the footer).
 * @param content with the articles of days to come
 * @param revisionAt when the owner's next scheduled change comes into force, if there is one
 */
export function findNextChange(
  { articles, blogs, offers }: DatedContent,
  now: number,
  revisionAt = Number.POSITIVE_INFINITY,
): number {
  const today = toParisDay(now)
  const days = [
    ...[...articles, ...Object.values(blogs).flatMap(({ external }) => external)].map(({ publishedOn }) => publishedOn),
    addDays(offers.prices.expressAudit.summer.until, 1),
    `${Number(today.slice(0, 4)) + 1}-01-01`,
  ]
  const [next = today] = days.filter((day) => day > today).toSorted()
  return Math.min(startOfParisDay(next), revisionAt)
}

/** Whether something has fallen due since a site was rendered, or the clock was wrong when it was. */
export function isOverdue({ nextChangeAt, day }: { nextChangeAt: number; day: string }, now: number): boolean {
  return now >= nextChangeAt || toParisDay(now) < day
}

/** The content as it is to be seen on a day: without drafts and what is yet to come. */
export function toContentOfDay(content: Content, day: string): Content {
  const articles = content.articles.filter((article) => isPublished(article, day))
  return { ...content, today: day, articles }
}
