import { formatDate } from '../../../contract/formats.ts'
import articleCardStyles from '../../shared/articles/article-card.css?inline'
import { CoverPicture } from '../../shared/articles/CoverPicture.tsx'
import type { BlogCard } from '../../shared/articles/list-cards.ts'
import { useStyles } from '../../shared/styles/use-styles.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { useContent } from '../../shared/use-content.tsx'
import articleListStyles from './article-list.css?inline'
import { useBlog } from './use-blog.tsx'

/** What stands above the title of a card: where it belongs, its day, how long it takes. */
export function CardFacts({ card: { categoryName, publishedOn, minutes, isExternal } }: { card: BlogCard }) {
  const { article, index, locale } = useBlog()
  return (
    <p className="small">
      {categoryName} – <time dateTime={publishedOn}>{formatDate(publishedOn, locale)}</time>
      {minutes !== undefined && (
        <>
          {' '}
          – {minutes}&nbsp;{article.minutesShort}
        </>
      )}
      {isExternal && ` – ${index.external}`}
    </p>
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

type ListProps = { id?: string; cards: readonly BlogCard[]; level: 2 | 3 }

/** Cards of articles with what each says in a sentence. The search finds them by `data-slug`. */
export function ArticleList({ id, cards, level }: ListProps) {
  useStyles(articleCardStyles, articleListStyles)
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <ul className="article-cards article-list" id={id}>
      {cards.map((card, index) => (
        <li className="article-card" key={card.id} data-slug={card.id}>
          <CoverPicture path={card.imageUrl} svg={index < nearCards ? card.svg : undefined} />
          <div>
            <CardFacts card={card} />
            <Title>
              <CardLink card={card} />
            </Title>
            <p className="article-excerpt">
              <RichText text={card.excerpt} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
