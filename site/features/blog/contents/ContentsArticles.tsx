import type { PageWords } from '../../../../contract/content/pages.ts'
import { pathOf } from '../../../../contract/routes.ts'
import { ArticleCards } from '../../../shared/articles/ArticleCards.tsx'
import type { ArticleCard } from '../../../shared/articles/article-card.ts'
import { Section } from '../../../shared/sections/Section.tsx'
import { useLocale } from '../../../shared/use-content.tsx'

type ArticlesProps = {
  words: PageWords['contents']['articles']
  cards: readonly ArticleCard[]
}

/** Six articles to begin with, and the way to all of them. */
export function ContentsArticles({ words, cards }: ArticlesProps) {
  const locale = useLocale()
  return (
    <Section id="articles-title" anchor="articles" words={words} layout="contents-articles">
      <ArticleCards cards={cards} isNear />
      <a className="button button--outline" href={pathOf('blog', locale)}>
        {words.all}
      </a>
    </Section>
  )
}
