import type { ReactNode } from 'react'
import type { PageHero as Words } from '../../../contract/content/parts.ts'
import type { Locale } from '../../../contract/locales.ts'
import { useStyles } from '../styles/use-styles.tsx'
import pageHeroStyles from './page-hero.css?inline'
import { RichText } from './RichText.tsx'
import { SectionLabel } from './SectionLabel.tsx'

type PageHeroProps = { words: Words; locale: Locale; className?: string; children?: ReactNode }

/** Top of a page that begins with words: label, title, lead, and what the page puts below them. */
export function PageHero({ words, locale, className = '', children }: PageHeroProps) {
  useStyles(pageHeroStyles)
  return (
    <section className={`section top page-hero ${className}`}>
      <div className="wrap">
        <div className="section-head">
          <SectionLabel label={words.label} locale={locale} />
          <h1>{words.title}</h1>
          <p className="lead">
            <RichText text={words.lead} />
          </p>
        </div>
        {children}
      </div>
    </section>
  )
}
