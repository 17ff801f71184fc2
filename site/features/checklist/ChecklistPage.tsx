import type { Locale } from '../../../contract/locales.ts'
import type { AnsweredForm } from '../../../contract/renderer.ts'
import { formAnchor } from '../../../contract/routes.ts'
import { FormIsland } from '../../shared/forms/FormIsland.tsx'
import { SitePage } from '../../shared/layout/SitePage.tsx'
import threadStyles from '../../shared/styles/thread.css?inline'
import threadCutStyles from '../../shared/styles/thread-cut.css?inline'
import { useStyles } from '../../shared/styles/use-styles.tsx'
import { AudienceSection } from '../../shared/ui/AudienceSection.tsx'
import { CallToAction } from '../../shared/ui/CallToAction.tsx'
import { EvidenceSection } from '../../shared/ui/EvidenceSection.tsx'
import { FaqSection } from '../../shared/ui/FaqSection.tsx'
import { useContent } from '../../shared/use-content.tsx'
import { ChecklistForm } from './ChecklistForm.tsx'
import { ChecklistHero } from './ChecklistHero.tsx'
import { toChecklistFormProps } from './checklist-form-props.ts'
import { toChecklistTitle } from './checklist-notices.ts'
import { InsideSection } from './InsideSection.tsx'

type ChecklistPageProps = {
  locale: Locale
  /** What the server answered a plain post with. */
  answered?: AnsweredForm | undefined
}

/** The checklist page of a language, section by section. */
export function ChecklistPage({ locale, answered }: ChecklistPageProps) {
  const content = useContent()
  const { pages, checklists, settings, messages } = content
  const words = pages.checklist[locale]
  const mistakes = checklists[locale].mistakes.map(({ title }) => title)
  const answeredTitle = answered && toChecklistTitle(answered, messages[locale].checklistForm)
  const form = toChecklistFormProps(locale, content, answered)
  useStyles(threadStyles, threadCutStyles)
  return (
    <SitePage page="checklist" locale={locale} words={words} answeredTitle={answeredTitle}>
      <ChecklistHero words={words.hero} locale={locale} mistakes={mistakes}>
        <FormIsland form="checklist" props={form}>
          <ChecklistForm {...form} />
        </FormIsland>
      </ChecklistHero>
      <InsideSection words={words.inside} locale={locale} className="rail-right cut" />
      <AudienceSection words={words.audience} locale={locale} className="rail-left" />
      <EvidenceSection words={words.proof} locale={locale} className="rail-right cut" />
      <FaqSection words={words.faq} locale={locale} className="rail-right rail-end" />
      <CallToAction
        words={words.closing}
        locale={locale}
        primary={{ href: `#${formAnchor}` }}
        secondary={{ href: settings.booking.hero, isExternal: true }}
      />
    </SitePage>
  )
}
