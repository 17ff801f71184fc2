import { blogWords } from '../../content/blog/words.ts'
import type { BlogCard } from '../blog/list-cards.ts'
import { RichText } from '../ui/RichText.tsx'
import { CardFacts, CardLink } from './ArticleList.tsx'
import { CoverPicture } from './CoverPicture.tsx'
import '../styles/article-card.css'
import './article-featured.css'

/** The article to begin with, larger than the others. */
export function ArticleFeatured({ card }: { card: BlogCard }) {
  return (
    <article className="art a-feat">
      <CoverPicture path={card.imageUrl} svg={card.svg} />
      <div>
        <p className="tag tag--g">{blogWords.featured}</p>
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
