import type { Locale } from '../../../contract/locales.ts'
import { pathOf } from '../../../contract/routes.ts'
import { listCards } from '../../shared/articles/home-cards.ts'
import { SitePage } from '../../shared/layout/SitePage.tsx'
import threadStyles from '../../shared/styles/thread.css?inline'
import threadCutStyles from '../../shared/styles/thread-cut.css?inline'
import { useStyles } from '../../shared/styles/use-styles.tsx'
import { CallToAction } from '../../shared/ui/CallToAction.tsx'
import { FaqSection } from '../../shared/ui/FaqSection.tsx'
import { useContent } from '../../shared/use-content.tsx'
import { ChecklistTeaser } from './ChecklistTeaser.tsx'
import { HomeAbout } from './HomeAbout.tsx'
import { HomeArticles } from './HomeArticles.tsx'
import { HomeHero } from './HomeHero.tsx'
import { HomeServices } from './HomeServices.tsx'
import { LogoWall } from './LogoWall.tsx'
import { Testimonials } from './Testimonials.tsx'

type HomePageProps = {
  locale: Locale
  /** The other address under which it is shown. */
  alias?: string | undefined
}

/** The home of a language, section by section. */
export function HomePage({ locale, alias }: HomePageProps) {
  const content = useContent()
  const { pages, checklists, testimonials } = content
  const words = pages.home[locale]
  const cards = listCards(content, locale, content.blogs[locale].onHome)
  // The about page is French: the other homes lead on to the contact page.
  const about = pathOf(locale === 'fr' ? 'about' : 'contact', locale)
  useStyles(threadStyles, threadCutStyles)
  return (
    <SitePage page="home" locale={locale} words={words} alias={alias}>
      <HomeHero words={words.hero} locale={locale} />
      <HomeServices words={words.services} locale={locale} className="rail-right cut" />
      <HomeAbout words={words.about} locale={locale} href={about} className="rail-left" />
      <HomeArticles words={words.articles} locale={locale} cards={cards} className="rail-right cut" />
      <ChecklistTeaser words={words.checklist} locale={locale} checklist={checklists[locale]} className="rail-left" />
      <LogoWall
        words={words.clients}
        locale={locale}
        wordmarks={testimonials.wordmarks[locale]}
        isSample={testimonials.isWallSample}
        className="rail-right cut"
      />
      <Testimonials
        words={words.testimonials}
        locale={locale}
        testimonials={testimonials.list[locale]}
        className="rail-left cut"
      />
      <FaqSection words={words.faq} locale={locale} className="rail-right rail-end" />
      <CallToAction
        words={words.closing}
        locale={locale}
        primary={{ href: pathOf('checklist', locale) }}
        secondary={{ href: pathOf('expressAudit', locale) }}
      />
    </SitePage>
  )
}
