import type { PageWords } from '../../../contract/content/pages.ts'
import { Section } from '../../shared/sections/Section.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { TitledItems } from '../../shared/ui/TitledItems.tsx'
import { useContent, useLocale } from '../../shared/use-content.tsx'
import { PdfPage } from './PdfPage.tsx'

type InsideProps = { words: PageWords['checklist']['inside'] }

/** What is in the checklist: one page with its six parts, and what follows the seven pages. */
export function InsideSection({ words }: InsideProps) {
  const locale = useLocale()
  const { checklists, settings } = useContent()
  return (
    <Section id="inside" words={words}>
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
    </Section>
  )
}
