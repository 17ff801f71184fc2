import type { Entry } from '../../contract/api/admin-contents.ts'
import { blogPath } from '../../contract/blog-routes.ts'
import { articleOf, pageFolder } from '../../contract/content/content-paths.ts'
import { type Locale, locales } from '../../contract/locales.ts'
import { pageKeys, pageRoutes } from '../../contract/routes.ts'
import { foldText } from '../../contract/text.ts'

/** Where a link of an article may lead within the site. */
export type LinkGoal = { href: string; title: string; locale: Locale; isOnline: boolean }

/**
 * Pages and articles, those in the language of the text first. Pages are there without any entry, too, by their
 * address; what was withdrawn is not.
 */
export function listGoals(entries: readonly Entry[], locale: Locale): LinkGoal[] {
  const titles = new Map(entries.map((entry) => [`${entry.subject} ${entry.locale}`, entry.title]))
  const pages = pageKeys
    .filter((key) => key !== 'thanks')
    .flatMap((key) =>
      locales.flatMap((language): LinkGoal[] => {
        const href = pageRoutes[key].paths[language]
        if (href === undefined) return []
        const title = titles.get(`pages/${pageFolder(key)} ${language}`) ?? href
        return [{ href, title, locale: language, isOnline: true }]
      }),
    )
  const articles = entries.flatMap(({ path, state, title, isOnline }): LinkGoal[] => {
    const article = articleOf(path)
    if (!article || state === 'withdrawn') return []
    return [{ href: blogPath(article), title, locale: article.locale, isOnline }]
  })
  const all = [...pages, ...articles]
  return [...all.filter((goal) => goal.locale === locale), ...all.filter((goal) => goal.locale !== locale)]
}

/** Those whose title or address hold every word that is searched. */
export function findGoals(goals: readonly LinkGoal[], search: string): LinkGoal[] {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  return goals.filter(({ title, href }) => {
    const text = foldText(`${title} ${href}`)
    return words.every((word) => text.includes(word))
  })
}

/** Whether this is a whole address of another site. */
export function isOutsideAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s<>]+$/.test(text)) return false
  return URL.canParse(text) && new URL(text).hostname.includes('.')
}
