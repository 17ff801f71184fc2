import type { PageWords } from '../../../contract/content/pages.ts'
import { mostPoints, type Testimonial } from '../../../contract/content/parts.ts'
import type { Wordmark } from '../../../contract/content/testimonials.ts'
import { isPlaceholder } from '../../../contract/content/to-replace.ts'
import { pathOf } from '../../../contract/routes.ts'
import { fillText } from '../../../contract/text.ts'
import { ArticleCards } from '../../shared/articles/ArticleCards.tsx'
import { type ArticleCard, listCards } from '../../shared/articles/cards.ts'
import { Drawing, DrawingFile } from '../../shared/illustration/Drawing.tsx'
import { Icon } from '../../shared/illustration/Icon.tsx'
import { SitePage } from '../../shared/layout/SitePage.tsx'
import { ServedPicture } from '../../shared/pictures/ServedPicture.tsx'
import { Closing, Faq, StatsRow } from '../../shared/sections/kinds.tsx'
import { Section, SectionHead, Sections } from '../../shared/sections/Section.tsx'
import { ClaimNote, Quote, Rating, ReviewsNote, SampleNote } from '../../shared/ui/claims.tsx'
import { ExternalLink } from '../../shared/ui/ExternalLink.tsx'
import { MistakeList } from '../../shared/ui/lists.tsx'
import { Career, careerIn, OwnerLine, PersonFacts } from '../../shared/ui/owner.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { useContent, useLocale } from '../../shared/use-content.tsx'
import { Divider, HomeServices } from './HomeServices.tsx'

type HomePageProps = {
  /** The other address under which it is shown. */
  alias?: string | undefined
}

/** The home of a language, section by section. */
export function HomePage({ alias }: HomePageProps) {
  const locale = useLocale()
  const content = useContent()
  const { pages, checklists, testimonials } = content
  const words = pages.home[locale]
  const cards = listCards(content, locale, content.blogs[locale].onHome)
  const wordmarks = testimonials.wordmarks[locale]
  const list = testimonials.list[locale]
  // The about page is French: the other homes lead on to the contact page.
  const about = pathOf(locale === 'fr' ? 'about' : 'contact', locale)
  return (
    <SitePage page="home" words={words} alias={alias}>
      <HomeHero words={words.hero} />
      <Sections>
        <HomeServices words={words.services} />
        <HomeAbout words={words.about} href={about} />
        <HomeArticles words={words.articles} cards={cards} />
        <ChecklistTeaser words={words.checklist} checklist={checklists[locale]} />
        {wordmarks.length > 0 && (
          <LogoWall words={words.clients} wordmarks={wordmarks} isSample={testimonials.isWallSample} />
        )}
        {list.length > 0 && <Testimonials words={words.testimonials} testimonials={list} />}
        <Faq words={words.faq} />
      </Sections>
      <Closing words={words.closing} primary={pathOf('checklist', locale)} secondary={pathOf('expressAudit', locale)} />
    </SitePage>
  )
}

/** First screen of a home: the loss, the two ways out of it, and the thread from one capital to the other. */
function HomeHero({ words }: { words: PageWords['home']['hero'] }) {
  const locale = useLocale()
  const { settings, owner } = useContent()
  const { publication, year } = settings.ranking
  return (
    <section className="home-hero">
      <div className="wrap home-hero-text">
        <ExternalLink className="tag home-hero-tag" href={settings.ranking.address}>
          <Icon name="chart" />
          {fillText(words.badge, { publication, year })}
        </ExternalLink>
        <h1 className="hero-title">
          {words.title}{' '}
          <span className="home-hero-crumbling">
            {words.crumbling}
            <Drawing name="crumbs" className="crumbs" />
          </span>
        </h1>
        <p className="lead">
          <RichText text={words.lead} />
        </p>
        <div className="actions">
          <a className="button" href={pathOf('checklist', locale)}>
            {words.checklist}
          </a>
          <ExternalLink className="button button--outline" href={settings.booking.hero}>
            {words.booking}
          </ExternalLink>
        </div>
        <p className="small">{words.note}</p>
        <SampleNote of={[{ sample: isPlaceholder(publication) || undefined }]} kind="ranking" />
        {owner.name !== undefined && (
          <OwnerLine owner={owner} hasPortrait>
            <a href="#about">{owner.name}</a>
          </OwnerLine>
        )}
      </div>
      <div className="home-hero-art" aria-hidden="true">
        <i className="lead-in" />
        <b className="home-hero-point home-hero-point--from">{words.from}</b>
        <b className="home-hero-point home-hero-point--to">{words.to}</b>
        <Drawing name="hero-knot" />
      </div>
    </section>
  )
}

