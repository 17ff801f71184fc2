import type { ExpressAuditWords } from '../../../contract/content/pages/express-audit.ts'
import type { Locale } from '../../../contract/locales.ts'
import { useStyles } from '../../shared/styles/use-styles.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { SectionHead } from '../../shared/ui/SectionHead.tsx'
import { TitledItems } from '../../shared/ui/TitledItems.tsx'
import { TitledRows } from '../../shared/ui/TitledRows.tsx'
import deliverablesStyles from './deliverables.css?inline'

type DeliverablesProps = { words: ExpressAuditWords['deliverables']; locale: Locale; className: string }

/** What is handed over, and one sheet of it beside: the client sees how a correction reads before paying for ten. */
export function Deliverables({ words, locale, className }: DeliverablesProps) {
  useStyles(deliverablesStyles)
  const { list, sample } = words
  return (
    <section className={`section ${className}`} aria-labelledby="deliverables">
      <div className="wrap">
        <SectionHead id="deliverables" words={words} locale={locale} />
        <div className="deliverables">
          <ul className="deliverables-list">
            <TitledItems items={list} />
          </ul>
          <figure className="sample">
            <figcaption className="small">
              <b>{sample.label}.</b> {sample.note}
            </figcaption>
            <div className="sample-sheet">
              <p className="label">{sample.rank}</p>
              <h3>
                <RichText text={sample.title} />
              </h3>
              <dl>
                <TitledRows items={sample.rows} />
              </dl>
            </div>
          </figure>
        </div>
      </div>
    </section>
  )
}
