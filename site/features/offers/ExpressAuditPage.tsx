import type { Content } from '../../../contract/content/content.ts'
import type { PageWords } from '../../../contract/content/pages.ts'
import type { Locale } from '../../../contract/locales.ts'
import { Drawing } from '../../shared/illustration/Drawing.tsx'
import { contactLinkFrom, pageLink } from '../../shared/layout/links.ts'
import { SitePage } from '../../shared/layout/SitePage.tsx'
import { Audience, Closing, Faq, Points } from '../../shared/sections/kinds.tsx'
import { PageHero, Section, Sections } from '../../shared/sections/Section.tsx'
import { isSummerPrice } from '../../shared/seo/page-offers.ts'
import { ExternalLink } from '../../shared/ui/ExternalLink.tsx'
import { Brief, TitledItems, TitledRows } from '../../shared/ui/lists.tsx'
import { PersonCard } from '../../shared/ui/owner.tsx'
import { RichText } from '../../shared/ui/RichText.tsx'
import { useContent, useLocale } from '../../shared/use-content.tsx'
import { Process } from './sections.tsx'

type Words = PageWords['expressAudit']

/** The answer that is true on the day of the content, and where to read on. */
function answerOn(
  content: Content,
  locale: Locale,
  { afterSummer, link, ...question }: Words['faq']['questions'][number],
) {
  return {
    ...question,
    answer: isSummerPrice(content) ? question.answer : (afterSummer ?? question.answer),
    ...(link && { link: { ...pageLink(content, link.page, locale), label: link.label } }),
  }
}

/** The express audit in a language; the German page sells it to firms that look at France. */
export function ExpressAuditPage() {
  const locale = useLocale()
  const content = useContent()
  const { pages, settings } = content
  const words = pages.expressAudit[locale]
  const faq = { ...words.faq, questions: words.faq.questions.map((question) => answerOn(content, locale, question)) }
  const booking = settings.booking.expressAudit
  return (
    <SitePage page="expressAudit" words={{ ...words, faq }}>
      <PageHero words={words.hero} className="cut">
        <DatedPrice words={words.price} booking={booking} />
        <Brief rows={words.brief} />
        <PersonCard />
      </PageHero>
      <Sections>
        <Deliverables words={words.deliverables} />
        <Points words={words.path} />
        <Audience words={words.audience} />
        <Process words={words.process} />
        <Faq words={faq} />
      </Sections>
      <Closing words={words.closing} primary={booking} secondary={contactLinkFrom('expressAudit', locale)} />
    </SitePage>
  )
}

/** What is handed over, and one sheet of it beside: the client sees how a correction reads before paying for ten. */
function Deliverables({ words }: { words: Words['deliverables'] }) {
  const { list, sample } = words
  return (
    <Section id="deliverables" words={words}>
      <div className="deliverables narrow-wide">
        <ul className="stack ruled-each">
          <TitledItems items={list} />
        </ul>
        <figure className="card card--tint sample">
          <figcaption className="small">
            <b>{sample.label}.</b> {sample.note}
          </figcaption>
          <div className="card-sheet">
            <p className="label tick">{sample.rank}</p>
            <h3>
              <RichText text={sample.title} />
            </h3>
            <dl className="facts">
              <TitledRows items={sample.rows} />
            </dl>
          </div>
        </figure>
      </div>
    </Section>
  )
}

type DatedPriceProps = {
  words: PageWords['expressAudit']['price']
  /** Address of the calendar. */
  booking: string
}

/**
 * Up to the last day of the summer price both prices with their dates, that of today marked; from the next day on the
 * full price alone. The page is published again when a price ends.
 */
function DatedPrice({ words, booking }: DatedPriceProps) {
  const locale = useLocale()
  const content = useContent()
  const isSummer = isSummerPrice(content)
  const shown = isSummer ? [words.summer, words.full] : [words.full]
  const larger = pageLink(content, 'auditDach', locale)
  return (
    <div className="dated-price stack">
      <section className="dated-price-line joint" aria-label={words.label}>
        <ul className="stack">
          {shown.map(({ name, price, when }, index) => (
            <li key={name} className="card" aria-current={index === 0 ? 'true' : undefined}>
              <p className="label row">
                {name} {isSummer && index === 0 && <span className="tag">{words.today}</span>}
              </p>
              <p>
                <b>{price}</b> <small>{words.unit}</small>
              </p>
              {isSummer && <p className="label">{when}</p>}
            </li>
          ))}
        </ul>
        <Drawing name="break" />
      </section>
      <p className="small">
        <RichText text={words.note} />
      </p>
      <div className="actions">
        <ExternalLink className="button" href={booking}>
          {words.button}
        </ExternalLink>
        {words.larger !== undefined && (
          <a className="more" href={larger.href} hrefLang={larger.hreflang}>
            {words.larger}
            {larger.suffix}
          </a>
        )}
      </div>
    </div>
  )
}
