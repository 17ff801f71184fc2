import type { Audience } from '../../../contract/content/parts.ts'
import type { Locale } from '../../../contract/locales.ts'
import cardStyles from '../styles/card.css?inline'
import { useStyles } from '../styles/use-styles.tsx'
import audienceStyles from './audience.css?inline'
import { HyphenList } from './HyphenList.tsx'
import { SectionHead } from './SectionHead.tsx'

type AudienceProps = { words: Audience; locale: Locale; className: string }

function Side({ title, list, className }: { title: string; list: readonly string[]; className: string }) {
  return (
    <div className={`card ${className}`}>
      <h3>{title}</h3>
      <HyphenList items={list} />
    </div>
  )
}

/** For whom it is, and for whom it is not: two cards, the thread whole on one and broken on the other. */
export function AudienceSection({ words, locale, className }: AudienceProps) {
  useStyles(cardStyles, audienceStyles)
  return (
    <section className={`section ${className}`} aria-labelledby="audience">
      <div className="wrap">
        <SectionHead id="audience" words={words} locale={locale} />
        <div className="cards audience">
          <Side {...words.fits} className="fits" />
          <Side {...words.misfits} className="card--line misfits" />
        </div>
      </div>
    </section>
  )
}
