import { formatDate } from '../../../contract/formats.ts'
import { RichText } from '../ui/RichText.tsx'
import { useContent, useLocale } from '../use-content.tsx'
import { CoverPicture } from './CoverPicture.tsx'
import type { ArticleCard } from './cards.ts'

type CardsProps = {
  cards: readonly ArticleCard[]
  /** Level of the titles: one below the heading that the cards stand under. */
  level?: 2 | 3
  /** Whether they stand so high that a phone asks for their covers at once. */
  isNear?: boolean
}

/** Article cards side by side, each with its day and its excerpt. */
export function ArticleCards({ cards, level = 3, isNear = false }: CardsProps) {
  const locale = useLocale()
  const { minutesShort } = useContent().blogs[locale].article
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