type AboutProps = { words: PageWords['home']['about']; href: string }

/** Who does the work: the portrait, drawn while there is no photograph, two paragraphs, three figures, and the way on. */
function HomeAbout({ words, href }: AboutProps) {
  const locale = useLocale()
  const { owner } = useContent()
  const { name, portrait } = owner
  // In French the career has a page of its own.
  const stations = locale === 'fr' ? [] : careerIn(owner, locale)
  return (
    <Section id="about-title" anchor="about" layout="home-about">
      {portrait ? (
        <ServedPicture
          className="picture"
          picture={portrait.picture}
          description={portrait.description[locale]}
          sizes="(min-width: 60rem) 36vw, (min-width: 48rem) 34vw, min(90vw, 26rem)"
        />
      ) : (
        <DrawingFile name="portrait" width={480} height={560} label={words.portrait} />
      )}
      <div>
        <SectionHead id="about-title" words={words} />
        {name !== undefined && <OwnerLine owner={owner}>{name}</OwnerLine>}
        {words.paragraphs.map((text) => (
          <p key={text}>
            <RichText text={text} />
          </p>
        ))}
        {name !== undefined && <PersonFacts />}
        {name !== undefined && stations.length > 0 && <Career stations={stations} />}
        <a className="more" href={href}>
          {words.link}
        </a>
        <StatsRow stats={words.facts} />
      </div>
    </Section>
  )
}

type ArticlesProps = {
  words: PageWords['home']['articles']
  cards: readonly ArticleCard[]
}

/** Four articles and the way to all of them. */
function HomeArticles({ words, cards }: ArticlesProps) {
  const locale = useLocale()
  return (
    <Section id="blog-title" anchor="blog" className="latest" below={<Divider mark="loops" />}>
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

type TeaserProps = {
  words: PageWords['home']['checklist']
  checklist: { title: string; mistakes: readonly { title: string }[] }
}

/** The checklist on the home: what it is, its seven titles on a sheet, and the way to its page. */
function ChecklistTeaser({ words, checklist }: TeaserProps) {
  const locale = useLocale()
  return (
    <Section id="checklist">
      <div className="card halves field checklist-teaser">
        <div>
          <SectionHead id="checklist" words={words} />
          <a className="button button--key" href={pathOf('checklist', locale)}>
            {words.button}
          </a>
          <p className="small">{words.note}</p>
        </div>
        <div className="card-sheet">
          <h3>{checklist.title}</h3>
          <MistakeList titles={checklist.mistakes.map(({ title }) => title)} />
        </div>
      </div>
    </Section>
  )
}

type WallProps = {
  words: PageWords['home']['clients']
  wordmarks: readonly Wordmark[]
  isSample: boolean
}

/** The wall of clients: sectors set as wordmarks, and one cell that is still free. */
function LogoWall({ words, wordmarks, isSample }: WallProps) {
  const locale = useLocale()
  return (
    <Section id="clients" words={words} layout="logo-wall-frame">
      <ul className="logo-wall">
        {wordmarks.map(({ name, face }) => (
          <li className={`logo-face-${face}`} key={name}>
            <span>{name}</span>
          </li>
        ))}
        <li className="logo-wall-you">
          <a href={pathOf('contact', locale)}>{words.you}</a>
        </li>
      </ul>
      <p className="small logo-wall-note">
        <RichText text={words.note} />
      </p>
      <SampleNote of={[{ sample: isSample || undefined }]} kind="texts" />
    </Section>
  )
}

type TestimonialsProps = {
  words: PageWords['home']['testimonials']
  testimonials: readonly Testimonial[]
}

/** The average, if there is one, how it came about, and what some of those who gave it said; the first one large. */
function Testimonials({ words, testimonials }: TestimonialsProps) {
  const { reviews } = useContent().offers.claims
  const file = `testimonials/${useLocale()}.yaml`
  return (
    <Section id="reviews" words={words} below={<Divider mark="knot" />}>
      <div className="testimonials">
        <div className="score">
          {reviews && (
            <>
              <Rating points={reviews.average} />
              <p className="stat">
                <b>{`${reviews.average}/${mostPoints}`}</b>
                <span>
                  {words.score}
                  <ClaimNote claim={words.claim} />
                </span>
              </p>
            </>
          )}
          <ReviewsNote testimonials={testimonials} claim={words.claim} />
        </div>
        <div className="testimonials-quotes">
          {testimonials.map((testimonial, index) => (
            <Quote
              key={testimonial.quote}
              testimonial={testimonial}
              file={file}
              isLarge={index === 0}
              hasKnots={false}
            />
          ))}
        </div>
      </div>
    </Section>
  )
}
