import type { Content } from '../../../contract/content/content.ts'
import type { ExpressAuditWords } from '../../../contract/content/pages/express-audit.ts'
import type { Locale } from '../../../contract/locales.ts'
import { contactLinkFrom, pageLink } from '../../shared/layout/links.ts'
import { SitePage } from '../../shared/layout/SitePage.tsx'
import { isSummerPrice } from '../../shared/seo/page-offers.ts'
import threadStyles from '../../shared/styles/thread.css?inline'
import threadCutStyles from '../../shared/styles/thread-cut.css?inline'
import { useStyles } from '../../shared/styles/use-styles.tsx'
import { AudienceSection } from '../../shared/ui/AudienceSection.tsx'
import { Brief } from '../../shared/ui/Brief.tsx'
import { CallToAction } from '../../shared/ui/CallToAction.tsx'
import { FaqSection } from '../../shared/ui/FaqSection.tsx'
import { MethodSection } from '../../shared/ui/MethodSection.tsx'
import { PageHero } from '../../shared/ui/PageHero.tsx'
import { PersonCard } from '../../shared/ui/PersonCard.tsx'
import { useContent } from '../../shared/use-content.tsx'
import { DatedPrice } from './DatedPrice.tsx'
import { Deliverables } from './Deliverables.tsx'
import { ProcessSteps } from './ProcessSteps.tsx'

type DatedQuestion = ExpressAuditWords['faq']['questions'][number]

/** The answer that is true on the day of the content, and where to read on. */
function answerOn(content: Content, locale: Locale, { afterSummer, link, ...question }: DatedQuestion) {
  return {
    ...question,
    answer: isSummerPrice(content) ? question.answer : (afterSummer ?? question.answer),
    ...(link && { link: { ...pageLink(content, link.page, locale), label: link.label } }),
  }
}

/** The express audit in a language; the German page sells it to firms that look at France. */
export function ExpressAuditPage({ locale }: { locale: Locale }) {
  const content = useContent()
  const { pages, settings } = content
  const words = pages.expressAudit[locale]
  const faq = { ...words.faq, questions: words.faq.questions.map((question) => answerOn(content, locale, question)) }
  const booking = settings.booking.expressAudit
  useStyles(threadStyles, threadCutStyles)
  return (
    <SitePage page="expressAudit" locale={locale} words={{ ...words, faq }}>
      <PageHero words={words.hero} locale={locale} className="cut">
        <DatedPrice words={words.price} locale={locale} booking={booking} />
        <Brief rows={words.brief} />
        <PersonCard locale={locale} />
      </PageHero>
      <Deliverables words={words.deliverables} locale={locale} className="rail-right cut" />
      <MethodSection words={words.path} locale={locale} className="rail-left cut" />
      <AudienceSection words={words.audience} locale={locale} className="rail-right cut" />
      <ProcessSteps words={words.process} locale={locale} className="rail-left" />
      <FaqSection words={faq} locale={locale} className="rail-right rail-end" />
      <CallToAction
        words={words.closing}
        locale={locale}
        primary={{ href: booking, isExternal: true }}
        secondary={{ href: contactLinkFrom('expressAudit', locale) }}
      />
    </SitePage>
  )
}
