import { type SampleAuditWords, summaryLocales } from '../../../../contract/content/pages/sample-audit.ts'
import { RichText } from '../../../shared/ui/RichText.tsx'
import { SampleVerdicts } from './SampleVerdicts.tsx'

/** Where the summary stands in a language. */
export const summaryAnchorOf = (locale: (typeof summaryLocales)[number]) => `summary-${locale}`

/** The summary for readers of the two other languages. */
export function SampleAbroad({ words }: { words: SampleAuditWords['abroad'] }) {
  return summaryLocales.map((locale) => {
    const anchor = summaryAnchorOf(locale)
    const { title, lead } = words[locale]
    return (
      <section key={locale} className="section rail-right cut" lang={locale} aria-labelledby={anchor}>
        <div className="wrap">
          <div className="section-head">
            <h2 id={anchor}>{title}</h2>
            <p className="lead">
              <RichText text={lead} />
            </p>
          </div>
          <SampleVerdicts words={words[locale]} />
        </div>
      </section>
    )
  })
}
