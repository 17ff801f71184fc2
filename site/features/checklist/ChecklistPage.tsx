import { hash } from 'node:crypto'
import type { ReactNode } from 'react'
import type { Content } from '../../../contract/content/content.ts'
import type { PageWords } from '../../../contract/content/pages.ts'
import { currentConsent } from '../../../contract/forms/consent.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { AnsweredForm } from '../../../contract/renderer.ts'
import { formAnchor, pathOf } from '../../../contract/routes.ts'
import { toAnsweredTitle, toFormState } from '../../shared/forms/answered-form.ts'
import { FormIsland } from '../../shared/forms/FormIsland.tsx'
import { Drawing } from '../../shared/illustration/Drawing.tsx'
import { SitePage } from '../../shared/layout/SitePage.tsx'
import { Audience, Closing, Evidence, Faq } from '../../shared/sections/kinds.tsx'
import { Section, SectionLabel, Sections } from '../../shared/sections/Section.tsx'
import { MistakeList, TitledItems } from '../../shared/ui/lists.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { useContent, useLocale } from '../../shared/use-content.tsx'
import { ChecklistForm, type ChecklistFormProps, toChecklistNotice } from './ChecklistForm.tsx'
import { PdfPage } from './PdfPage.tsx'

export function toChecklistFormProps(
  locale: Locale,
  content: Pick<Content, 'messages' | 'consentSentences' | 'settings'>,
  answered: AnsweredForm = {},
): ChecklistFormProps {
  const words = content.messages[locale].checklistForm
  const { email } = content.settings
  return {
    locale,
    words,
    consent: currentConsent(content, locale, (text) => hash('sha256', text)).version,
    privacyPath: pathOf('privacy', locale),
    thanksPath: pathOf('thanks', locale),
    ownerEmail: email,
    state: toFormState(answered, (outcome) => toChecklistNotice(outcome, words, email)),
  }
}

type ChecklistPageProps = {
  /** What the server answered a plain post with. */
  answered?: AnsweredForm | undefined
}

/** The checklist page of a language, section by section. */
export function ChecklistPage({ answered }: ChecklistPageProps) {
  const locale = useLocale()
  const content = useContent()
  const { pages, checklists, settings } = content
  const words = pages.checklist[locale]
  const mistakes = checklists[locale].mistakes.map(({ title }) => title)
  const form = toChecklistFormProps(locale, content, answered)
  const answeredTitle = toAnsweredTitle(form.state, () => form.words.errorSummary)
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
      <Closing words={words.closing} primary={`#${formAnchor}`} secondary={settings.booking.first} />
    </SitePage>
  )
}

type ChecklistHeroProps = {
  words: PageWords['checklist']['hero']
  /** Titles of the seven mistakes. */
  mistakes: readonly string[]
  /** The form. */
  children?: ReactNode
}

/** First screen of the checklist: the promise, the seven mistakes, and the form beside them. */
function ChecklistHero({ words, mistakes, children }: ChecklistHeroProps) {
  return (
    <section className="checklist-hero field">
      <div className="wrap checklist-hero-grid wide-narrow">
        <div className="checklist-hero-text stack">
          <SectionLabel label={words.label} />
          <h1 className="hero-title">{words.title}</h1>
          <p className="lead">
            <RichText text={words.lead ?? ''} />
          </p>
        </div>
        <MistakeList titles={mistakes} />
        <div className="checklist-hero-column">
          <div className="card checklist-hero-form">
            <h2>{words.formTitle}</h2>
            {children}
          </div>
        </div>
      </div>
      <div className="checklist-hero-knot joint">
        <Drawing name="knot-thread" />
      </div>
    </section>
  )
}

type InsideProps = { words: PageWords['checklist']['inside'] }

/** What is in the checklist: one page with its six parts, and what follows the seven pages. */
function InsideSection({ words }: InsideProps) {
  const locale = useLocale()
  const { checklists, settings } = useContent()
  return (
    <Section id="inside" words={words}>
      <div className="pdf-inside">
        <PdfPage
          checklist={checklists[locale]}
          mistake={words.mistake}
          brand={settings.brand}
          caption={words.caption}
        />
        <ol className="inside-parts numbered">
          <TitledItems items={words.parts} />
        </ol>
        <div className="inside-extras ruled">
          <h3>{words.extras.title}</h3>
          <ul className="hyphen-list">
            {words.extras.list.map(({ title, text }) => (
              <li key={title}>
                <span>
                  <strong>{title}.</strong> <RichText text={text} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
