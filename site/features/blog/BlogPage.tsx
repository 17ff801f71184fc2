import { type CategorySlug, categoryPath, feedPath } from '../../../contract/blog-routes.ts'
import { pathOf } from '../../../contract/routes.ts'
import { ArticleCards, CardFacts } from '../../shared/articles/ArticleCards.tsx'
import {
  type ArticleCard,
  getCategory,
  groupBySubject,
  listBlogCards,
  listFilledCategories,
} from '../../shared/articles/cards.ts'
import { Closing } from '../../shared/sections/kinds.tsx'
import { PageHero, Section, Sections } from '../../shared/sections/Section.tsx'
import { toPageMeta } from '../../shared/seo/page-meta.ts'
import { ClaimNote, SampleNote } from '../../shared/ui/claims.tsx'
import { ActionLink, ExternalLink } from '../../shared/ui/ExternalLink.tsx'
import { inOrder } from '../../shared/ui/lists.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { useContent, useLocale, useSetup } from '../../shared/use-content.tsx'
import { BlogDocument, toCategoryMeta, useBlog } from './BlogDocument.tsx'
import { ArticleSearch } from './search/ArticleSearch.tsx'

/** Articles shown as cards; the others are lines. */
const mostCards = 12

/** Cards whose covers a phone asks for at once, being less than 1,250 px below its window. */
const nearCards = 6

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
          <div className="blog-find stack">
            <ArticleSearch list="cartes" />
            {locale === 'fr' && <ArticleFilter categories={listFilledCategories(content)} total={cards.length} />}
          </div>
          <div className="blog-articles" id="cartes">
            <ArticleCards
              className="article-list"
              cards={cards.slice(0, mostCards)}
              near={nearCards}
              featured={words.featured}
            />
            {groupBySubject(cards.slice(mostCards)).map(({ slug, name, cards: lines }) => (
              <ArticleLines key={slug} name={name} cards={lines} />
            ))}
          </div>
        </Section>
        <ArticleNewsletter />
      </Sections>
      <Closing
        words={words.closing}
        primary={content.settings.booking.first}
        secondary={pathOf(locale === 'fr' ? 'offers' : 'checklist', locale)}
      />
    </BlogDocument>
  )
}

/** Articles in a line each, below the subject that they have in common. The search finds them by `data-slug`. */
function ArticleLines({ name, cards }: { name: string; cards: readonly ArticleCard[] }) {
  return (
    <div className="article-subject">
      <h3>{name}</h3>
      <ul>
        {cards.map((card) => (
          <li className="article-line" key={card.id} data-slug={card.id}>
            <ActionLink href={card.url}>{card.title}</ActionLink>
            <span className="small">
              <CardFacts card={card} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** How to be told of the next article: the newsletter, or the feed. */
function ArticleNewsletter() {
  const { settings } = useContent()
  const locale = useLocale()
  const { index } = useContent().blogs[locale]
  const { title, text, button, feed, claim } = index.newsletter
  return (
    <Section id="newsletter">
      <div className="card field article-newsletter">
        <h2 id="newsletter">{title}</h2>
        <p className="lead">
          {text}
          <ClaimNote claim={claim} />
        </p>
        <div className="actions">
          <ExternalLink className="button button--key" href={settings.newsletter}>
            {button}
          </ExternalLink>
          <a className="button button--outline" href={feedPath(locale)}>
            {feed}
          </a>
        </div>
        <SampleNote of={[claim]} />
      </div>
    </Section>
  )
}

/** An entrance with one article, the others not being published yet, would lead nowhere else. */
const least = 2

/** Where to begin, for each kind of reader: a few articles in the order in which they are of use. */
function BlogEntrances({ cards }: { cards: readonly ArticleCard[] }) {
  const entrances = useBlog().entrances.map(({ title, picks }) => ({
    title,
    picked: picks.flatMap((slug) => cards.find(({ id }) => id === slug) ?? []),
  }))
  return (
    <div className="blog-entrances ruled-each">
      {entrances.map(
        ({ title, picked }) =>
          picked.length >= least && (
            <div key={title}>
              <h2>{title}</h2>
              <ul className="hyphen-list">
                {picked.map((card) => (
                  <li key={card.id}>
                    <ActionLink href={card.url}>{card.title}</ActionLink>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </div>
  )
}

/** A category of the blog: what it answers, then its articles. */
export function CategoryPage({ slug }: { slug: CategorySlug }) {
  const content = useContent()
  const { siteUrl } = useSetup()
  const category = getCategory(content, slug)
  const words = content.blog.category
  const all = listBlogCards(content, 'fr')
  return (
    <BlogDocument meta={toCategoryMeta(content, category, siteUrl)}>
      <PageHero words={category} className="rail-right rail-end">
        <div className="blog-introduction halves">
          {inOrder(category.introduction, (text) => (
            <p>
              <RichText text={text} />
            </p>
          ))}
        </div>
      </PageHero>
      <Section id="articles" className="blog-category rail-right rail-end">
        <h2 className="visually-hidden" id="articles">
          {words.articles}
        </h2>
        <div className="blog-find stack">
          <ArticleFilter categories={listFilledCategories(content)} total={all.length} current={slug} />
        </div>
        <ArticleCards className="article-list" cards={all.filter((card) => card.category === slug)} near={nearCards} />
        <a className="more blog-all" href={pathOf('blog', 'fr')}>
          {content.blogs.fr.article.all}
        </a>
      </Section>
      <Closing words={words.closing} primary={content.settings.booking.first} secondary={pathOf('offers', 'fr')} />
    </BlogDocument>
  )
}

type FilterProps = {
  categories: readonly { slug: CategorySlug; name: string; count: number }[]
  /** How many cards there are in all. */
  total: number
  current?: CategorySlug
}

/** The categories as links to their pages: a filter that needs no script. */
function ArticleFilter({ categories, total, current }: FilterProps) {
  const words = useBlog().index
  const entries = [
    { href: pathOf('blog', 'fr'), name: words.allOf, count: total, isCurrent: current === undefined },
    ...categories.map(({ slug, name, count }) => ({
      href: categoryPath(slug),
      name,
      count,
      isCurrent: slug === current,
    })),
  ]
  return (
    <nav aria-label={words.filter}>
      <ul className="article-filter">
        {entries.map(({ href, name, count, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined}>
              {name} <span>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
