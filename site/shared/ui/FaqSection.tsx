import type { SectionHead as HeadWords, Question } from '../../../contract/content/parts.ts'
import type { Locale } from '../../../contract/locales.ts'
import type { PageLink } from '../layout/links.ts'
import accordionStyles from '../styles/accordion.css?inline'
import { useStyles } from '../styles/use-styles.tsx'
import { ClaimNote } from './ClaimNote.tsx'
import faqStyles from './faq.css?inline'
import { RichText } from './RichText.tsx'
import { SampleNote } from './SampleNote.tsx'
import { SectionHead } from './SectionHead.tsx'

/** A question whose answer may go on elsewhere. */
type LinkedQuestion = Question & { link?: Pick<PageLink, 'href' | 'hreflang'> & { label: string } }

type FaqProps = { words: HeadWords & { questions: readonly LinkedQuestion[] }; locale: Locale; className?: string }

/** Questions and answers, one open at a time, without script. The page's FAQ markup is made of the same list. */
export function FaqSection({ words, locale, className = '' }: FaqProps) {
  useStyles(accordionStyles, faqStyles)
  return (
    <section className={`section ${className}`} aria-labelledby="faq">
      <div className="wrap faq">
        <SectionHead id="faq" words={words} locale={locale} />
        <div className="accordion">
          {words.questions.map(({ question, answer, claim, link }) => (
            <details key={question} name="faq">
              <summary>{question}</summary>
              <div>
                <RichText text={answer} />
                <ClaimNote claim={claim} />
                {link && (
                  <p>
                    <a className="more" href={link.href} hrefLang={link.hreflang}>
                      {link.label}
                    </a>
                  </p>
                )}
              </div>
            </details>
          ))}
          <SampleNote of={words.questions.map(({ claim }) => claim)} locale={locale} />
        </div>
      </div>
    </section>
  )
}
