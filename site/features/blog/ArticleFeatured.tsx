import articleCardStyles from '../../shared/articles/article-card.css?inline'
import { CoverPicture } from '../../shared/articles/CoverPicture.tsx'
import type { BlogCard } from '../../shared/articles/list-cards.ts'
import { useStyles } from '../../shared/styles/use-styles.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { CardFacts, CardLink } from './ArticleList.tsx'
import articleFeaturedStyles from './article-featured.css?inline'
import { useBlog } from './use-blog.tsx'

/** The article to begin with, larger than the others. */
export function ArticleFeatured({ card }: { card: BlogCard }) {
  const words = useBlog().index
  useStyles(articleCardStyles, articleFeaturedStyles)
  return (
    <article className="article-card article-featured">
      <CoverPicture path={card.imageUrl} svg={card.svg} />
      <div>
        <p className="tag tag--mustard">{words.featured}</p>
        <h2>
          <CardLink card={card} />
        </h2>
        <p className="lead">
          <RichText text={card.excerpt} />
        </p>
        <CardFacts card={card} />
      </div>
    </article>
  )
}
