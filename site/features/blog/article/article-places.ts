import { blogPath, blogPlaceOf } from '../../../../contract/blog-routes.ts'
import type { Content } from '../../../../contract/content/content.ts'

/** Places of a call of a source, and of the source itself. */
export const callId = (number: number, call: number) => (call === 1 ? `appel-${number}` : `appel-${number}-${call}`)
export const sourceId = (number: number) => `source-${number}`

/** Whether a link leads to an article that readers may not see yet: it is printed as plain words. */
export function isHidden(href: string, { articles }: Content): boolean {
  const [path = ''] = href.split('#', 1)
  return blogPlaceOf(path)?.kind === 'article' && !articles.some((one) => blogPath(one) === path)
}
