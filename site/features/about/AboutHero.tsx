import type { AboutWords } from '../../../contract/content/pages/about.ts'
import type { Locale } from '../../../contract/locales.ts'
import { pathOf } from '../../../contract/routes.ts'
import { useStyles } from '../../shared/styles/use-styles.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { SectionLabel } from '../../shared/ui/SectionLabel.tsx'
import aboutHeroStyles from './about-hero.css?inline'
import { FacePortrait } from './FacePortrait.tsx'

/** First screen of the about page: who reads your site, and a portrait that the thread of the page draws. */
export function AboutHero({ words, locale }: { words: AboutWords['hero']; locale: Locale }) {
  useStyles(aboutHeroStyles)
  return (
    <section className="about-hero">
      <div className="wrap about-hero-text">
        <SectionLabel label={words.label} locale={locale} />
        <h1>{words.title}</h1>
        <p className="lead">
          <RichText text={words.lead} />
        </p>
        <div className="actions">
          <a className="button" href={pathOf('contact', locale)}>
            {words.contact}
          </a>
          <a className="button button--outline" href={pathOf('offers', locale)}>
            {words.offers}
          </a>
        </div>
      </div>
      <div className="about-hero-art">
        <FacePortrait label={words.portrait} />
      </div>
    </section>
  )
}
