import { feedPath } from '../../../contract/blog-routes.ts'
import { Section } from '../../shared/sections/Section.tsx'
import { ClaimNote } from '../../shared/ui/ClaimNote.tsx'
import { ExternalLink } from '../../shared/ui/ExternalLink.tsx'
import { SampleNote } from '../../shared/ui/SampleNote.tsx'
import { useContent, useLocale } from '../../shared/use-content.tsx'

/** How to be told of the next article: the newsletter, or the feed. */
export function ArticleNewsletter() {
  const { settings } = useContent()
  const locale = useLocale()
  const { index } = useContent().blogs[locale]
  const { title, text, button, feed, claim } = index.newsletter
  return (
    <Section id="newsletter">
      <div className="card field article-newsletter">
        <h2 id="newsletter">{title}</h2>
        <p className="lead">
          {text}
          <ClaimNote claim={claim} />
        </p>
        <div className="actions">
          <ExternalLink className="button button--key" href={settings.newsletter}>
            {button}
          </ExternalLink>
          <a className="button button--outline" href={feedPath(locale)}>
            {feed}
          </a>
        </div>
        <SampleNote of={[claim]} />
      </div>
    </Section>
  )
}
