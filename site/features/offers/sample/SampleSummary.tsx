import type { SampleAuditWords } from '../../../../contract/content/pages/sample-audit.ts'
import type { Locale } from '../../../../contract/locales.ts'
import numberedStyles from '../../../shared/styles/numbered.css?inline'
import { useStyles } from '../../../shared/styles/use-styles.tsx'
import { RichText } from '../../../shared/ui/RichText.tsx'
import { SectionHead } from '../../../shared/ui/SectionHead.tsx'
import { TitledRows } from '../../../shared/ui/TitledRows.tsx'

type SampleSummaryProps = { shop: SampleAuditWords['shop']; words: SampleAuditWords['summary']; locale: Locale }

/** What was read, the three verdicts on it, and what to begin with. */
export function SampleSummary({ shop, words, locale }: SampleSummaryProps) {
  useStyles(numberedStyles)
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
          <dl className="sample-verdicts">
            {words.verdicts.map(({ title, verdict, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>
                  <b>{verdict}</b>
                  <RichText text={text} />
                </dd>
              </div>
            ))}
          </dl>
          <div className="sample-first">
            <h3>{words.first.title}</h3>
            <ol className="numbered">
              {words.first.list.map((task) => (
                <li key={task}>
                  <span>
                    <RichText text={task} />
                  </span>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </section>
    </>
  )
}
