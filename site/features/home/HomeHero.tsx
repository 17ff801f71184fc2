import type { HomeWords } from '../../../contract/content/pages/home.ts'
import { isPlaceholder } from '../../../contract/content/placeholders.ts'
import { fillText } from '../../../contract/fill-text.ts'
import type { Locale } from '../../../contract/locales.ts'
import { pathOf } from '../../../contract/routes.ts'
import { Icon } from '../../shared/illustration/Icon.tsx'
import heroTitleStyles from '../../shared/styles/hero-title.css?inline'
import { useStyles } from '../../shared/styles/use-styles.tsx'
import { ExternalLink } from '../../shared/ui/ExternalLink.tsx'
import { OwnerLine } from '../../shared/ui/OwnerLine.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { SampleNote } from '../../shared/ui/SampleNote.tsx'
import { useContent } from '../../shared/use-content.tsx'
import { Crumbs } from './Crumbs.tsx'
import { HeroKnot } from './HeroKnot.tsx'
import homeHeroStyles from './home-hero.css?inline'

/** First screen of a home: the loss, the two ways out of it, and the thread from one capital to the other. */
export function HomeHero({ words, locale }: { words: HomeWords['hero']; locale: Locale }) {
  const { settings, owner } = useContent()
  const { publication, year } = settings.ranking
  useStyles(heroTitleStyles, homeHeroStyles)
  return (
    <section className="home-hero">
      <div className="wrap home-hero-text">
        <ExternalLink className="tag home-hero-tag" href={settings.ranking.address} locale={locale}>
          <Icon name="chart" />
          {fillText(words.badge, { publication, year })}
        </ExternalLink>
        <h1 className="hero-title">
          {words.title}{' '}
          <span className="home-hero-crumbling">
            {words.crumbling}
            <Crumbs />
          </span>
        </h1>
        <p className="lead">
          <RichText text={words.lead} />
        </p>
        <div className="actions">
          <a className="button" href={pathOf('checklist', locale)}>
            {words.checklist}
          </a>
          <ExternalLink className="button button--outline" href={settings.booking.hero} locale={locale}>
            {words.booking}
          </ExternalLink>
        </div>
        <p className="small">{words.note}</p>
        <SampleNote of={[{ sample: isPlaceholder(publication) || undefined }]} kind="ranking" locale={locale} />
        {owner.name !== undefined && (
          <OwnerLine owner={owner} locale={locale} hasPortrait>
            <a href="#about">{owner.name}</a>
          </OwnerLine>
        )}
      </div>
      <div className="home-hero-art" aria-hidden="true">
        <i className="lead-in" />
        <b className="home-hero-point home-hero-point--from">{words.from}</b>
        <b className="home-hero-point home-hero-point--to">{words.to}</b>
        <HeroKnot />
      </div>
    </section>
  )
}
