import type { ReactElement, ReactNode } from 'react'
import { categoryPath } from '../../../../contract/blog-routes.ts'
import { type Article, type ArticleBody, listHeadings, toText } from '../../../../contract/content/article.ts'
import type { Cover, CoverEdges, EdgeRun } from '../../../../contract/content/covers.ts'
import { formatDate } from '../../../../contract/formats.ts'
import type { ArticleOffer as Offer } from '../../../../contract/offers.ts'
import { pathOf } from '../../../../contract/routes.ts'
import { toPlainText } from '../../../../contract/text.ts'
import { ArticleCards, CoverPicture } from '../../../shared/articles/ArticleCards.tsx'
import { type ArticleCard, groupBySubject, listBlogCards, toCard } from '../../../shared/articles/cards.ts'
import { aboutPath } from '../../../shared/layout/links.ts'
import { Closing } from '../../../shared/sections/kinds.tsx'
import { Section } from '../../../shared/sections/Section.tsx'
import { inOrder } from '../../../shared/ui/lists.tsx'
import { RichText } from '../../../shared/ui/RichText.tsx'
import { useContent, useSetup } from '../../../shared/use-content.tsx'
import { BlogDocument, listArticleTags, toArticleMeta, useBlog } from '../BlogDocument.tsx'
import { ArticleBodyView } from './ArticleBody.tsx'

/** The page of an article: its text with its contents beside it, then where to read on. */
export function ArticlePage({ article }: { article: Article }) {
  const content = useContent()
  const { siteUrl } = useSetup()
  const { body, category, cover, locale, offer } = article
  const articles = content.articles.filter((one) => one.locale === locale)
  const bySubject = groupBySubject(listBlogCards(content, locale)).flatMap(({ cards }) => cards)
  const own = bySubject.filter(({ isExternal }) => !isExternal)
  const place = own.findIndex(({ id }) => id === article.slug)
  return (
    <BlogDocument meta={toArticleMeta(content, article, siteUrl)} tags={listArticleTags(article)}>
      <article>
        <ArticleHero article={article}>
          <ArticleCover cover={cover} edges={cover.edges} />
        </ArticleHero>
        <div className="wrap reading">
          <ArticleContents body={body} />
          <ArticleBodyView body={body} category={category}>
            <ArticleOffer offer={offer} />
          </ArticleBodyView>
        </div>
      </article>
      <ArticleNext
        related={listRelated(article, articles)}
        previous={own[place - 1]}
        next={place < 0 ? undefined : own[place + 1]}
      />
      <Closing
        words={content.blogs[locale].offers[offer].closing}
        primary={content.settings.booking.first}
        secondary={pathOf('checklist', locale)}
      />
    </BlogDocument>
  )
}

/** Whether the words of the card are those that the text begins with, which would be read twice. */
const isBeginning = ({ excerpt, body }: Article): boolean =>
  toText(body.tree)
    .replace(/\s+/gu, ' ')
    .trimStart()
    .startsWith(toPlainText(excerpt).replace(/\s+/gu, ' ').replace(/…$/u, ''))

/** Top of an article: where it stands in the blog, its title, what it says in two sentences, who wrote it and when, its cover. */
function ArticleHero({ article, children }: { article: Article; children: ReactNode }) {
  const { article: words, locale } = useBlog()
  const { name } = useContent().owner
  const { title, category, categoryName, minutes, excerpt, publishedOn, changedOn } = article
  return (
    <header className="article-hero">
      <div className="wrap stack">
        <div className="small article-meta">
          <nav aria-label={words.trail}>
            <a href={pathOf('blog', locale)}>{words.blog}</a> <b />{' '}
            {locale === 'fr' ? <a href={categoryPath(category)}>{categoryName}</a> : categoryName}
          </nav>
          <b />
          <span>
            {minutes}&nbsp;{words.minutes}
          </span>
        </div>
        <h1>{title}</h1>
        {!isBeginning(article) && (
          <p className="lead">
            <RichText text={excerpt} />
          </p>
        )}
        <p className="small">
          {name !== undefined && (
            <>
              {words.by}{' '}
              <a rel="author" href={aboutPath(locale)}>
                {name}
              </a>
              <br />
            </>
          )}
          {words.published} <time dateTime={publishedOn}>{formatDate(publishedOn, locale)}</time>
          {changedOn !== publishedOn && (
            <>
              , {words.revised} <time dateTime={changedOn}>{formatDate(changedOn, locale)}</time>
            </>
          )}
        </p>
      </div>
      {children}
    </header>
  )
}

