import type { Locale } from '../../../contract/locales.ts'
import type { AnsweredForm } from '../../../contract/renderer.ts'
import { pathOf } from '../../../contract/routes.ts'
import { FormIsland } from '../../shared/forms/FormIsland.tsx'
import { SitePage } from '../../shared/layout/SitePage.tsx'
import formsStyles from '../../shared/styles/forms.css?inline'
import statusStyles from '../../shared/styles/status.css?inline'
import threadStyles from '../../shared/styles/thread.css?inline'
import threadCutStyles from '../../shared/styles/thread-cut.css?inline'
import { useStyles } from '../../shared/styles/use-styles.tsx'
import { CallToAction } from '../../shared/ui/CallToAction.tsx'
import { FaqSection } from '../../shared/ui/FaqSection.tsx'
import { PersonCard } from '../../shared/ui/PersonCard.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { useContent } from '../../shared/use-content.tsx'
import { BookingCard } from './BookingCard.tsx'
import { ContactForm } from './ContactForm.tsx'
import { ContactHero } from './ContactHero.tsx'
import { ContactPanel } from './ContactPanel.tsx'
import { toContactFormProps } from './contact-form-props.ts'
import { toContactTitle } from './contact-notices.ts'

type ContactPageProps = {
  locale: Locale
  /** What the server answered a plain post with. */
  answered?: AnsweredForm | undefined
}

/** The contact page of a language. */
export function ContactPage({ locale, answered }: ContactPageProps) {
  const content = useContent()
  const { pages, messages } = content
  const words = pages.contact[locale]
  const answeredTitle = answered && toContactTitle(answered, messages[locale].contactForm)
  const form = toContactFormProps(locale, content, answered)
  useStyles(statusStyles, formsStyles, threadStyles, threadCutStyles)
  return (
    <SitePage page="contact" locale={locale} words={words} answeredTitle={answeredTitle}>
      <ContactHero words={words.hero} locale={locale} />
      <section className="section rail-left cut" aria-labelledby="ecrire">
        <div className="wrap contact-columns">
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
            <PersonCard locale={locale} hasPhone={false} />
            <BookingCard words={words.booking} locale={locale} />
            <ContactPanel words={words.panel} locale={locale} />
          </div>
        </div>
      </section>
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
