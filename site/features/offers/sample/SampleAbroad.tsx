import type { SampleAuditWords, summaryLocales } from '../../../../contract/content/sample-audit.ts'
import { Section } from '../../../shared/sections/Section.tsx'
import { RichText } from '../../../shared/ui/RichText.tsx'
import { SampleVerdicts } from './SampleVerdicts.tsx'

type Language = (typeof summaryLocales)[number]

/** Where the summary stands in a language. */
export const summaryAnchorOf = (language: Language) => `summary-${language}`

/** The summary for readers of another language. */
export function SampleAbroad({ language, words }: { language: Language; words: SampleAuditWords['abroad'][Language] }) {
  const anchor = summaryAnchorOf(language)
  return (
    <Section id={anchor} lang={language}>
      <div className="section-head">
        <h2 id={anchor}>{words.title}</h2>
        <p className="lead">
          <RichText text={words.lead} />
        </p>
      </div>
      <SampleVerdicts words={words} />
    </Section>
  )
}
