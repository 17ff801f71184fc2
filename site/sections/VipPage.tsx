import { pathOf } from '../../contract/routes.ts'
import { SitePage } from '../layouts/SitePage.tsx'
import threadStyles from '../styles/thread.css?inline'
import threadCutStyles from '../styles/thread-cut.css?inline'
import { useStyles } from '../styles/use-styles.tsx'
import { ExternalLink } from '../ui/ExternalLink.tsx'
import { RichText } from '../ui/RichText.tsx'
import { useContent } from '../use-content.tsx'
import { CallToAction } from './CallToAction.tsx'
import { CaseStudy } from './CaseStudy.tsx'
import { FaqSection } from './FaqSection.tsx'
import { FeatureGroups } from './FeatureGroups.tsx'
import { HeroThread } from './HeroThread.tsx'
import { PageHero } from './PageHero.tsx'
import { PriceCards } from './PriceCards.tsx'
import { ProcessSteps } from './ProcessSteps.tsx'
import { SectionHead } from './SectionHead.tsx'
import { StatsRow } from './StatsRow.tsx'

/** The page of the VIP support, section by section. It exists in French only. */
export function VipPage() {
  const locale = 'fr'
  const { settings, pages } = useContent()
  const words = pages.vip[locale]
  const booking = { href: settings.booking.vip, isExternal: true }
  useStyles(threadStyles, threadCutStyles)
  return (
    <SitePage page="vip" locale={locale} words={words}>
      <PageHero words={words.hero} locale={locale}>
        <div className="acts">
          <ExternalLink className="btn" href={booking.href} locale={locale}>
            {words.hero.booking}
          </ExternalLink>
          <a className="btn btn--o" href="#plans">
            {words.hero.plansLink}
          </a>
        </div>
        <HeroThread drawing="vip" />
      </PageHero>
      <FeatureGroups words={words.features} locale={locale} className="rail-r cut">
        <StatsRow stats={words.figures} />
      </FeatureGroups>
      <section className="sec quiet rail-l" aria-labelledby="plans">
        <div className="wrap">
          <SectionHead id="plans" words={words.plans} locale={locale} />
          <PriceCards offers={words.plans.offers} targets={[booking]} locale={locale} />
          <p className="small pcs-note">
            <RichText text={words.plans.note} />
          </p>
        </div>
      </section>
      <CaseStudy words={words.study} locale={locale} className="rail-r cut" />
      <ProcessSteps words={words.process} locale={locale} className="rail-l" />
      <FaqSection words={words.faq} locale={locale} className="rail-r rail-end" />
      <CallToAction
        words={words.closing}
        locale={locale}
        primary={booking}
        secondary={{ href: pathOf('contact', locale) }}
      />
    </SitePage>
  )
}
