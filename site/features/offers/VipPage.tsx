import { contactLinkFrom } from '../../shared/layout/links.ts'
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
import { RichText } from '../../shared/ui/RichText.tsx'
import { SectionHead } from '../../shared/ui/SectionHead.tsx'
import { StatsRow } from '../../shared/ui/StatsRow.tsx'
import { useContent } from '../../shared/use-content.tsx'
import { CaseStudy } from './CaseStudy.tsx'
import { HeroThread } from './drawings/HeroThread.tsx'
import { FeatureGroups } from './FeatureGroups.tsx'
import { PriceCards } from './PriceCards.tsx'
import { ProcessSteps } from './ProcessSteps.tsx'

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
        <div className="actions">
          <ExternalLink className="button" href={booking.href} locale={locale}>
            {words.hero.booking}
          </ExternalLink>
          <a className="more" href="#plans">
            {words.hero.plansLink}
          </a>
        </div>
        <p className="small">{words.hero.after}</p>
        <Brief rows={words.brief} />
        <HeroThread drawing="vip" />
      </PageHero>
      <FeatureGroups words={words.features} locale={locale} className="rail-right cut">
        <StatsRow stats={words.figures} locale={locale} />
      </FeatureGroups>
      <section className="section quiet rail-left" aria-labelledby="plans">
        <div className="wrap">
          <SectionHead id="plans" words={words.plans} locale={locale} />
          <PriceCards offers={words.plans.offers} targets={[booking]} locale={locale} />
          <p className="small price-cards-note">
            <RichText text={words.plans.note} />
          </p>
          <PersonCard locale={locale} />
        </div>
      </section>
      <CaseStudy words={words.study} locale={locale} className="rail-right cut" />
      <ProcessSteps words={words.process} locale={locale} className="rail-left" />
      <FaqSection words={words.faq} locale={locale} className="rail-right rail-end" />
      <CallToAction
        words={words.closing}
        locale={locale}
        primary={booking}
        secondary={{ href: contactLinkFrom('vip', locale) }}
      />
    </SitePage>
  )
}
