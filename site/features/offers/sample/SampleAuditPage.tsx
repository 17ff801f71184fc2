import { sampleTableKeys, summaryLocales } from '../../../../contract/content/sample-audit.ts'
import { pathOf } from '../../../../contract/routes.ts'
import { SitePage } from '../../../shared/layout/SitePage.tsx'
import { Closing } from '../../../shared/sections/kinds.tsx'
import { PageHero, Section, Sections } from '../../../shared/sections/Section.tsx'
import { RichText } from '../../../shared/ui/RichText.tsx'
import { TitledRows } from '../../../shared/ui/TitledRows.tsx'
import { useContent } from '../../../shared/use-content.tsx'
import { SampleAbroad, summaryAnchorOf } from './SampleAbroad.tsx'
import { SampleNotes } from './SampleNotes.tsx'
import { SampleSources } from './SampleSources.tsx'
import { SampleTableSection } from './SampleTableSection.tsx'
import { SampleVerdicts } from './SampleVerdicts.tsx'

/** An audit of a shop that does not exist, to read or print before ordering one. It exists in French, its summary in all three languages. */
export function SampleAuditPage() {
  const locale = 'fr'
  const { settings, pages } = useContent()
  const words = pages.sampleAudit[locale]
  return (
    <SitePage page="sampleAudit" words={words}>
      <PageHero words={words.hero}>
        <div className="sample-open">
          <p className="sample-notice">
            <RichText text={words.hero.notice} />
          </p>
          <p className="sample-abroad-links">
            {summaryLocales.map((other) => (
              <a key={other} href={`#${summaryAnchorOf(other)}`} lang={other}>
                {words.abroad[other].link}
              </a>
            ))}
          </p>
        </div>
      </PageHero>
      <Sections>
        <Section id="shop" words={words.shop} className="quiet">
          <dl className="facts">
            <TitledRows items={words.shop.facts} />
          </dl>
        </Section>
        <Section id="summary" words={words.summary}>
          <SampleVerdicts words={words.summary} />
        </Section>
        {sampleTableKeys.map((key) => (
          <SampleTableSection
            key={key}
            id={key}
            words={words[key]}
            sources={words.sources.list}
            sourceLabel={words.sources.number}
          />
        ))}
        {summaryLocales.map((other) => (
          <SampleAbroad key={other} language={other} words={words.abroad[other]} />
        ))}
        <SampleNotes notes={words.notes} />
        <SampleSources words={words.sources} />
      </Sections>
      <Closing words={words.closing} primary={settings.booking.auditDach} secondary={pathOf('auditDach', locale)} />
    </SitePage>
  )
}
