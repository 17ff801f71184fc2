import { formatDate } from '../../../contract/formats.ts'
import { CoverPicture } from '../../shared/articles/CoverPicture.tsx'
import type { BlogCard } from '../../shared/articles/cards.ts'
import { RichText } from '../../shared/ui/RichText.tsx'
import { useContent } from '../../shared/use-content.tsx'
import { useBlog } from './use-blog.ts'

/** What an article says of itself in small letters: how long it takes, its day, whose site it is on. */
export function CardFacts({ card: { changedOn, minutes, isExternal } }: { card: BlogCard }) {
  const { article, index, locale } = useBlog()
  return (
    <>
      {minutes !== undefined && `${minutes}\u00A0${article.minutesShort} – `}
      <time dateTime={changedOn}>{formatDate(changedOn, locale)}</time>
      {isExternal && ` – ${index.external}`}
    </>
  )
}

/** Title of a card as a link; one that leaves the site opens a new tab and says so. */
export function CardLink({ card: { url, title, isExternal } }: { card: BlogCard }) {
  const { site } = useContent().messages[useBlog().locale]
  if (!isExternal) return <a href={url}>{title}</a>
  return (
    <a href={url} target="_blank" rel="noopener external">
      {title}
      <span className="visually-hidden">{site.newTab}</span>
    </a>
  )
}

/** Cards whose covers a phone asks for at once, being less than 1,250 px below its window. */
const nearCards = 6

type ListProps = {
  cards: readonly BlogCard[]
  /** What stands above the first one where it is the article to begin with. */
  featured?: string
}

/** Cards of articles with what each says in a sentence. The search finds them by `data-slug`. */
export function ArticleList({ cards, featured }: ListProps) {
  return (
    <ul className="article-cards article-list">
      {cards.map((card, index) => (
        <li
          className={featured && index === 0 ? 'article-card article-featured' : 'article-card'}
          key={card.id}
          data-slug={card.id}
        >
          <CoverPicture path={card.imageUrl} svg={index < nearCards ? card.svg : undefined} />
          <div>
            {featured && index === 0 && <p className="tag tag--mustard">{featured}</p>}
            <p className="small">
              {card.categoryName} – <CardFacts card={card} />
            </p>
            <h3>
              <CardLink card={card} />
            </h3>
            <p className="article-excerpt">
              <RichText text={card.excerpt} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
