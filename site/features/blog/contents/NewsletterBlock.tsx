import type { PageWords } from '../../../../contract/content/pages.ts'
import { Drawing } from '../../../shared/illustration/Drawing.tsx'
import { Section, SectionHead } from '../../../shared/sections/Section.tsx'
import { ClaimNote } from '../../../shared/ui/ClaimNote.tsx'
import { ExternalLink } from '../../../shared/ui/ExternalLink.tsx'
import { RichText } from '../../../shared/ui/RichText.tsx'
import { SampleNote } from '../../../shared/ui/SampleNote.tsx'
import { useContent } from '../../../shared/use-content.tsx'

type NewsletterProps = { words: PageWords['contents']['newsletter'] }

/** The newsletter: what one gets, how many get it, and the way to it. It lives elsewhere, so there is no form. */
export function NewsletterBlock({ words }: NewsletterProps) {
  const { settings } = useContent()
  const { figure, text, claim } = words.subscribers
  return (
    <Section id="newsletter-title" anchor="newsletter">
      <div className="card field newsletter-block">
        <div className="newsletter-block-text">
          <SectionHead id="newsletter-title" words={words} />
          <ExternalLink className="button button--key" href={settings.newsletter}>
            {words.button}
          </ExternalLink>
          <p className="small">
            <RichText text={words.note} />
          </p>
          <SampleNote of={[claim]} />
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
          <Drawing name="open-envelope" className="envelope" />
        </div>
      </div>
    </Section>
  )
}
