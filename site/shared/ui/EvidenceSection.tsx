import type { Evidence } from '../../../contract/content/parts.ts'
import type { Locale } from '../../../contract/locales.ts'
import { useStyles } from '../styles/use-styles.tsx'
import { ExternalLink } from './ExternalLink.tsx'
import evidenceStyles from './evidence.css?inline'
import { RichText } from './RichText.tsx'
import { SectionHead } from './SectionHead.tsx'

type ProofProps = { words: Evidence; locale: Locale; className: string }

/** Three dated facts, each with its source. */
export function EvidenceSection({ words, locale, className }: ProofProps) {
  useStyles(evidenceStyles)
  return (
    <section className={`section ${className}`} aria-labelledby="proof">
      <div className="wrap">
        <SectionHead id="proof" words={words} locale={locale} />
        <ul className="evidence">
          {words.facts.map(({ figure, text, source: { name, address } }) => (
            <li key={figure}>
              <h3>{figure}</h3>
              <p>
                <RichText text={text} />
              </p>
              <p className="small">
                {words.sourceLabel}
                {locale === 'fr' ? '\u00A0: ' : ': '}
                {address === undefined ? (
                  <RichText text={name} />
                ) : (
                  <ExternalLink href={address} locale={locale}>
                    <RichText text={name} />
                  </ExternalLink>
                )}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
