import type { HomeWords } from '../../../contract/content/pages/home.ts'
import type { Locale } from '../../../contract/locales.ts'
import { pathOf } from '../../../contract/routes.ts'
import { Icon } from '../../shared/illustration/Icon.tsx'
import { useStyles } from '../../shared/styles/use-styles.tsx'
import { ExternalLink } from '../../shared/ui/ExternalLink.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { useContent } from '../../shared/use-content.tsx'
import { Crumbs } from './Crumbs.tsx'
import { HeroKnot } from './HeroKnot.tsx'
import homeHeroStyles from './home-hero.css?inline'

/** First screen of a home: the loss, the two ways out of it, and the thread from one capital to the other. */
export function HomeHero({ words, locale }: { words: HomeWords['hero']; locale: Locale }) {
  const { settings } = useContent()
  useStyles(homeHeroStyles)
  return (
    <section className="hero">
      <div className="wrap hero-t">
        <ExternalLink className="tag hero-tag" href={settings.rankingArticle} locale={locale}>
          <Icon name="chart" />
          {words.badge}
        </ExternalLink>
        <h1>
          {words.title}{' '}
          <span className="nb">
            {words.crumbling}
            <Crumbs />
          </span>
        </h1>
        <p className="lead">
          <RichText text={words.lead} />
        </p>
        <div className="acts">
          <a className="btn" href={pathOf('checklist', locale)}>
            {words.checklist}
          </a>
          <ExternalLink className="btn btn--o" href={settings.booking.hero} locale={locale}>
            {words.booking}
          </ExternalLink>
        </div>
        <p className="small">{words.note}</p>
      </div>
      <div className="hero-a" aria-hidden="true">
        <i className="lead-in" />
        <b className="pt pt-a">{words.from}</b>
        <b className="pt pt-b">{words.to}</b>
        <HeroKnot />
      </div>
    </section>
  )
}
