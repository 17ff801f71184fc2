import type { ArticleBody } from '../../../../contract/content/article-body.ts'
import type { ArticleOffer as Offer } from '../../../../contract/content/article-front-matter.ts'
import { ArticleOffer } from './ArticleOffer.tsx'
import { ArticleSources } from './ArticleSources.tsx'
import { Blocks } from './ArticleText.tsx'

type BodyProps = {
  body: ArticleBody
  /** Left out where the text stands without the page, in the feed. */
  offer?: Offer
}

/** The text of an article, the offer that fits, its sources. */
export function ArticleBodyView({ body, offer }: BodyProps) {
  return (
    <div className="prose">
      <Blocks blocks={body.blocks} />
      {offer !== undefined && <ArticleOffer offer={offer} />}
      {body.sources.length > 0 && <ArticleSources sources={body.sources} />}
    </div>
  )
}
