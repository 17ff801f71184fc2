import { formatDate } from '../../../contract/formats.ts'
import type { Locale } from '../../../contract/locales.ts'
import { useStyles } from '../styles/use-styles.tsx'
import { RichText } from '../ui/RichText.tsx'
import { useContent } from '../use-content.tsx'
import articleCardStyles from './article-card.css?inline'
import type { ArticleCard } from './article-card.ts'
import { CoverPicture } from './CoverPicture.tsx'

type CardsProps = {
  cards: readonly ArticleCard[]
  locale: Locale
  /** Level of the titles: one below the heading that the cards stand under. */
  level?: 2 | 3
  /** Whether they stand so high that a phone asks for their covers at once. */
  isNear?: boolean
}

/** Article cards side by side, each with its day and its excerpt. */
export function ArticleCards({ cards, locale, level = 3, isNear = false }: CardsProps) {
  const { minutesShort } = useContent().blogs[locale].article
  useStyles(articleCardStyles)
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <ul className="article-cards">
      {cards.map((card) => {
        const { path, title, excerpt, category, changedOn, minutes, cover, svg } = card
        return (
          <li className="article-card" key={path}>
            <CoverPicture path={cover} svg={isNear ? svg : undefined} />
            <div>
              <p className="small">
                {category} – <time dateTime={changedOn}>{formatDate(changedOn, locale)}</time>
                {` – ${minutes}\u00A0${minutesShort}`}
              </p>
              <Title>
                <a href={path}>{title}</a>
              </Title>
              <p className="article-excerpt">
                <RichText text={excerpt} />
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
