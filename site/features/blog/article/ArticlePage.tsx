import type { Article } from '../../../../contract/content/article.ts'
import { pathOf } from '../../../../contract/routes.ts'
import { groupBySubject, listBlogCards } from '../../../shared/articles/cards.ts'
import { Closing } from '../../../shared/sections/kinds.tsx'
import { useContent, useSetup } from '../../../shared/use-content.tsx'
import { listArticleTags, toArticleMeta } from '../article-meta.ts'
import { BlogDocument } from '../BlogDocument.tsx'
import { ArticleBodyView } from './ArticleBodyView.tsx'
import { ArticleContents } from './ArticleContents.tsx'
import { ArticleCover } from './ArticleCover.tsx'
import { ArticleHero } from './ArticleHero.tsx'
import { ArticleNext } from './ArticleNext.tsx'
import { ArticleOffer } from './ArticleOffer.tsx'
import { listRelated } from './list-related.ts'

/** The page of an article: its text with its contents beside it, then where to read on. */
export function ArticlePage({ article }: { article: Article }) {
  const content = useContent()
  const { siteUrl } = useSetup()
  const { body, category, cover, locale, offer } = article
  const articles = content.articles.filter((one) => one.locale === locale)
  const bySubject = groupBySubject(listBlogCards(content, locale)).flatMap(({ cards }) => cards)
  const own = bySubject.filter(({ isExternal }) => !isExternal)
  const place = own.findIndex(({ id }) => id === article.slug)
  return (
    <BlogDocument meta={toArticleMeta(content, article, siteUrl)} tags={listArticleTags(article)}>
      <article>
        <ArticleHero article={article}>
          <ArticleCover cover={cover} edges={cover.edges} />
        </ArticleHero>
        <div className="wrap reading">
          <ArticleContents body={body} />
          <ArticleBodyView body={body} category={category}>
            <ArticleOffer offer={offer} />
          </ArticleBodyView>
        </div>
      </article>
      <ArticleNext
        related={listRelated(article, articles)}
        previous={own[place - 1]}
        next={place < 0 ? undefined : own[place + 1]}
      />
      <Closing
        words={content.blogs[locale].offers[offer].closing}
        primary={content.settings.booking.hero}
        secondary={pathOf('checklist', locale)}
      />
    </BlogDocument>
  )
}
