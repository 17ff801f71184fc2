import { formatDate } from '../../../contract/formats.ts'
import type { Locale } from '../../../contract/locales.ts'
import { pathOf } from '../../../contract/routes.ts'
import { useStyles } from '../styles/use-styles.tsx'
import { RichText } from '../ui/RichText.tsx'
import articleCardStyles from './article-card.css?inline'
import type { ArticleCard } from './article-card.ts'
import { CoverPicture } from './CoverPicture.tsx'

type CardsProps = {
  cards: readonly ArticleCard[]
  /** Language of the page around the cards; articles are French. */
  locale?: Locale
  /** Level of the titles: one below the heading that the cards stand under. */
  level?: 2 | 3
  /** Whether they stand so high that a phone asks for their covers at once. */
  isNear?: boolean
}

/** Article cards side by side, each with its day and its excerpt. On a page of another language, words and links say that they are French. */
export function ArticleCards({ cards, locale = 'fr', level = 3, isNear = false }: CardsProps) {
  useStyles(articleCardStyles)
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <ul className="article-cards">
      {cards.map((card) => {
        const { slug, title, excerpt, category, publishedOn, minutes, cover, svg } = card
        const lang = locale === 'fr' ? undefined : 'fr'
        return (
          <li className="article-card" key={slug}>
            <CoverPicture path={cover} svg={isNear ? svg : undefined} />
            <div>
              <p className="small">
                <span lang={lang}>{category}</span> –{' '}
                <time dateTime={publishedOn}>{formatDate(publishedOn, locale)}</time>
                {` – ${minutes}\u00A0min`}
              </p>
              <Title>
                <a href={`${pathOf('blog', 'fr')}/${slug}`} lang={lang} hrefLang={lang}>
                  {title}
                </a>
              </Title>
              <p className="article-excerpt" lang={lang}>
                <RichText text={excerpt} />
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
