import { blogPath } from '../../../../contract/blog-routes.ts'
import type { Article } from '../../../../contract/content/article.ts'
import { pathOf } from '../../../../contract/routes.ts'
import { ArticleCards } from '../../../shared/articles/ArticleCards.tsx'
import { toCard } from '../../../shared/articles/home-cards.ts'
import { useStyles } from '../../../shared/styles/use-styles.tsx'
import { SectionLabel } from '../../../shared/ui/SectionLabel.tsx'
import { useBlog } from '../use-blog.tsx'
import articleNextStyles from './article-next.css?inline'

type ArticleNextProps = {
  related: readonly Article[]
  previous: Article | undefined
  next: Article | undefined
}

/** Where to read on: three articles that belong together, the neighbours in time, and the way back to all. */
export function ArticleNext({ related, previous, next }: ArticleNextProps) {
  const { article: words, locale } = useBlog()
  useStyles(articleNextStyles)
  const neighbours = [
    { article: previous, label: words.previous },
    { article: next, label: words.next },
  ]
  return (
    <section className="section quiet article-related rail-in rail-right rail-end screen-only" aria-labelledby="suite">
      <div className="wrap">
        <div className="section-head">
          <SectionLabel label={words.relatedLabel} locale={locale} />
          <h2 id="suite">{words.related}</h2>
        </div>
        <ArticleCards cards={related.map(toCard)} locale={locale} />
        <nav className="article-next" aria-label={words.neighbours}>
          {neighbours.map(
            ({ article, label }) =>
              article && (
                <p key={label}>
                  <span className="small">{label}</span> <a href={blogPath(article)}>{article.title}</a>
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
