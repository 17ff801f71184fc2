import { type CategorySlug, categoryPath } from '../../../contract/blog-routes.ts'
import { pathOf } from '../../../contract/routes.ts'
import { useBlog } from './use-blog.ts'

type FilterProps = {
  categories: readonly { slug: CategorySlug; name: string; count: number }[]
  /** How many cards there are in all. */
  total: number
  current?: CategorySlug
}

/** The categories as links to their pages: a filter that needs no script. */
export function ArticleFilter({ categories, total, current }: FilterProps) {
  const words = useBlog().index
  const entries = [
    { href: pathOf('blog', 'fr'), name: words.allOf, count: total, isCurrent: current === undefined },
    ...categories.map(({ slug, name, count }) => ({
      href: categoryPath(slug),
      name,
      count,
      isCurrent: slug === current,
    })),
  ]
  return (
    <nav aria-label={words.filter}>
      <ul className="article-filter">
        {entries.map(({ href, name, count, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined}>
              {name} <span>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
