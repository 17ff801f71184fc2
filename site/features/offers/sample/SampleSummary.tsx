import type { SampleAuditWords } from '../../../../contract/content/pages/sample-audit.ts'
import type { Locale } from '../../../../contract/locales.ts'
import { SectionHead } from '../../../shared/ui/SectionHead.tsx'
import { TitledRows } from '../../../shared/ui/TitledRows.tsx'
import { SampleVerdicts } from './SampleVerdicts.tsx'

type SampleSummaryProps = { shop: SampleAuditWords['shop']; words: SampleAuditWords['summary']; locale: Locale }

/** What was read, the three verdicts on it, and what to begin with. */
export function SampleSummary({ shop, words, locale }: SampleSummaryProps) {
  return (
    <>
      <section className="section quiet rail-left" aria-labelledby="shop">
        <div className="wrap">
          <SectionHead id="shop" words={shop} locale={locale} />
          <dl className="sample-facts">
            <TitledRows items={shop.facts} />
          </dl>
        </div>
      </section>
      <section className="section rail-right cut" aria-labelledby="summary">
        <div className="wrap">
          <SectionHead id="summary" words={words} locale={locale} />
          <SampleVerdicts words={words} />
        </div>
      </section>
    </>
  )
}
