import type { AnsweredForm } from '../../../contract/renderer.ts'
import { formAnchor } from '../../../contract/routes.ts'
import { FormIsland } from '../../shared/forms/FormIsland.tsx'
import { SitePage } from '../../shared/layout/SitePage.tsx'
import { Audience, Closing, Evidence, Faq } from '../../shared/sections/kinds.tsx'
import { Sections } from '../../shared/sections/Section.tsx'
import { useContent, useLocale } from '../../shared/use-content.tsx'
import { ChecklistForm } from './ChecklistForm.tsx'
import { ChecklistHero } from './ChecklistHero.tsx'
import { toChecklistFormProps } from './checklist-form-props.ts'
import { toChecklistTitle } from './checklist-notices.ts'
import { InsideSection } from './InsideSection.tsx'

type ChecklistPageProps = {
  /** What the server answered a plain post with. */
  answered?: AnsweredForm | undefined
}

/** The checklist page of a language, section by section. */
export function ChecklistPage({ answered }: ChecklistPageProps) {
  const locale = useLocale()
  const content = useContent()
  const { pages, checklists, settings, messages } = content
  const words = pages.checklist[locale]
  const mistakes = checklists[locale].mistakes.map(({ title }) => title)
  const answeredTitle = answered && toChecklistTitle(answered, messages[locale].checklistForm)
  const form = toChecklistFormProps(locale, content, answered)
  return (
    <SitePage page="checklist" words={words} answeredTitle={answeredTitle}>
      <ChecklistHero words={words.hero} mistakes={mistakes}>
        <FormIsland form="checklist" props={form}>
          <ChecklistForm {...form} />
        </FormIsland>
      </ChecklistHero>
      <Sections>
        <InsideSection words={words.inside} />
        <Audience words={words.audience} />
        <Evidence words={words.proof} />
        <Faq words={words.faq} />
      </Sections>
      <Closing words={words.closing} primary={`#${formAnchor}`} secondary={settings.booking.hero} />
    </SitePage>
  )
}
