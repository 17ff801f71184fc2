import type { CategorySlug } from '../../../contract/blog-routes.ts'
import { pathOf } from '../../../contract/routes.ts'
import { getCategory, listBlogCards, listFilledCategories } from '../../shared/articles/cards.ts'
import { Closing } from '../../shared/sections/kinds.tsx'
import { SectionLabel } from '../../shared/sections/Section.tsx'
import { inOrder } from '../../shared/ui/lists.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { useContent, useSetup } from '../../shared/use-content.tsx'
import { ArticleFilter } from './ArticleFilter.tsx'
import { ArticleList } from './ArticleList.tsx'
import { toCategoryMeta } from './article-meta.ts'
import { BlogDocument } from './BlogDocument.tsx'

/** A category of the blog: what it answers, then its articles. */
export function CategoryPage({ slug }: { slug: CategorySlug }) {
  const content = useContent()
  const { siteUrl } = useSetup()
  const category = getCategory(content, slug)
  const words = content.blog.category
  const all = listBlogCards(content, 'fr')
  return (
    <BlogDocument meta={toCategoryMeta(content, category, siteUrl)}>
      <section className="section top page-hero rail-right rail-end">
        <div className="wrap">
          <div className="section-head">
            <SectionLabel label={category.label} />
            <h1>{category.title}</h1>
          </div>
          <div className="blog-introduction">
            {inOrder(category.introduction, (text) => (
              <p>
                <RichText text={text} />
              </p>
            ))}
          </div>
        </div>
      </section>
      <section className="section blog-category rail-right rail-end" aria-labelledby="articles">
        <div className="wrap">
          <h2 className="visually-hidden" id="articles">
            {words.articles}
          </h2>
          <div className="blog-find">
            <ArticleFilter categories={listFilledCategories(content)} total={all.length} current={slug} />
          </div>
          <ArticleList cards={all.filter((card) => card.category === slug)} />
          <a className="more blog-all" href={pathOf('blog', 'fr')}>
            {content.blogs.fr.article.all}
          </a>
        </div>
      </section>
      <Closing words={words.closing} primary={content.settings.booking.hero} secondary={pathOf('offers', 'fr')} />
    </BlogDocument>
  )
}
