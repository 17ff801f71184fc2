import type { PageWords } from '../../../contract/content/pages.ts'
import { pathOf } from '../../../contract/routes.ts'
import { Drawing } from '../../shared/illustration/Drawing.tsx'
import { ServedPicture } from '../../shared/pictures/ServedPicture.tsx'
import { SectionLabel } from '../../shared/sections/Section.tsx'
import { ExternalLink } from '../../shared/ui/ExternalLink.tsx'
import { OwnerLine } from '../../shared/ui/OwnerLine.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { useContent, useLocale } from '../../shared/use-content.tsx'

/** First screen of the about page: who reads your site, and the portrait, drawn by the thread of the page while there is no photograph. */
export function AboutHero({ words }: { words: PageWords['about']['hero'] }) {
  const locale = useLocale()
  const { owner } = useContent()
  const { name, portrait, profile } = owner
  return (
    <section className={portrait ? 'about-hero about-hero--photo' : 'about-hero'}>
      <div className="wrap about-hero-text">
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
      <div className="about-hero-art">
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
