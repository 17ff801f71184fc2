import { sampleTableKeys, summaryLocales } from '../../../../contract/content/pages/sample-audit.ts'
import { documentPaths, pathOf } from '../../../../contract/routes.ts'
import { SitePage } from '../../../shared/layout/SitePage.tsx'
import threadStyles from '../../../shared/styles/thread.css?inline'
import threadCutStyles from '../../../shared/styles/thread-cut.css?inline'
import { useStyles } from '../../../shared/styles/use-styles.tsx'
import { CallToAction } from '../../../shared/ui/CallToAction.tsx'
import { PageHero } from '../../../shared/ui/PageHero.tsx'
import { RichText } from '../../../shared/ui/RichText.tsx'
import { useContent } from '../../../shared/use-content.tsx'
import { SampleAbroad, summaryAnchorOf } from './SampleAbroad.tsx'
import { SampleNotes } from './SampleNotes.tsx'
import { SampleSources } from './SampleSources.tsx'
import { SampleSummary } from './SampleSummary.tsx'
import { SampleTableSection } from './SampleTableSection.tsx'
import sampleAuditStyles from './sample-audit.css?inline'

/** An audit of a shop that does not exist, to read before ordering one; the PDF has the same words. It exists in French, its summary in all three languages. */
export function SampleAuditPage() {
  const locale = 'fr'
  const { settings, pages } = useContent()
  const words = pages.sampleAudit[locale]
  useStyles(threadStyles, threadCutStyles, sampleAuditStyles)
  return (
    <SitePage page="sampleAudit" locale={locale} words={words}>
      <PageHero words={words.hero} locale={locale}>
        <div className="sample-open">
          <p className="sample-notice">
            <RichText text={words.hero.notice} />
          </p>
          <a className="button" href={documentPaths.sampleAudit} type="application/pdf">
            {words.hero.pdf}
          </a>
          <p className="sample-abroad-links">
            {summaryLocales.map((other) => (
              <a key={other} href={`#${summaryAnchorOf(other)}`} lang={other}>
                {words.abroad[other].link}
              </a>
            ))}
          </p>
        </div>
      </PageHero>
      <SampleSummary shop={words.shop} words={words.summary} locale={locale} />
      {sampleTableKeys.map((key, index) => (
        <SampleTableSection
          key={key}
          id={key}
          words={words[key]}
          sources={words.sources.list}
          sourceLabel={words.document.source}
          locale={locale}
          className={index % 2 === 0 ? 'rail-left cut' : 'rail-right cut'}
        />
      ))}
      <SampleAbroad words={words.abroad} />
      <SampleNotes notes={words.notes} />
      <SampleSources words={words.sources} locale={locale} className="rail-right rail-end" />
      <CallToAction
        words={words.closing}
        locale={locale}
        primary={{ href: settings.booking.auditDach, isExternal: true }}
        secondary={{ href: pathOf('auditDach', locale) }}
      />
    </SitePage>
  )
}
