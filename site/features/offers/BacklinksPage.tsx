import { pathOf } from '../../../contract/routes.ts'
import { SitePage } from '../../shared/layout/SitePage.tsx'
import threadStyles from '../../shared/styles/thread.css?inline'
import threadCutStyles from '../../shared/styles/thread-cut.css?inline'
import { useStyles } from '../../shared/styles/use-styles.tsx'
import { AudienceSection } from '../../shared/ui/AudienceSection.tsx'
import { Brief } from '../../shared/ui/Brief.tsx'
import { CallToAction } from '../../shared/ui/CallToAction.tsx'
import { EvidenceSection } from '../../shared/ui/EvidenceSection.tsx'
import { ExternalLink } from '../../shared/ui/ExternalLink.tsx'
import { FaqSection } from '../../shared/ui/FaqSection.tsx'
import { MethodSection } from '../../shared/ui/MethodSection.tsx'
import { PageHero } from '../../shared/ui/PageHero.tsx'
import { PersonCard } from '../../shared/ui/PersonCard.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { SectionHead } from '../../shared/ui/SectionHead.tsx'
import { useContent } from '../../shared/use-content.tsx'
import { DrawnParts } from './DrawnParts.tsx'
import { HeroThread } from './drawings/HeroThread.tsx'
import { PaidLinkDrawing } from './drawings/PaidLinkDrawing.tsx'
import { PriceCards } from './PriceCards.tsx'
import { ProcessSteps } from './ProcessSteps.tsx'

/** The backlinks page, section by section. It exists in French only. */
export function BacklinksPage() {
  const locale = 'fr'
  const { settings, pages } = useContent()
  const words = pages.backlinks[locale]
  const booking = { href: settings.booking.backlinks, isExternal: true }
  useStyles(threadStyles, threadCutStyles)
  return (
    <SitePage page="backlinks" locale={locale} words={words}>
      <PageHero words={words.hero} locale={locale}>
        <div className="actions">
          <ExternalLink className="button" href={booking.href} locale={locale}>
            {words.hero.booking}
          </ExternalLink>
          <a className="more" href="#packs">
            {words.hero.packsLink}
          </a>
        </div>
        <p className="small">{words.hero.after}</p>
        <Brief rows={words.brief} />
        <HeroThread drawing="backlinks" />
      </PageHero>
      <section className="section rail-right" aria-labelledby="packs">
        <div className="wrap">
          <SectionHead id="packs" words={words.packs} locale={locale} />
          <PriceCards offers={words.packs.offers} targets={[booking]} locale={locale} />
          <p className="small price-cards-note">
            <RichText text={words.packs.note} />
          </p>
          <PersonCard locale={locale} />
        </div>
      </section>
      <MethodSection words={words.goodLink} locale={locale} className="quiet rail-left" />
      <DrawnParts id="paid" words={words.paidLink} locale={locale} className="rail-right cut">
        <PaidLinkDrawing words={words.paidLink.drawing} />
      </DrawnParts>
      <EvidenceSection words={words.rules} locale={locale} className="rail-left cut" />
      <AudienceSection words={words.sold} locale={locale} className="rail-right" />
      <ProcessSteps words={words.process} locale={locale} className="quiet rail-left" />
      <FaqSection words={words.faq} locale={locale} className="rail-right rail-end" />
      <CallToAction
        words={words.closing}
        locale={locale}
        primary={{ href: settings.booking.hero, isExternal: true }}
        secondary={{ href: pathOf('auditDach', locale) }}
      />
    </SitePage>
  )
}
