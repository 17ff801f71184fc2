import type { BlogCard } from '../blog/list-cards.ts'
import articleCardStyles from '../styles/article-card.css?inline'
import { useStyles } from '../styles/use-styles.tsx'
import { RichText } from '../ui/RichText.tsx'
import { useContent } from '../use-content.tsx'
import { CardFacts, CardLink } from './ArticleList.tsx'
import articleFeaturedStyles from './article-featured.css?inline'
import { CoverPicture } from './CoverPicture.tsx'

/** The article to begin with, larger than the others. */
export function ArticleFeatured({ card }: { card: BlogCard }) {
  const words = useContent().blog.index
  useStyles(articleCardStyles, articleFeaturedStyles)
  return (
    <article className="art a-feat">
      <CoverPicture path={card.imageUrl} svg={card.svg} />
      <div>
        <p className="tag tag--g">{words.featured}</p>
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
