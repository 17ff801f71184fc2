import type { Locale } from '../../../contract/locales.ts'
import { pathOf } from '../../../contract/routes.ts'
import { listBlogCards, listFilledCategories } from '../../shared/articles/list-cards.ts'
import { toPageMeta } from '../../shared/seo/page-meta.ts'
import threadStyles from '../../shared/styles/thread.css?inline'
import threadCutStyles from '../../shared/styles/thread-cut.css?inline'
import { useStyles } from '../../shared/styles/use-styles.tsx'
import { CallToAction } from '../../shared/ui/CallToAction.tsx'
import { PageHero } from '../../shared/ui/PageHero.tsx'
import { SectionLabel } from '../../shared/ui/SectionLabel.tsx'
import { useContent, useSetup } from '../../shared/use-content.tsx'
import { ArticleFeatured } from './ArticleFeatured.tsx'
import { ArticleFilter } from './ArticleFilter.tsx'
import { ArticleList } from './ArticleList.tsx'
import { ArticleNewsletter } from './ArticleNewsletter.tsx'
import { BlogDocument } from './BlogDocument.tsx'
import blogPageStyles from './blog-page.css?inline'
import { ArticleSearch } from './search/ArticleSearch.tsx'

/** The index of the blog: where to begin, then every article, by category or by word. */
export function BlogPage({ locale }: { locale: Locale }) {
  const content = useContent()
  const { siteUrl } = useSetup()
  const { index: words, onHome } = content.blogs[locale]
  const cards = listBlogCards(content, locale)
  const featured = cards.find(({ id }) => id === onHome[0]) ?? cards[0]
  useStyles(threadStyles, threadCutStyles, blogPageStyles)
  return (
    <BlogDocument meta={toPageMeta({ content, siteUrl, page: 'blog', locale, ...words.head })}>
      <PageHero words={words.hero} locale={locale} className="rail-right cut">
        {featured && <ArticleFeatured card={featured} />}
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
          <ArticleList id="cartes" cards={cards} level={3} />
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
