import { feedPath } from '../../../contract/blog-routes.ts'
import cardStyles from '../../shared/styles/card.css?inline'
import { useStyles } from '../../shared/styles/use-styles.tsx'
import { ClaimNote } from '../../shared/ui/ClaimNote.tsx'
import { ExternalLink } from '../../shared/ui/ExternalLink.tsx'
import { SampleNote } from '../../shared/ui/SampleNote.tsx'
import { useContent } from '../../shared/use-content.tsx'
import articleNewsletterStyles from './article-newsletter.css?inline'
import { useBlog } from './use-blog.tsx'

/** How to be told of the next article: the newsletter, or the feed. */
export function ArticleNewsletter({ className = '' }: { className?: string }) {
  const { settings } = useContent()
  const { index, locale } = useBlog()
  const { title, text, button, feed, claim } = index.newsletter
  useStyles(cardStyles, articleNewsletterStyles)
  return (
    <section className={`section ${className}`} aria-labelledby="newsletter">
      <div className="wrap">
        <div className="card field article-newsletter">
          <h2 id="newsletter">{title}</h2>
          <p className="lead">
            {text}
            <ClaimNote claim={claim} />
          </p>
          <div className="actions">
            <ExternalLink className="button button--key" href={settings.newsletter} locale={locale}>
              {button}
            </ExternalLink>
            <a className="button button--outline" href={feedPath(locale)}>
              {feed}
            </a>
          </div>
          <SampleNote of={[claim]} locale={locale} />
        </div>
      </div>
    </section>
  )
}
