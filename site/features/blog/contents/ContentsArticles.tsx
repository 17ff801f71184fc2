import type { ContentsWords } from '../../../../contract/content/pages/contents.ts'
import type { Locale } from '../../../../contract/locales.ts'
import { pathOf } from '../../../../contract/routes.ts'
import { ArticleCards } from '../../../shared/articles/ArticleCards.tsx'
import type { ArticleCard } from '../../../shared/articles/article-card.ts'
import { useStyles } from '../../../shared/styles/use-styles.tsx'
import { SectionHead } from '../../../shared/ui/SectionHead.tsx'
import contentsArticlesStyles from './contents-articles.css?inline'

type ArticlesProps = {
  words: ContentsWords['articles']
  locale: Locale
  cards: readonly ArticleCard[]
  className: string
}

/** Six articles to begin with, and the way to all of them. */
export function ContentsArticles({ words, locale, cards, className }: ArticlesProps) {
  useStyles(contentsArticlesStyles)
  return (
    <section className={`section ${className}`} id="articles" aria-labelledby="articles-title">
      <div className="wrap contents-articles">
        <SectionHead id="articles-title" words={words} locale={locale} />
        <ArticleCards cards={cards} locale={locale} isNear />
        <a className="button button--outline" href={pathOf('blog', locale)}>
          {words.all}
        </a>
      </div>
    </section>
  )
}
