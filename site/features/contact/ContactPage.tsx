import type { AnsweredForm } from '../../../contract/renderer.ts'
import { pathOf } from '../../../contract/routes.ts'
import { FormIsland } from '../../shared/forms/FormIsland.tsx'
import { SitePage } from '../../shared/layout/SitePage.tsx'
import { Closing, Faq } from '../../shared/sections/kinds.tsx'
import { Section, Sections } from '../../shared/sections/Section.tsx'
import { PersonCard } from '../../shared/ui/PersonCard.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { useContent, useLocale } from '../../shared/use-content.tsx'
import { BookingCard } from './BookingCard.tsx'
import { ContactForm } from './ContactForm.tsx'
import { ContactHero } from './ContactHero.tsx'
import { ContactPanel } from './ContactPanel.tsx'
import { toContactFormProps } from './contact-form-props.ts'
import { toContactTitle } from './contact-notices.ts'

type ContactPageProps = {
  /** What the server answered a plain post with. */
  answered?: AnsweredForm | undefined
}

/** The contact page of a language. */
export function ContactPage({ answered }: ContactPageProps) {
  const locale = useLocale()
  const content = useContent()
  const { pages, messages } = content
  const words = pages.contact[locale]
  const answeredTitle = answered && toContactTitle(answered, messages[locale].contactForm)
  const form = toContactFormProps(locale, content, answered)
  return (
    <SitePage page="contact" words={words} answeredTitle={answeredTitle}>
      <ContactHero words={words.hero} />
      <Sections>
        <Section id="ecrire" layout="contact-columns">
          <div className="contact-form">
            <h2 id="ecrire">{words.form.title}</h2>
            <p className="lead muted">
              <RichText text={words.form.subtitle} />
            </p>
            <FormIsland form="contact" props={form} init={{ kind: 'error', ...form.words.notices.init }}>
              <ContactForm {...form} />
            </FormIsland>
          </div>
          <div className="contact-side">
            <PersonCard hasPhone={false} />
            <BookingCard words={words.booking} />
            <ContactPanel words={words.panel} />
          </div>
        </Section>
        <Faq words={words.faq} />
      </Sections>
      <Closing words={words.closing} primary={pathOf('checklist', locale)} secondary={pathOf('expressAudit', locale)} />
    </SitePage>
  )
}
