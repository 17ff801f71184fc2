import type { ReactNode } from 'react'
import type { Content } from '../../../contract/content/content.ts'
import type { PageWords } from '../../../contract/content/pages.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { AnsweredForm } from '../../../contract/renderer.ts'
import { pathOf } from '../../../contract/routes.ts'
import { toAnsweredTitle, toFormState } from '../../shared/forms/answered-form.ts'
import { FormIsland } from '../../shared/forms/FormIsland.tsx'
import { Drawing } from '../../shared/illustration/Drawing.tsx'
import { Icon, type IconName } from '../../shared/illustration/Icon.tsx'
import { pageLink } from '../../shared/layout/links.ts'
import { SitePage } from '../../shared/layout/SitePage.tsx'
import { Closing, Faq, StatsRow } from '../../shared/sections/kinds.tsx'
import { Section, SectionLabel, Sections } from '../../shared/sections/Section.tsx'
import { ExternalLink } from '../../shared/ui/ExternalLink.tsx'
import { HyphenList } from '../../shared/ui/lists.tsx'
import { PersonCard, PhoneLink } from '../../shared/ui/owner.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { useContent, useLocale } from '../../shared/use-content.tsx'
import { ContactForm, type ContactFormProps, toContactNotice, toErrorSummaryTitle } from './ContactForm.tsx'

export function toContactFormProps(
  locale: Locale,
  { messages, settings }: Pick<Content, 'messages' | 'settings'>,
  answered: AnsweredForm = {},
): ContactFormProps {
  const words = messages[locale].contactForm
  return {
    locale,
    words,
    terms: pageLink({ messages }, 'terms', locale),
    privacy: pageLink({ messages }, 'privacy', locale),
    ownerEmail: settings.email,
    state: toFormState(answered, (outcome) => toContactNotice(outcome, words, settings.email)),
  }
}

type ContactPageProps = {
  /** What the server answered a plain post with. */
  answered?: AnsweredForm | undefined
}

/** The contact page of a language. */
export function ContactPage({ answered }: ContactPageProps) {
  const locale = useLocale()
  const content = useContent()
  const words = content.pages.contact[locale]
  const form = toContactFormProps(locale, content, answered)
  const answeredTitle = toAnsweredTitle(form.state, (count) => toErrorSummaryTitle(form.words, count))
  return (
    <SitePage page="contact" words={words} answeredTitle={answeredTitle}>
      <ContactHero words={words.hero} />
      <Sections>
        <Section id="ecrire" layout="contact-columns wide-narrow">
          <div className="contact-form stack">
            <h2 id="ecrire">{words.form.title}</h2>
            <p className="lead muted">
              <RichText text={words.form.subtitle} />
            </p>
            <FormIsland form="contact" props={form} init={{ kind: 'error', ...form.words.notices.init }}>
              <ContactForm {...form} />
            </FormIsland>
          </div>
          <div className="contact-side stack">
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

/** First screen of the contact page: the question, and three figures that hang from the tangled thread. */
function ContactHero({ words }: { words: PageWords['contact']['hero'] }) {
  return (
    <section className="section top contact-hero">
      <div className="wrap">
        <div className="contact-hero-labels row">
          <SectionLabel label={words.label} />
          <p className="tag">{words.badge}</p>
        </div>
        <h1 className="hero-title">{words.title}</h1>
        <p className="lead muted">
          <RichText text={words.lead} />
        </p>
      </div>
      <div className="wrap contact-hero-knot joint stack">
        <Drawing name="tangle" />
        <StatsRow stats={words.stats} />
      </div>
    </section>
  )
}

function Channel({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <li>
      <Icon name={icon} />
      <span>
        <b>{name}</b> {children}
      </span>
    </li>
  )
}

/** Beside the form: what the free consultation holds, and the other ways to reach the owner. */
function ContactPanel({ words }: { words: PageWords['contact']['panel'] }) {
  const { settings, owner } = useContent()
  return (
    <section className="contact-panel" aria-labelledby="consultation">
      <h2 id="consultation">{words.title}</h2>
      <p>
        <RichText text={words.pitch} />
      </p>
      <HyphenList items={words.takeaways} />
      <p className="contact-panel-urgent label">
        <Icon name="clock" />
        <span>
          <RichText text={words.urgency} />
        </span>
      </p>
      <h3>{words.channelsTitle}</h3>
      <ul className="contact-panel-channels label">
        <Channel icon="mail" name={words.email.name}>
          <a href={`mailto:${settings.email}`}>{settings.email}</a>
        </Channel>
        {owner.phone !== undefined && (
          <Channel icon="phone" name={words.phone.name}>
            <PhoneLink phone={owner.phone} />
          </Channel>
        )}
        <Channel icon="calendar" name={words.calendar.name}>
          <ExternalLink href={settings.booking.contact}>{words.calendar.action}</ExternalLink>
        </Channel>
        <Channel icon="people" name={words.network.name}>
          <ExternalLink href={settings.social}>{words.network.action}</ExternalLink>
        </Channel>
      </ul>
    </section>
  )
}

/** One button to the external calendar, for those who would rather talk than write. */
function BookingCard({ words }: { words: PageWords['contact']['booking'] }) {
  const { settings } = useContent()
  return (
    <section className="card field booking-card" aria-labelledby="booking">
      <h2 id="booking">{words.title}</h2>
      <p>
        <RichText text={words.text} />
      </p>
      <ExternalLink className="button button--key" href={settings.booking.contact}>
        {words.button}
      </ExternalLink>
    </section>
  )
}
