import { pathOf } from '../../../contract/routes.ts'
import { SitePage } from '../../shared/layout/SitePage.tsx'
import threadStyles from '../../shared/styles/thread.css?inline'
import threadCutStyles from '../../shared/styles/thread-cut.css?inline'
import { useStyles } from '../../shared/styles/use-styles.tsx'
import { AudienceSection } from '../../shared/ui/AudienceSection.tsx'
import { CallToAction } from '../../shared/ui/CallToAction.tsx'
import { FaqSection } from '../../shared/ui/FaqSection.tsx'
import { useContent } from '../../shared/use-content.tsx'
import { AboutApproach } from './AboutApproach.tsx'
import { AboutCareer } from './AboutCareer.tsx'
import { AboutHero } from './AboutHero.tsx'
import { AboutOpinion } from './AboutOpinion.tsx'
import { Expertise } from './Expertise.tsx'
import { MethodPhases } from './MethodPhases.tsx'
import { ProblemSolution } from './ProblemSolution.tsx'

/** The about page, section by section. It exists in French only. */
export function AboutPage() {
  const locale = 'fr'
  const words = useContent().pages.about[locale]
  useStyles(threadStyles, threadCutStyles)
  return (
    <SitePage page="about" locale={locale} words={words}>
      <AboutHero words={words.hero} locale={locale} />
      <AboutCareer words={words.career} locale={locale} className="rail-right" />
      <AboutApproach words={words.approach} locale={locale} className="rail-right cut" />
      <ProblemSolution words={words.problems} locale={locale} className="rail-left" />
      <AudienceSection words={words.skills} locale={locale} className="rail-right cut" />
      <Expertise words={words.expertise} locale={locale} className="rail-left cut" />
      <MethodPhases words={words.method} locale={locale} className="rail-right" />
      <AboutOpinion words={words.opinion} locale={locale} className="rail-left" />
      <FaqSection words={words.faq} locale={locale} className="rail-right rail-end" />
      <CallToAction
        words={words.closing}
        locale={locale}
        primary={{ href: pathOf('contact', locale) }}
        secondary={{ href: pathOf('offers', locale) }}
      />
    </SitePage>
  )
}
