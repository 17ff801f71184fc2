import { pathOf } from '../../../contract/routes.ts'
import { listCards } from '../../shared/articles/home-cards.ts'
import { SitePage } from '../../shared/layout/SitePage.tsx'
import { Closing, Faq } from '../../shared/sections/kinds.tsx'
import { Sections } from '../../shared/sections/Section.tsx'
import { useContent, useLocale } from '../../shared/use-content.tsx'
import { ChecklistTeaser } from './ChecklistTeaser.tsx'
import { HomeAbout } from './HomeAbout.tsx'
import { HomeArticles } from './HomeArticles.tsx'
import { HomeHero } from './HomeHero.tsx'
import { HomeServices } from './HomeServices.tsx'
import { LogoWall } from './LogoWall.tsx'
import { Testimonials } from './Testimonials.tsx'

type HomePageProps = {
  /** The other address under which it is shown. */
  alias?: string | undefined
}

/** The home of a language, section by section. */
export function HomePage({ alias }: HomePageProps) {
  const locale = useLocale()
  const content = useContent()
  const { pages, checklists, testimonials } = content
  const words = pages.home[locale]
  const cards = listCards(content, locale, content.blogs[locale].onHome)
  // The about page is French: the other homes lead on to the contact page.
  const about = pathOf(locale === 'fr' ? 'about' : 'contact', locale)
  return (
    <SitePage page="home" words={words} alias={alias}>
      <HomeHero words={words.hero} />
      <Sections>
        <HomeServices words={words.services} />
        <HomeAbout words={words.about} href={about} />
        <HomeArticles words={words.articles} cards={cards} />
        <ChecklistTeaser words={words.checklist} checklist={checklists[locale]} />
        <LogoWall
          words={words.clients}
          wordmarks={testimonials.wordmarks[locale]}
          isSample={testimonials.isWallSample}
        />
        <Testimonials words={words.testimonials} testimonials={testimonials.list[locale]} />
        <Faq words={words.faq} />
      </Sections>
      <Closing words={words.closing} primary={pathOf('checklist', locale)} secondary={pathOf('expressAudit', locale)} />
    </SitePage>
  )
}
