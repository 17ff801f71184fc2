import { pathOf } from '../../../contract/routes.ts'
import { SitePage } from '../../shared/layout/SitePage.tsx'
import { Audience, Closing, Evidence, Faq, Points } from '../../shared/sections/kinds.tsx'
import { PageHero, Sections } from '../../shared/sections/Section.tsx'
import { ExternalLink } from '../../shared/ui/ExternalLink.tsx'
import { Brief } from '../../shared/ui/lists.tsx'
import { useContent } from '../../shared/use-content.tsx'
import { DrawnParts, HeroThread, Prices, Process } from './sections.tsx'

/** The backlinks page, section by section. It exists in French only. */
export function BacklinksPage() {
  const { settings, pages } = useContent()
  const words = pages.backlinks.fr
  const booking = settings.booking.backlinks
  return (
    <SitePage page="backlinks" words={words}>
      <PageHero words={words.hero}>
        <div className="actions">
          <ExternalLink className="button" href={booking}>
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
      <Sections>
        <Prices id="packs" words={words.packs} booking={booking} />
        <Points words={words.goodLink} className="quiet" />
        <DrawnParts id="paid" words={words.paidLink} />
        <Evidence words={words.rules} />
        <Audience words={words.sold} />
        <Process words={words.process} className="quiet" />
        <Faq words={words.faq} />
      </Sections>
      <Closing words={words.closing} primary={settings.booking.first} secondary={pathOf('auditDach', 'fr')} />
    </SitePage>
  )
}
