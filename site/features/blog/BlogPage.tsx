import { pathOf } from '../../../contract/routes.ts'
import { groupBySubject, listBlogCards, listFilledCategories } from '../../shared/articles/list-cards.ts'
import { Closing } from '../../shared/sections/kinds.tsx'
import { PageHero, Section, Sections } from '../../shared/sections/Section.tsx'
import { toPageMeta } from '../../shared/seo/page-meta.ts'
import { useContent, useLocale, useSetup } from '../../shared/use-content.tsx'
import { ArticleFilter } from './ArticleFilter.tsx'
import { ArticleLines } from './ArticleLines.tsx'
import { ArticleList } from './ArticleList.tsx'
import { ArticleNewsletter } from './ArticleNewsletter.tsx'
import { BlogDocument } from './BlogDocument.tsx'
import { BlogEntrances } from './BlogEntrances.tsx'
import { ArticleSearch } from './search/ArticleSearch.tsx'

/** Articles shown as cards; the others are lines. */
const mostCards = 12

/** The index of the blog: where to begin, then every article, by category or by word. */
export function BlogPage() {
  const locale = useLocale()
  const content = useContent()
  const { siteUrl } = useSetup()
  const { index: words } = content.blogs[locale]
  const cards = listBlogCards(content, locale)
  return (
    <BlogDocument meta={toPageMeta({ content, siteUrl, page: 'blog', locale, ...words.head })}>
      <Sections>
        <PageHero words={words.hero}>
          <BlogEntrances cards={cards} />
        </PageHero>
        <Section id="articles" words={{ label: words.allLabel, title: words.all }}>
          <div className="blog-find">
            <ArticleSearch list="cartes" />
            {locale === 'fr' && <ArticleFilter categories={listFilledCategories(content)} total={cards.length} />}
          </div>
          <div className="blog-articles" id="cartes">
            <ArticleList cards={cards.slice(0, mostCards)} featured={words.featured} />
            {groupBySubject(cards.slice(mostCards)).map(({ slug, name, cards: lines }) => (
              <ArticleLines key={slug} name={name} cards={lines} />
            ))}
          </div>
        </Section>
        <ArticleNewsletter />
      </Sections>
      <Closing
        words={words.closing}
        primary={content.settings.booking.hero}
        secondary={pathOf(locale === 'fr' ? 'offers' : 'checklist', locale)}
      />
    </BlogDocument>
  )
}
