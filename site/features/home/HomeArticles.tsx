import type { HomeWords } from '../../../contract/content/pages/home.ts'
import type { Locale } from '../../../contract/locales.ts'
import { pathOf } from '../../../contract/routes.ts'
import { ArticleCards } from '../../shared/articles/ArticleCards.tsx'
import type { ArticleCard } from '../../shared/articles/article-card.ts'
import { useStyles } from '../../shared/styles/use-styles.tsx'
import { SectionHead } from '../../shared/ui/SectionHead.tsx'
import homeArticlesStyles from './home-articles.css?inline'
import { ThreadDivider } from './ThreadDivider.tsx'

type ArticlesProps = {
  words: HomeWords['articles']
  locale: Locale
  cards: readonly ArticleCard[]
  className: string
}

/** Four articles and the way to all of them. */
export function HomeArticles({ words, locale, cards, className }: ArticlesProps) {
  useStyles(homeArticlesStyles)
  return (
    <section className={`section latest ${className}`} id="blog" aria-labelledby="blog-title">
      <div className="wrap">
        <div className="section-head-row">
          <SectionHead id="blog-title" words={words} locale={locale} />
          <a className="more" href={pathOf('blog', locale)}>
            {words.all}
          </a>
        </div>
        <ArticleCards cards={cards} locale={locale} />
      </div>
      <ThreadDivider mark="loops" />
    </section>
  )
}
