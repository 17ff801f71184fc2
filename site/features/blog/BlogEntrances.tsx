import type { BlogCard } from '../../shared/articles/list-cards.ts'
import { CardLink } from './ArticleList.tsx'
import { useBlog } from './use-blog.ts'

/** An entrance with one article, the others not being published yet, would lead nowhere else. */
const least = 2

/** Where to begin, for each kind of reader: a few articles in the order in which they are of use. */
export function BlogEntrances({ cards }: { cards: readonly BlogCard[] }) {
  const entrances = useBlog().entrances.map(({ title, picks }) => ({
    title,
    picked: picks.flatMap((slug) => cards.find(({ id }) => id === slug) ?? []),
  }))
  return (
    <div className="blog-entrances">
      {entrances.map(
        ({ title, picked }) =>
          picked.length >= least && (
            <div key={title}>
              <h2>{title}</h2>
              <ul className="hyphen-list">
                {picked.map((card) => (
                  <li key={card.id}>
                    <CardLink card={card} />
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </div>
  )
}
