import type { Article } from '../../../../contract/content/article.ts'
import type { ArticleOffer as Offer } from '../../../../contract/content/article-front-matter.ts'
import { useBlog } from '../use-blog.ts'
import { ArticleOffer } from './ArticleOffer.tsx'
import { ArticleSources } from './ArticleSources.tsx'
import { Blocks } from './ArticleText.tsx'

type BodyProps = Pick<Article, 'body' | 'category'> & {
  /** Left out where the text stands without the page, in the feed. */
  offer?: Offer
}

/** The text of an article, what its category says it is not, the offer that fits, its sources. */
export function ArticleBodyView({ body, category, offer }: BodyProps) {
  const caveat = useBlog().article.caveats[category]
  return (
    <div className="prose article-prose">
      <Blocks blocks={body.blocks} />
      {caveat !== undefined && <p className="small">{caveat}</p>}
      {offer !== undefined && <ArticleOffer offer={offer} />}
      {body.sources.length > 0 && <ArticleSources sources={body.sources} />}
    </div>
  )
}
