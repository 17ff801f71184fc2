import type { BlogCard } from '../../shared/articles/list-cards.ts'
import { CardFacts, CardLink } from './ArticleList.tsx'

/** Articles in a line each, below the subject that they have in common. The search finds them by `data-slug`. */
export function ArticleLines({ name, cards }: { name: string; cards: readonly BlogCard[] }) {
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
