import type { Locale } from '../../../contract/locales.ts'
import { pathOf } from '../../../contract/routes.ts'
import { groupBySubject, listBlogCards, listFilledCategories } from '../../shared/articles/list-cards.ts'
import { toPageMeta } from '../../shared/seo/page-meta.ts'
import threadStyles from '../../shared/styles/thread.css?inline'
import threadCutStyles from '../../shared/styles/thread-cut.css?inline'
import { useStyles } from '../../shared/styles/use-styles.tsx'
import { CallToAction } from '../../shared/ui/CallToAction.tsx'
import { PageHero } from '../../shared/ui/PageHero.tsx'
import { SectionLabel } from '../../shared/ui/SectionLabel.tsx'
import { useContent, useSetup } from '../../shared/use-content.tsx'
import { ArticleFilter } from './ArticleFilter.tsx'
import { ArticleLines } from './ArticleLines.tsx'
import { ArticleList } from './ArticleList.tsx'
import { ArticleNewsletter } from './ArticleNewsletter.tsx'
import { BlogDocument } from './BlogDocument.tsx'
import { BlogEntrances } from './BlogEntrances.tsx'
import blogPageStyles from './blog-page.css?inline'
import { ArticleSearch } from './search/ArticleSearch.tsx'

/** Articles shown as cards; the others are lines. */
const mostCards = 12

/** The index of the blog: where to begin, then every article, by category or by word. */
export function BlogPage({ locale }: { locale: Locale }) {
  const content = useContent()
  const { siteUrl } = useSetup()
  const { index: words } = content.blogs[locale]
  const cards = listBlogCards(content, locale)
  useStyles(threadStyles, threadCutStyles, blogPageStyles)
  return (
    <BlogDocument meta={toPageMeta({ content, siteUrl, page: 'blog', locale, ...words.head })}>
      <PageHero words={words.hero} locale={locale} className="rail-right cut">
        <BlogEntrances cards={cards} />
      </PageHero>
      <section className="section rail-left" aria-labelledby="articles">
        <div className="wrap">
          <div className="section-head">
            <SectionLabel label={words.allLabel} locale={locale} />
            <h2 id="articles">{words.all}</h2>
          </div>
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
        </div>
      </section>
      <ArticleNewsletter className="rail-right rail-end" />
      <CallToAction
        words={words.closing}
        locale={locale}
        primary={{ href: content.settings.booking.hero, isExternal: true }}
        secondary={{ href: pathOf(locale === 'fr' ? 'offers' : 'checklist', locale) }}
      />
    </BlogDocument>
  )
}
