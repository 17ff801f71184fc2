import type { ReactNode } from 'react'
import { categoryPath } from '../../../../contract/blog-routes.ts'
import type { Article } from '../../../../contract/content/article.ts'
import { formatDate } from '../../../../contract/formats.ts'
import { pathOf } from '../../../../contract/routes.ts'
import { aboutPath } from '../../../shared/layout/navigation.ts'
import { RichText } from '../../../shared/ui/RichText.tsx'
import { useContent } from '../../../shared/use-content.tsx'
import { useBlog } from '../use-blog.ts'

/** Top of an article: where it stands in the blog, its title, what it says in two sentences, who wrote it and when, its cover. */
export function ArticleHero({ article, children }: { article: Article; children: ReactNode }) {
  const { article: words, locale } = useBlog()
  const { name } = useContent().owner
  const { title, category, categoryName, minutes, excerpt, publishedOn, changedOn } = article
  return (
    <header className="article-hero">
      <div className="wrap">
        <div className="small article-meta">
          <nav aria-label={words.trail}>
            <a href={pathOf('blog', locale)}>{words.blog}</a> <b />{' '}
            {locale === 'fr' ? <a href={categoryPath(category)}>{categoryName}</a> : categoryName}
          </nav>
          <b />
          <span>
            {minutes}&nbsp;{words.minutes}
          </span>
        </div>
        <h1>{title}</h1>
        <p className="lead">
          <RichText text={excerpt} />
        </p>
        {article.draft && <p className="tag">{words.draft}</p>}
        <p className="small">
          {name !== undefined && (
            <>
              {words.by}{' '}
              <a rel="author" href={aboutPath(locale)}>
                {name}
              </a>
              <br />
            </>
          )}
          {words.published} <time dateTime={publishedOn}>{formatDate(publishedOn, locale)}</time>
          {changedOn !== publishedOn && (
            <>
              , {words.revised} <time dateTime={changedOn}>{formatDate(changedOn, locale)}</time>
            </>
          )}
        </p>
      </div>
      {children}
    </header>
  )
}
