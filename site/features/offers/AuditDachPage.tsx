import { pathOf } from '../../../contract/routes.ts'
import { SitePage } from '../../shared/layout/SitePage.tsx'
import { Closing, Faq, Figures } from '../../shared/sections/kinds.tsx'
import { PageHero, Sections } from '../../shared/sections/Section.tsx'
import { ExternalLink } from '../../shared/ui/ExternalLink.tsx'
import { Brief } from '../../shared/ui/lists.tsx'
import { PersonCard } from '../../shared/ui/owner.tsx'
import { useContent } from '../../shared/use-content.tsx'
import { DrawnParts, HeroThread, Quotes, Study } from './sections.tsx'

/** The page of the large audit, section by section. It exists in French only. */
export function AuditDachPage() {
  const { settings, pages } = useContent()
  const words = pages.auditDach.fr
  const { order } = words
  const booking = settings.booking.auditDach
  const sample = pathOf('sampleAudit', 'fr')
  return (
    <SitePage page="auditDach" words={words}>
      <PageHero words={words.hero}>
        <div className="audit-order stack">
          <p className="price">
            <span>{order.from}</span> {order.price} <small>{order.unit}</small>
          </p>
          <div className="actions">
            <ExternalLink className="button" href={booking}>
              {order.button}
            </ExternalLink>
            <a className="more" href={pathOf('expressAudit', 'fr')}>
              {order.express}
            </a>
          </div>
          <p className="small">{order.note}</p>
        </div>
        <Brief rows={words.brief} />
        <PersonCard />
        <HeroThread drawing="audit" />
      </PageHero>
      <Sections>
        <DrawnParts id="report" words={words.report} link={{ href: sample, label: words.report.sample }} />
        <Figures words={words.figures} className="quiet" />
        {words.study.study && <Study words={words.study} study={words.study.study} />}
        {words.quotes.list.length > 0 && <Quotes words={words.quotes} file="pages/audit-dach/fr.yaml" />}
        <Faq words={words.faq} />
      </Sections>
      <Closing words={words.closing} primary={booking} secondary={sample} />
    </SitePage>
  )
}
