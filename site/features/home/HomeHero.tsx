import type { PageWords } from '../../../contract/content/pages.ts'
import { isPlaceholder } from '../../../contract/content/placeholders.ts'
import { fillText } from '../../../contract/fill-text.ts'
import { pathOf } from '../../../contract/routes.ts'
import { Drawing } from '../../shared/illustration/Drawing.tsx'
import { Icon } from '../../shared/illustration/Icon.tsx'
import { ExternalLink } from '../../shared/ui/ExternalLink.tsx'
import { OwnerLine } from '../../shared/ui/OwnerLine.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { SampleNote } from '../../shared/ui/SampleNote.tsx'
import { useContent, useLocale } from '../../shared/use-content.tsx'

/** First screen of a home: the loss, the two ways out of it, and the thread from one capital to the other. */
export function HomeHero({ words }: { words: PageWords['home']['hero'] }) {
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
