import { pathOf } from '../../contract/routes.ts'
import { SitePage } from '../layouts/SitePage.tsx'
import threadStyles from '../styles/thread.css?inline'
import threadCutStyles from '../styles/thread-cut.css?inline'
import { useStyles } from '../styles/use-styles.tsx'
import { ExternalLink } from '../ui/ExternalLink.tsx'
import { RichText } from '../ui/RichText.tsx'
import { useContent } from '../use-content.tsx'
import { AudienceSection } from './AudienceSection.tsx'
import { CallToAction } from './CallToAction.tsx'
import { DrawnParts } from './DrawnParts.tsx'
import { FaqSection } from './FaqSection.tsx'
import { HeroThread } from './HeroThread.tsx'
import { MethodSection } from './MethodSection.tsx'
import { PageHero } from './PageHero.tsx'
import { PaidLinkDrawing } from './PaidLinkDrawing.tsx'
import { PriceCards } from './PriceCards.tsx'
import { ProcessSteps } from './ProcessSteps.tsx'
import { ProofSection } from './ProofSection.tsx'
import { SectionHead } from './SectionHead.tsx'

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
        <div className="acts">
          <ExternalLink className="btn" href={booking.href} locale={locale}>
            {words.hero.booking}
          </ExternalLink>
          <a className="btn btn--o" href="#packs">
            {words.hero.packsLink}
          </a>
        </div>
        <HeroThread drawing="backlinks" />
      </PageHero>
      <section className="sec rail-r" aria-labelledby="packs">
        <div className="wrap">
          <SectionHead id="packs" words={words.packs} locale={locale} />
          <PriceCards offers={words.packs.offers} targets={[booking]} locale={locale} />
          <p className="small pcs-note">
            <RichText text={words.packs.note} />
          </p>
        </div>
      </section>
      <MethodSection words={words.goodLink} locale={locale} className="quiet rail-l" />
      <DrawnParts id="paid" words={words.paidLink} locale={locale} className="rail-r cut">
        <PaidLinkDrawing words={words.paidLink.drawing} />
      </DrawnParts>
      <ProofSection words={words.rules} locale={locale} className="rail-l cut" />
      <AudienceSection words={words.sold} locale={locale} className="rail-r" />
      <ProcessSteps words={words.process} locale={locale} className="quiet rail-l" />
      <FaqSection words={words.faq} locale={locale} className="rail-r rail-end" />
      <CallToAction
        words={words.closing}
        locale={locale}
        primary={booking}
        secondary={{ href: pathOf('auditDach', locale) }}
      />
    </SitePage>
  )
}
