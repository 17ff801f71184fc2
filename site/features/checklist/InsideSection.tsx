import type { ChecklistWords } from '../../../contract/content/pages/checklist.ts'
import type { Locale } from '../../../contract/locales.ts'
import hyphenListStyles from '../../shared/styles/hyphen-list.css?inline'
import insideStyles from '../../shared/styles/inside.css?inline'
import numberedStyles from '../../shared/styles/numbered.css?inline'
import { useStyles } from '../../shared/styles/use-styles.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { SectionHead } from '../../shared/ui/SectionHead.tsx'
import { TitledItems } from '../../shared/ui/TitledItems.tsx'
import { useContent } from '../../shared/use-content.tsx'
import { PdfPage } from './PdfPage.tsx'

type InsideProps = { words: ChecklistWords['inside']; locale: Locale; className: string }

/** What is in the checklist: one page with its six parts, and what follows the seven pages. */
export function InsideSection({ words, locale, className }: InsideProps) {
  const { checklists, settings } = useContent()
  useStyles(numberedStyles, hyphenListStyles, insideStyles)
  return (
    <section className={`section ${className}`} aria-labelledby="inside">
      <div className="wrap">
        <SectionHead id="inside" words={words} locale={locale} />
        <div className="pdf-inside">
          <PdfPage
            checklist={checklists[locale]}
            mistake={words.mistake}
            brand={settings.brand}
            caption={words.caption}
          />
          <ol className="inside-parts numbered">
            <TitledItems items={words.parts} />
          </ol>
          <div className="inside-extras">
            <h3>{words.extras.title}</h3>
            <ul className="hyphen-list">
              {words.extras.list.map(({ title, text }) => (
                <li key={title}>
                  <span>
                    <strong>{title}.</strong> <RichText text={text} />
                  </span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  )
}
