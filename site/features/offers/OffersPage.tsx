import { pathOf } from '../../../contract/routes.ts'
import { SitePage } from '../../shared/layout/SitePage.tsx'
import { isSummerPrice } from '../../shared/seo/page-offers.ts'
import threadStyles from '../../shared/styles/thread.css?inline'
import threadCutStyles from '../../shared/styles/thread-cut.css?inline'
import { useStyles } from '../../shared/styles/use-styles.tsx'
import { CallToAction } from '../../shared/ui/CallToAction.tsx'
import { FaqSection } from '../../shared/ui/FaqSection.tsx'
import { PageHero } from '../../shared/ui/PageHero.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { SectionHead } from '../../shared/ui/SectionHead.tsx'
import { StatsRow } from '../../shared/ui/StatsRow.tsx'
import { useContent } from '../../shared/use-content.tsx'
import { ExtraServices } from './ExtraServices.tsx'
import { NoticeBar } from './NoticeBar.tsx'
import { type OfferTarget, PriceCards } from './PriceCards.tsx'
import { ProcessSteps } from './ProcessSteps.tsx'

/** The offers page, section by section. It exists in French only. */
export function OffersPage() {
  const locale = 'fr'
  const content = useContent()
  const { settings, pages } = content
  const { booking } = settings
  const words = pages.offers[locale]
  const [audit, backlinks, vip] = words.offers
  const toTarget = (href: string, label: string, calendar: string): OfferTarget => ({
    href,
    more: { href: calendar, label, isExternal: true },
  })
  const targets = [
    toTarget(pathOf('auditDach', locale), audit.booking, booking.auditDach),
    toTarget(pathOf('backlinks', locale), backlinks.booking, booking.backlinks),
    toTarget(pathOf('vip', locale), vip.booking, booking.vip),
  ] as const
  const bar = <NoticeBar words={words.banner} locale={locale} href={booking.hero} />
  useStyles(threadStyles, threadCutStyles)
  return (
    <SitePage page="offers" locale={locale} words={words} above={bar}>
      <PageHero words={words.hero} locale={locale} className="rail-right cut">
        <PriceCards offers={words.offers} targets={targets} locale={locale} level={2} />
        <p className="small price-cards-note">{words.note}</p>
        <p className="price-cards-note">
          <RichText text={isSummerPrice(content) ? words.entry.text : words.entry.afterSummer} />{' '}
          <a href={pathOf('expressAudit', locale)}>{words.entry.link}</a>
        </p>
      </PageHero>
      <section className="section rail-left cut" aria-labelledby="figures">
        <div className="wrap">
          <SectionHead id="figures" words={words.figures} locale={locale} />
          <StatsRow stats={words.figures.stats} locale={locale} />
        </div>
      </section>
      <ExtraServices words={words.extra} locale={locale} className="rail-right" />
      <ProcessSteps words={words.process} locale={locale} className="quiet rail-left" />
      <FaqSection words={words.faq} locale={locale} className="rail-right rail-end" />
      <CallToAction
        words={words.closing}
        locale={locale}
        primary={{ href: pathOf('contact', locale) }}
        secondary={{ href: pathOf('checklist', locale) }}
      />
    </SitePage>
  )
}
