import type { Article } from '../../../../contract/content/article.ts'
import { pathOf } from '../../../../contract/routes.ts'
import { ArticleCards } from '../../../shared/articles/ArticleCards.tsx'
import { type BlogCard, toCard } from '../../../shared/articles/cards.ts'
import { SectionLabel } from '../../../shared/sections/Section.tsx'
import { useBlog } from '../use-blog.ts'

type ArticleNextProps = {
  related: readonly Article[]
  previous: BlogCard | undefined
  next: BlogCard | undefined
}

/** Where to read on: three articles that belong together, its neighbours by subject, and the way back to all. */
export function ArticleNext({ related, previous, next }: ArticleNextProps) {
  const { article: words, locale } = useBlog()
  const neighbours = [
    { card: previous, label: words.previous },
    { card: next, label: words.next },
  ]
  return (
    <section className="section quiet article-related rail-in rail-right rail-end screen-only" aria-labelledby="suite">
      <div className="wrap">
        <div className="section-head">
          <SectionLabel label={words.relatedLabel} />
          <h2 id="suite">{words.related}</h2>
        </div>
        <ArticleCards cards={related.map(toCard)} />
        <nav className="article-next" aria-label={words.neighbours}>
          {neighbours.map(
            ({ card, label }) =>
              card && (
                <p key={label}>
                  <span className="small">{label}</span> <a href={card.url}>{card.title}</a>
                </p>
              ),
          )}
          <a className="more" href={pathOf('blog', locale)}>
            {words.all}
          </a>
        </nav>
      </div>
    </section>
  )
}
