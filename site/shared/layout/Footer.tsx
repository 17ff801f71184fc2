import type { Content } from '../../../contract/content/content.ts'
import { type Locale, languages } from '../../../contract/locales.ts'
import { pathOf } from '../../../contract/routes.ts'
import { Mark } from '../illustration/Mark.tsx'
import type { PageMeta } from '../seo/page-meta.ts'
import { ExternalLink } from '../ui/ExternalLink.tsx'
import { useContent } from '../use-content.tsx'
import { footerNavigationOf, type NavigationItem, toHref } from './links.ts'

/** Footer of every page; the year is the one it is drawn in. */
export function Footer({ meta: { locale, path } }: { meta: PageMeta }) {
  const content = useContent()
  const { settings } = content
  const { site } = content.messages[locale]
  const { footer } = site
  const [left, right] = languages[locale].footerWords
  const { own, french } = legalLinksOf(content, locale)
  return (
    <footer className="footer night">
      <div className="wrap">
        <div className="footer-grid">
          <div className="footer-brand">
            <a className="logo" href={pathOf('home', locale)} aria-label={site.homeLink}>
              <Mark />
              <span>{settings.brand}</span>
            </a>
            <p className="label muted">{footer.description}</p>
            <ExternalLink className="button button--mustard button--small" href={settings.newsletter}>
              {footer.newsletter}
            </ExternalLink>
          </div>
          <nav aria-labelledby="footer-site">
            <h2 id="footer-site">{footer.siteHeading}</h2>
            <ul>
              {footerNavigationOf(content, locale).map(({ href, label }) => (
                <li key={href}>
                  <a href={toHref(href, path)}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2>{footer.takeAwayHeading}</h2>
            <ul>
              <li>
                <a href={pathOf('checklist', locale)}>{footer.checklist}</a>
              </li>
              <li>
                <ExternalLink href={settings.booking.first}>{footer.booking}</ExternalLink>
              </li>
              <li>
                <a href={`mailto:${settings.email}`}>{footer.email}</a>
              </li>
              <li>
                <ExternalLink href={settings.social}>{footer.social}</ExternalLink>
              </li>
              <li>
                <ExternalLink href={settings.video}>{footer.video}</ExternalLink>
              </li>
            </ul>
          </div>
          <div className="footer-legal">
            <h2>{footer.legalHeading}</h2>
            <ul>
              {own.map(({ href, label }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
              {french.map(({ href, label }) => (
                <li key={href} className="muted">
                  <a href={href} hrefLang="fr">
                    <span lang="fr">{label}</span>
                    {site.inFrench}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </div>
        {/* A drawing made of letters: hidden from assistive technology. */}
        <p className={`wordmark wordmark--${locale}`} aria-hidden="true">
          <span>{left}</span>
          <b></b>
          <span>{right}</span>
        </p>
        <p className="footer-copyright">
          <span>
            © {content.today.slice(0, 4)} {settings.brand}
          </span>
          <span>{footer.siteLanguages}</span>
        </p>
      </div>
    </footer>
  )
}

/** Legal pages: those of the reader's language, and the French ones, which bind. */
function legalLinksOf(
  { messages }: Content,
  locale: Locale,
): { own: readonly NavigationItem[]; french: readonly NavigationItem[] } {
  const linksIn = (language: Locale) =>
    (['legalNotice', 'terms', 'privacy', 'cookies'] as const).map((page) => ({
      href: pathOf(page, language),
      label: messages[language].site.footer[page],
    }))
  return { own: linksIn(locale), french: locale === 'fr' ? [] : linksIn('fr') }
}
