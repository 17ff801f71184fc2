import type { PageWords } from '../../../contract/content/pages.ts'
import { pathOf } from '../../../contract/routes.ts'
import { ArticleCards } from '../../shared/articles/ArticleCards.tsx'
import { type ArticleCard, listCards } from '../../shared/articles/cards.ts'
import { Drawing } from '../../shared/illustration/Drawing.tsx'
import { SitePage } from '../../shared/layout/SitePage.tsx'
import { Closing } from '../../shared/sections/kinds.tsx'
import { PageHero, Section, SectionHead, Sections } from '../../shared/sections/Section.tsx'
import { ClaimNote, SampleNote } from '../../shared/ui/claims.tsx'
import { ActionLink, ExternalLink } from '../../shared/ui/ExternalLink.tsx'
import { TitledItems } from '../../shared/ui/lists.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { useContent, useLocale } from '../../shared/use-content.tsx'

/** The contents page: newsletter, six articles, video channel and where else to follow. It exists in French only. */
export function ContentsPage() {
  const locale = 'fr'
  const content = useContent()
  const words = content.pages.contents[locale]
  const cards = listCards(content, locale, content.pages.contentsArticles)
  return (
    <SitePage page="contents" words={words}>
      <PageHero words={words.hero} className="page-hero--media">
        <ContentsMedia words={words.hero} />
      </PageHero>
      <Sections>
        <NewsletterBlock words={words.newsletter} />
        <ContentsArticles words={words.articles} cards={cards} />
        <VideoBlock words={words.elsewhere} />
      </Sections>
      <Closing words={words.closing} primary={pathOf('contact', locale)} secondary={pathOf('checklist', locale)} />
    </SitePage>
  )
}

type ArticlesProps = {
  words: PageWords['contents']['articles']
  cards: readonly ArticleCard[]
}

/** Six articles to begin with, and the way to all of them. */
function ContentsArticles({ words, cards }: ArticlesProps) {
  const locale = useLocale()
  return (
    <Section id="articles-title" anchor="articles" words={words} layout="contents-articles">
      <ArticleCards cards={cards} near={cards.length} />
      <a className="button button--outline" href={pathOf('blog', locale)}>
        {words.all}
      </a>
    </Section>
  )
}

const media = ['newsletter', 'articles', 'videos'] as const

/** The three media of the page on one thread; each leads to its section, whose id is the medium's key. */
function ContentsMedia({ words }: { words: PageWords['contents']['hero'] }) {
  return (
    <nav aria-label={words.media}>
      <ul className="contents-media joint stack">
        {media.map((name) => (
          <li key={name}>
            <Drawing name={`media-${name}`} />
            <a className="more" href={`#${name}`}>
              {words[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type NewsletterProps = { words: PageWords['contents']['newsletter'] }

/** The newsletter: what one gets, how many get it, and the way to it. It lives elsewhere, so there is no form. */
function NewsletterBlock({ words }: NewsletterProps) {
  const { settings } = useContent()
  const { subscribers } = words
  return (
    <Section id="newsletter-title" anchor="newsletter">
      <div className="card halves field newsletter-block">
        <div className="newsletter-block-text">
          <SectionHead id="newsletter-title" words={words} />
          <ExternalLink className="button button--key" href={settings.newsletter}>
            {words.button}
          </ExternalLink>
          <p className="small">
            <RichText text={words.note} />
          </p>
          <SampleNote of={[subscribers?.claim]} />
        </div>
        <div className="newsletter-block-letter">
          <div className="card-sheet letter">
            {subscribers && (
              <p className="stat">
                <b>{subscribers.figure}</b>{' '}
                <span>
                  <RichText text={subscribers.text} />
                  <ClaimNote claim={subscribers.claim} />
                </span>
              </p>
            )}
            <ul>
              <TitledItems items={words.gets} />
            </ul>
          </div>
          <Drawing name="open-envelope" className="envelope" />
        </div>
      </div>
    </Section>
  )
}

type VideoProps = { words: PageWords['contents']['elsewhere'] }

/** The video channel with a drawn screen, and beside it the other ways to follow. */
function VideoBlock({ words }: VideoProps) {
  const { settings } = useContent()
  const { video, follow } = words
  const channel = ({ name, text }: PageWords['contents']['elsewhere']['follow']['network'], href: string) => (
    <li key={name}>
      <ActionLink className="more" href={href}>
        {name}
      </ActionLink>
      <p>
        <RichText text={text} />
      </p>
    </li>
  )
  return (
    <Section id="videos-title" anchor="videos" words={words}>
      <div className="stack video-block wide-narrow">
        <div className="card night video-block-screen">
          <Drawing name="screen" />
          <h3>{video.title}</h3>
          <p>
            <RichText text={video.text} />
          </p>
          <ExternalLink className="button button--mustard" href={settings.video}>
            {video.button}
          </ExternalLink>
        </div>
        <div className="card video-block-follow">
          <Drawing name="follow" />
          <h3>{follow.title}</h3>
          <ul>
            {channel(follow.network, settings.social)}
            {channel(follow.newsletter, settings.newsletter)}
            {channel(follow.feed, '/rss.xml')}
          </ul>
        </div>
      </div>
    </Section>
  )
}
