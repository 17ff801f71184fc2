import type { BlogCard } from '../../shared/articles/list-cards.ts'
import { useStyles } from '../../shared/styles/use-styles.tsx'
import { CardFacts, CardLink } from './ArticleList.tsx'
import articleLinesStyles from './article-lines.css?inline'

/** Articles in a line each, below the subject that they have in common. The search finds them by `data-slug`. */
export function ArticleLines({ name, cards }: { name: string; cards: readonly BlogCard[] }) {
  useStyles(articleLinesStyles)
  return (
    <div className="article-subject">
      <h3>{name}</h3>
      <ul>
        {cards.map((card) => (
          <li className="article-line" key={card.id} data-slug={card.id}>
            <CardLink card={card} />
            <span className="small">
              <CardFacts card={card} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
