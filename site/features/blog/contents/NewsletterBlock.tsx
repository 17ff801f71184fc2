import type { ContentsWords } from '../../../../contract/content/pages/contents.ts'
import type { Locale } from '../../../../contract/locales.ts'
import cardStyles from '../../../shared/styles/card.css?inline'
import statStyles from '../../../shared/styles/stat.css?inline'
import { useStyles } from '../../../shared/styles/use-styles.tsx'
import { ClaimNote } from '../../../shared/ui/ClaimNote.tsx'
import { ExternalLink } from '../../../shared/ui/ExternalLink.tsx'
import { RichText } from '../../../shared/ui/RichText.tsx'
import { SampleNote } from '../../../shared/ui/SampleNote.tsx'
import { SectionHead } from '../../../shared/ui/SectionHead.tsx'
import { useContent } from '../../../shared/use-content.tsx'
import newsletterBlockStyles from './newsletter-block.css?inline'
import { OpenEnvelope } from './OpenEnvelope.tsx'

type NewsletterProps = { words: ContentsWords['newsletter']; locale: Locale; className: string }

/** The newsletter: what one gets, how many get it, and the way to it. It lives elsewhere, so there is no form. */
export function NewsletterBlock({ words, locale, className }: NewsletterProps) {
  const { settings } = useContent()
  useStyles(cardStyles, statStyles, newsletterBlockStyles)
  const { figure, text, claim } = words.subscribers
  return (
    <section className={`section ${className}`} id="newsletter" aria-labelledby="newsletter-title">
      <div className="wrap">
        <div className="card field newsletter-block">
          <div className="newsletter-block-text">
            <SectionHead id="newsletter-title" words={words} locale={locale} />
            <ExternalLink className="button button--key" href={settings.newsletter} locale={locale}>
              {words.button}
            </ExternalLink>
            <p className="small">
              <RichText text={words.note} />
            </p>
            <SampleNote of={[claim]} locale={locale} />
          </div>
          <div className="newsletter-block-letter">
            <div className="letter">
              <p className="stat">
                <b>{figure}</b>{' '}
                <span>
                  <RichText text={text} />
                  <ClaimNote claim={claim} />
                </span>
              </p>
              <ul>
                {words.gets.map((point) => (
                  <li key={point.title}>
                    <h3>{point.title}</h3>
                    <p>
                      <RichText text={point.text} />
                    </p>
                  </li>
                ))}
              </ul>
            </div>
            <OpenEnvelope />
          </div>
        </div>
      </div>
    </section>
  )
}
