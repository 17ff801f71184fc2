import type { ReactNode } from 'react'
import type { FeatureGroup, SectionHead as HeadWords } from '../../../contract/content/parts.ts'
import type { Locale } from '../../../contract/locales.ts'
import { useStyles } from '../../shared/styles/use-styles.tsx'
import { HyphenList } from '../../shared/ui/HyphenList.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { SectionHead } from '../../shared/ui/SectionHead.tsx'
import featureGroupsStyles from './feature-groups.css?inline'

type FeatureGroupsProps = {
  words: HeadWords & { groups: readonly FeatureGroup[] }
  locale: Locale
  className?: string
  /** Stands below the groups. */
  children?: ReactNode
}

/** What belongs to an offer, in groups: a name, one sentence, and the list. */
export function FeatureGroups({ words, locale, className = '', children }: FeatureGroupsProps) {
  useStyles(featureGroupsStyles)
  return (
    <section className={`section ${className}`} aria-labelledby="features">
      <div className="wrap">
        <SectionHead id="features" words={words} locale={locale} />
        <ul className="feature-groups">
          {words.groups.map(({ title, text, features }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="muted">
                <RichText text={text} />
              </p>
              <HyphenList items={features} />
            </li>
          ))}
        </ul>
        {children !== undefined && <div className="feature-groups-footer">{children}</div>}
      </div>
    </section>
  )
}
