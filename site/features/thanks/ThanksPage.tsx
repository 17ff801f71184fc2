import type { PageWords } from '../../../contract/content/pages.ts'
import { pathOf } from '../../../contract/routes.ts'
import { fillText } from '../../../contract/text.ts'
import { Drawing } from '../../shared/illustration/Drawing.tsx'
import { SitePage } from '../../shared/layout/SitePage.tsx'
import { Section, SectionLabel } from '../../shared/sections/Section.tsx'
import { HyphenList } from '../../shared/ui/lists.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { useContent, useLocale } from '../../shared/use-content.tsx'

/** The thank-you page of a language. It quotes the e-mail as it is sent. */
export function ThanksPage() {
  const locale = useLocale()
  const { pages, messages } = useContent()
  const words = pages.thanks[locale]
  const { checklistMail, buttonPages } = messages[locale]
  const { subject, button } = checklistMail
  const [mail, click, pdf] = words.steps.list
  const fill = ({ title, text }: typeof mail) => ({
    title,
    text: fillText(text, { subject, button, confirm: buttonPages.confirm.button }),
  })
  return (
    <SitePage page="thanks" words={words}>
      <ThanksHero words={words} steps={[fill(mail), fill(click), pdf]} />
      <MissingMail words={words} />
    </SitePage>
  )
}

type ThanksHeroProps = {
  words: Pick<PageWords['thanks'], 'hero' | 'steps'>
  /** The steps with the words of the e-mail filled in. */
  steps: PageWords['thanks']['steps']['list']
}

const drawings = ['mail', 'button', 'sheet'] as const

/** The closed knot, and the three steps that are left, on one thread. */
function ThanksHero({ words, steps }: ThanksHeroProps) {
  return (
    <section className="thanks-hero field">
      <div className="wrap thanks-hero-grid wide-narrow">
        <div className="stack">
          <SectionLabel label={words.hero.label} />
          <h1 className="hero-title">{words.hero.title}</h1>
          <p className="lead">
            <RichText text={words.hero.lead} />
          </p>
        </div>
        <Drawing name="knot-closed" />
      </div>
      <div className="wrap">
        <h2>{words.steps.title}</h2>
        <ol className="thanks-steps thirds">
          {steps.map(({ title, text }, index) => (
            <li key={title}>
              <Drawing name={`step-${drawings[index] ?? 'sheet'}`} />
              <h3>{title}</h3>
              <p>
                <RichText text={text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** What to do when the e-mail does not arrive, and where to go from here. */
function MissingMail({ words }: { words: Pick<PageWords['thanks'], 'missing' | 'next'> }) {
  const locale = useLocale()
  const { settings } = useContent()
  const { missing, next } = words
  return (
    <Section layout="missing-mail halves">
      <div className="stack">
        <h2>{missing.title}</h2>
        <HyphenList items={missing.list} />
        <a className="more" href={pathOf('checklist', locale)}>
          {missing.form}
        </a>
        <p className="small">
          {missing.write} <a href={`mailto:${settings.email}`}>{settings.email}</a>
        </p>
      </div>
      <div className="card night">
        <h2>{next.title}</h2>
        <p>
          <RichText text={next.text} />
        </p>
        <div className="actions">
          <a className="button button--mustard" href={pathOf('expressAudit', locale)}>
            {next.audit}
          </a>
          <a className="more" href={pathOf('home', locale)}>
            {next.home}
          </a>
        </div>
      </div>
    </Section>
  )
}
