import { contactLinkFrom } from '../../shared/layout/links.ts'
import { SitePage } from '../../shared/layout/SitePage.tsx'
import { Closing, Faq, StatsRow } from '../../shared/sections/kinds.tsx'
import { PageHero, Sections } from '../../shared/sections/Section.tsx'
import { ExternalLink } from '../../shared/ui/ExternalLink.tsx'
import { Brief } from '../../shared/ui/lists.tsx'
import { useContent } from '../../shared/use-content.tsx'
import { Features, HeroThread, Prices, Process, Study } from './sections.tsx'

/** The page of the VIP support, section by section. It exists in French only. */
export function VipPage() {
  const { settings, pages } = useContent()
  const words = pages.vip.fr
  const booking = settings.booking.vip
  return (
    <SitePage page="vip" words={words}>
      <PageHero words={words.hero}>
        <div className="actions">
          <ExternalLink className="button" href={booking}>
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
      <Sections>
        <Features words={words.features}>
          <StatsRow stats={words.figures} />
        </Features>
        <Prices id="plans" words={words.plans} booking={booking} className="quiet" />
        {words.study.study && <Study words={words.study} study={words.study.study} />}
        <Process words={words.process} />
        <Faq words={words.faq} />
      </Sections>
      <Closing words={words.closing} primary={booking} secondary={contactLinkFrom('vip', 'fr')} />
    </SitePage>
  )
}
