import { pathOf } from '../../../contract/routes.ts'
import { SitePage } from '../../shared/layout/SitePage.tsx'
import threadStyles from '../../shared/styles/thread.css?inline'
import threadCutStyles from '../../shared/styles/thread-cut.css?inline'
import { useStyles } from '../../shared/styles/use-styles.tsx'
import { Brief } from '../../shared/ui/Brief.tsx'
import { CallToAction } from '../../shared/ui/CallToAction.tsx'
import { ExternalLink } from '../../shared/ui/ExternalLink.tsx'
import { FaqSection } from '../../shared/ui/FaqSection.tsx'
import { PageHero } from '../../shared/ui/PageHero.tsx'
import { PersonCard } from '../../shared/ui/PersonCard.tsx'
import { SectionHead } from '../../shared/ui/SectionHead.tsx'
import { StatsRow } from '../../shared/ui/StatsRow.tsx'
import { useContent } from '../../shared/use-content.tsx'
import auditOrderStyles from './audit-order.css?inline'
import { CaseStudy } from './CaseStudy.tsx'
import { DrawnParts } from './DrawnParts.tsx'
import { HeroThread } from './drawings/HeroThread.tsx'
import { ReportDrawing } from './drawings/ReportDrawing.tsx'
import priceCardsStyles from './price-cards.css?inline'
import { QuotePair } from './QuotePair.tsx'

/** The page of the large audit, section by section. It exists in French only. */
export function AuditDachPage() {
  const locale = 'fr'
  const { settings, pages } = useContent()
  const words = pages.auditDach[locale]
  const { order } = words
  useStyles(threadStyles, threadCutStyles, priceCardsStyles, auditOrderStyles)
  return (
    <SitePage page="auditDach" locale={locale} words={words}>
      <PageHero words={words.hero} locale={locale}>
        <div className="audit-order">
          <p className="price">
            <span>{order.from}</span> {order.price} <small>{order.unit}</small>
          </p>
          <div className="actions">
            <ExternalLink className="button" href={settings.booking.auditDach} locale={locale}>
              {order.button}
            </ExternalLink>
            <a className="more" href={pathOf('expressAudit', locale)}>
              {order.express}
            </a>
          </div>
          <p className="small">{order.note}</p>
        </div>
        <Brief rows={words.brief} />
        <PersonCard locale={locale} />
        <HeroThread drawing="audit" />
      </PageHero>
      <DrawnParts
        id="report"
        words={words.report}
        locale={locale}
        link={{ href: pathOf('sampleAudit', locale), label: words.report.sample }}
        className="rail-right cut"
      >
        <ReportDrawing words={words.report.drawing} />
      </DrawnParts>
      <section className="section quiet rail-left" aria-labelledby="figures">
        <div className="wrap">
          <SectionHead id="figures" words={words.figures} locale={locale} />
          <StatsRow stats={words.figures.stats} locale={locale} />
        </div>
      </section>
      <CaseStudy words={words.study} locale={locale} className="rail-right cut" />
      <QuotePair words={words.quotes} locale={locale} className="rail-left cut" />
      <FaqSection words={words.faq} locale={locale} className="rail-right rail-end" />
      <CallToAction
        words={words.closing}
        locale={locale}
        primary={{ href: settings.booking.auditDach, isExternal: true }}
        secondary={{ href: pathOf('sampleAudit', locale) }}
      />
    </SitePage>
  )
}
