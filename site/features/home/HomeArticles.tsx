import type { PageWords } from '../../../contract/content/pages.ts'
import { pathOf } from '../../../contract/routes.ts'
import { ArticleCards } from '../../shared/articles/ArticleCards.tsx'
import type { ArticleCard } from '../../shared/articles/article-card.ts'
import { Section, SectionHead } from '../../shared/sections/Section.tsx'
import { useLocale } from '../../shared/use-content.tsx'
import { ThreadDivider } from './ThreadDivider.tsx'

type ArticlesProps = {
  words: PageWords['home']['articles']
  cards: readonly ArticleCard[]
}

/** Four articles and the way to all of them. */
export function HomeArticles({ words, cards }: ArticlesProps) {
  const locale = useLocale()
  return (
    <Section id="blog-title" anchor="blog" className="latest" below={<ThreadDivider mark="loops" />}>
      <div className="section-head-row">
        <SectionHead id="blog-title" words={words} />
        <a className="more" href={pathOf('blog', locale)}>
          {words.all}
        </a>
      </div>
      <ArticleCards cards={cards} />
    </Section>
  )
}
