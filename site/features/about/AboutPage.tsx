import type { PageWords } from '../../../contract/content/pages.ts'
import { pathOf } from '../../../contract/routes.ts'
import { Drawing } from '../../shared/illustration/Drawing.tsx'
import { Icon } from '../../shared/illustration/Icon.tsx'
import { SitePage } from '../../shared/layout/SitePage.tsx'
import { ServedPicture } from '../../shared/pictures/ServedPicture.tsx'
import { Audience, Closing, Faq, StatsRow } from '../../shared/sections/kinds.tsx'
import { Section, SectionLabel, Sections } from '../../shared/sections/Section.tsx'
import { Quote, ReviewsNote } from '../../shared/ui/claims.tsx'
import { ExternalLink } from '../../shared/ui/ExternalLink.tsx'
import { TitledItems } from '../../shared/ui/lists.tsx'
import { Career, careerIn, OwnerLine, PersonFacts } from '../../shared/ui/owner.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { useContent, useLocale } from '../../shared/use-content.tsx'

type Words = PageWords['about']

/** The about page, section by section. It exists in French only. */
export function AboutPage() {
  const { pages, owner } = useContent()
  const words = pages.about.fr
  const stations = careerIn(owner, 'fr')
  const { testimonial } = words.opinion
  return (
    <SitePage page="about" words={words}>
      <AboutHero words={words.hero} />
      <Sections>
        {owner.name !== undefined && stations.length > 0 && (
          <Section id="career" words={words.career}>
            <Career stations={stations} />
            <PersonFacts />
          </Section>
        )}
        <Approach words={words.approach} />
        <Problems words={words.problems} />
        <Audience words={words.skills} />
        <Expertise words={words.expertise} />
        <Method words={words.method} />
        {testimonial && (
          <Section id="opinion" words={words.opinion} className="field" layout="about-opinion narrow-wide">
            <Quote testimonial={testimonial} file="pages/about/fr.yaml" isLarge />
            <ReviewsNote testimonials={[testimonial]} />
          </Section>
        )}
        <Faq words={words.faq} />
      </Sections>
      <Closing words={words.closing} primary={pathOf('contact', 'fr')} secondary={pathOf('offers', 'fr')} />
    </SitePage>
  )
}

/** How the work is seen: a few paragraphs, three rules beside them, and the figures below. */
function Approach({ words }: { words: Words['approach'] }) {
  return (
    <Section id="approach" words={words}>
      <div className="about-approach wide-narrow">
        <div className="about-approach-text stack">
          {words.paragraphs.map((text, index) => (
            <p key={text} className={index === 0 ? 'lead' : undefined}>
              <RichText text={text} />
            </p>
          ))}
        </div>
        <ul>
          <TitledItems items={words.rules} />
        </ul>
      </div>
      <StatsRow stats={words.stats} />
    </Section>
  )
}

/** What an owner says and what lies behind it, on one side; what is done about it on the other, tied by the thread. */
function Problems({ words }: { words: Words['problems'] }) {
  return (
    <Section id="problems" words={words}>
      <ol className="problem-solution">
        {words.list.map(({ phrase, cause, repair }) => (
          <li key={phrase}>
            <div className="card card--line problem-solution-problem snapped">
              <h3>{phrase}</h3>
              <p className="label tick">{words.causeLabel}</p>
              <p>
                <RichText text={cause} />
              </p>
            </div>
            <div className="card card--tint">
              <p className="label tick">{words.repairLabel}</p>
              <p>
                <RichText text={repair} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

const areaIcons = ['search', 'chart', 'phone', 'pin'] as const

/** The four fields of the work, each with the page that goes on from there. */
function Expertise({ words }: { words: Words['expertise'] }) {
  return (
    <Section id="expertise" words={words}>
      <ul className="expertise">
        {words.areas.map(({ title, text, link, page }, index) => (
          <li key={title} className="ruled">
            <Icon name={areaIcons[index] ?? 'search'} isLarge />
            <h3>{title}</h3>
            <p>
              <RichText text={text} />
            </p>
            <a className="more" href={pathOf(page, 'fr')}>
              {link}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The phases of the method: drawn to the scale of time, then told one by one. */
function Method({ words }: { words: Words['method'] }) {
  return (
    <Section id="phases" words={words}>
      <div className="method-thread joint">
        <Drawing name="method-wide" className="method-thread--wide" label={words.drawing} />
        <Drawing name="method-narrow" className="method-thread--narrow" label={words.drawing} />
      </div>
      <ol className="method-phases numbered quarters">
        {words.phases.map(({ title, text, duration }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="tag">{duration}</p>
            <p>
              <RichText text={text} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** First screen of the about page: who reads your site, and the portrait, drawn by the thread of the page while there is no photograph. */
function AboutHero({ words }: { words: PageWords['about']['hero'] }) {
  const locale = useLocale()
  const { owner } = useContent()
  const { name, portrait, profile } = owner
  return (
    <section className={portrait ? 'about-hero about-hero--photo' : 'about-hero'}>
      <div className="wrap about-hero-text stack">
        <SectionLabel label={words.label} />
        <h1>{words.title}</h1>
        <p className="lead">
          <RichText text={words.lead} />
        </p>
        {name !== undefined && (
          <OwnerLine owner={owner}>
            {profile === undefined ? name : <ExternalLink href={profile}>{name}</ExternalLink>}
          </OwnerLine>
        )}
        <div className="actions">
          <a className="button" href={pathOf('contact', locale)}>
            {words.contact}
          </a>
          <a className="more" href={pathOf('offers', locale)}>
            {words.offers}
          </a>
        </div>
        <p className="small">{words.after}</p>
      </div>
      <div className="about-hero-art joint">
        {portrait ? (
          <ServedPicture
            picture={portrait.picture}
            description={portrait.description[locale]}
            sizes="(min-width: 64rem) min(34rem, 40vw), min(90vw, 26rem)"
          />
        ) : (
          <Drawing name="face" label={words.portrait} />
        )}
      </div>
    </section>
  )
}
