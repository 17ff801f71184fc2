import type { Closing } from '../../../contract/content/parts.ts'
import type { Locale } from '../../../contract/locales.ts'
import ctaStyles from '../styles/cta.css?inline'
import { useStyles } from '../styles/use-styles.tsx'
import { ExternalLink } from './ExternalLink.tsx'
import { RichText } from './RichText.tsx'

/** Where a button of the banner leads. An external one opens a new tab. */
type Target = { href: string; isExternal?: boolean }

type CallToActionProps = { words: Closing; locale: Locale; primary: Target; secondary: Target }

/** The dark banner that closes a page with one first step; a second way stands back as a link. The thread of the page ends in its knot. */
export function CallToAction({ words, locale, primary, secondary }: CallToActionProps) {
  useStyles(ctaStyles)
  const [first, second] = words.title
  const action = (className: string, label: string, { href, isExternal }: Target) =>
    isExternal ? (
      <ExternalLink className={className} href={href} locale={locale}>
        {label}
      </ExternalLink>
    ) : (
      <a className={className} href={href}>
        {label}
      </a>
    )
  return (
    <section className="call-to-action night section" aria-labelledby="call-to-action">
      <div className="wrap">
        <h2 id="call-to-action">
          {first} <span>{second}</span>
        </h2>
        <p className="lead">
          <RichText text={words.text} />
        </p>
        <div className="actions">
          {action('button button--mustard', words.primary, primary)}
          {action('more', words.secondary, secondary)}
        </div>
        {words.after !== undefined && <p className="small">{words.after}</p>}
        <div className="thread" aria-hidden="true">
          <img src="/pictures/cta-knot.svg" width="560" height="337" alt="" loading="lazy" />
        </div>
      </div>
    </section>
  )
}
