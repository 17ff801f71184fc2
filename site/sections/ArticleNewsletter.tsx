import { blogWords } from '../../content/blog/words.ts'
import { settings } from '../../content/settings.ts'
import { feedPath } from '../../contract/blog-routes.ts'
import { ExternalLink } from '../ui/ExternalLink.tsx'
import '../styles/card.css'
import './article-newsletter.css'

const { title, text, button, feed } = blogWords.newsletter

/** How to be told of the next article: the newsletter, or the feed. */
export function ArticleNewsletter({ className = '' }: { className?: string }) {
  return (
    <section className={`sec ${className}`} aria-labelledby="newsletter">
      <div className="wrap">
        <div className="card field a-news">
          <h2 id="newsletter">{title}</h2>
          <p className="lead">{text}</p>
          <div className="acts">
            <ExternalLink className="btn btn--k" href={settings.newsletter} locale="fr">
              {button}
            </ExternalLink>
            <a className="btn btn--o" href={feedPath}>
              {feed}
            </a>
          </div>
        </div>
      </div>
    </section>
  )
}