/**
 * What stands beside the cover: its ground and its line, drawn on to the edge of the window. Each colour reaches to the
 * bottom and is painted over by the next, so that nothing shines through between two.
 */
function Beside({ runs }: { runs: readonly EdgeRun[] }) {
  return (
    <svg viewBox="0 0 1 480" preserveAspectRatio="none" aria-hidden="true">
      {inOrder(runs, ({ colour, from }) => (
        <path fill={colour} d={`M0 ${from}h1V480H0z`} />
      ))}
    </svg>
  )
}

/** The cover of an article across the whole window. */
function ArticleCover({ cover, edges }: { cover: Cover; edges: CoverEdges }) {
  return (
    <div className="article-cover screen-only">
      <Beside runs={edges.left} />
      <CoverPicture path={cover.path} svg={cover.svg} label={cover.alt} />
      <Beside runs={edges.right} />
    </div>
  )
}

function Entries({ body }: { body: ArticleBody }): ReactElement {
  const words = useBlog().article
  return (
    <ol>
      {listHeadings(body.tree)
        .filter(({ level }) => level === 2)
        .map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      {body.sources.length > 0 && (
        <li>
          <a href="#sources">{words.sources}</a>
        </li>
      )}
    </ol>
  )
}

/** The headings of an article: beside the text on a desk, folded above it on a phone. One of the two is shown. */
function ArticleContents({ body }: { body: ArticleBody }) {
  const words = useBlog().article
  return (
    <>
      <details className="contents-fold screen-only">
        <summary>{words.contents}</summary>
        <Entries body={body} />
      </details>
      <nav className="contents screen-only" aria-labelledby="sommaire">
        <p className="small" id="sommaire">
          {words.contents}
        </p>
        <Entries body={body} />
      </nav>
    </>
  )
}

/** The offer that answers the question of an article, at the end of its text. */
function ArticleOffer({ offer }: { offer: Offer }) {
  const { offers, locale } = useBlog()
  const { page, title, text, button } = offers[offer]
  return (
    <aside className="card field article-offer screen-only">
      <h2>{title}</h2>
      <p>
        <RichText text={text} />
      </p>
      <a className="button button--key" href={pathOf(page, locale)}>
        {button}
      </a>
    </aside>
  )
}

type ArticleNextProps = {
  related: readonly Article[]
  previous: ArticleCard | undefined
  next: ArticleCard | undefined
}

/** Where to read on: three articles that belong together, its neighbours by subject, and the way back to all. */
function ArticleNext({ related, previous, next }: ArticleNextProps) {
  const { article: words, locale } = useBlog()
  const neighbours = [
    { card: previous, label: words.previous },
    { card: next, label: words.next },
  ]
  return (
    <Section
      id="suite"
      words={{ label: words.relatedLabel, title: words.related }}
      className="quiet article-related rail-in rail-right rail-end screen-only"
    >
      <ArticleCards cards={related.map(toCard)} />
      <nav className="article-next ruled" aria-label={words.neighbours}>
        {neighbours.map(
          ({ card, label }) =>
            card && (
              <p key={label}>
                <span className="small">{label}</span> <a href={card.url}>{card.title}</a>
              </p>
            ),
        )}
        <a className="more" href={pathOf('blog', locale)}>
          {words.all}
        </a>
      </nav>
    </Section>
  )
}

/** The articles to read after this one: those it names, then others of its category, then the newest; three in all. */
function listRelated(article: Article, articles: readonly Article[]): Article[] {
  const named = article.related.flatMap((slug) => articles.find((one) => one.slug === slug) ?? [])
  const others = articles.filter((one) => one.slug !== article.slug && !named.includes(one))
  const near = others.filter(({ category }) => category === article.category)
  return [...new Set([...named, ...near, ...others])].slice(0, 3)
}
