import { formatDate } from '../../../contract/formats.ts'
import { InlineSvg } from '../illustration/Drawing.tsx'
import { ActionLink } from '../ui/ExternalLink.tsx'
import { RichText } from '../ui/RichText.tsx'
import { useContent, useLocale } from '../use-content.tsx'
import type { ArticleCard } from './cards.ts'

type CoverPictureProps = {
  /** Address of the picture. */
  path: string
  /** The drawing itself, where it stands so high that it has to come with the page. */
  svg?: string | undefined
  /** What it shows; without it the title beside it says enough. */
  label?: string
}

/** Names and styles of a drawing would reach into the page around it. */
const isAlone = (svg: string) => !/<style|<script|\sid=/.test(svg)

/** The cover of an article, 640 by 480: within the page, or a file that is asked for when it comes near the window. */
export function CoverPicture({ path, svg, label }: CoverPictureProps) {
  if (svg !== undefined && isAlone(svg)) return <InlineSvg svg={svg} width={640} height={480} label={label} />
  return <img className="picture" src={path} width="640" height="480" alt={label ?? ''} loading="lazy" />
}

/** What an article says of itself in small letters: how long it takes, its day, whose site it is on. */
export function CardFacts({ card: { changedOn, minutes, isExternal } }: { card: ArticleCard }) {
  const locale = useLocale()
  const { article, index } = useContent().blogs[locale]
  return (
    <>
      {minutes !== undefined && `${minutes}\u00A0${article.minutesShort} – `}
      <time dateTime={changedOn}>{formatDate(changedOn, locale)}</time>
      {isExternal && ` – ${index.external}`}
    </>
  )
}

type CardsProps = {
  cards: readonly ArticleCard[]
  className?: string
  /** How many stand so high that a phone asks for their covers at once. */
  near?: number
  /** What stands above the first one where it is the article to begin with. */
  featured?: string
}

/** Article cards side by side, each with its facts and its excerpt. The search finds them by `data-slug`. */
export function ArticleCards({ cards, className = '', near = 0, featured }: CardsProps) {
  return (
    <ul className={`article-cards ${className}`.trim()}>
      {cards.map((card, index) => (
        <li
          className={featured && index === 0 ? 'article-card article-featured' : 'article-card'}
          key={card.id}
          data-slug={card.id}
        >
          <CoverPicture path={card.imageUrl} svg={index < near ? card.svg : undefined} />
          <div>
            {featured && index === 0 && <p className="tag tag--mustard">{featured}</p>}
            <p className="small">
              {card.categoryName} – <CardFacts card={card} />
            </p>
            <h3>
              <ActionLink href={card.url}>{card.title}</ActionLink>
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
