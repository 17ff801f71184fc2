import { pathOf } from '../../../contract/routes.ts'
import { Icon } from '../illustration/Icon.tsx'
import { Mark } from '../illustration/Mark.tsx'
import type { PageMeta } from '../seo/page-meta.ts'
import { useContent } from '../use-content.tsx'
import { contactLinkFrom, currentItem, languagesOf, navigationOf, toHref } from './links.ts'

/**
 * Logo, navigation, languages and contact button. Everything stands in the page once: on wide windows the menu is a
 * row and only the languages drop down; on narrow ones the whole menu is a sheet. Both open without script.
 */
export function Header({ meta: { locale, page, path } }: { meta: PageMeta }) {
  const content = useContent()
  const { site } = content.messages[locale]
  const current = currentItem(content, locale, path, page)
  return (
    <header className="header">
      <a className="logo" href={pathOf('home', locale)} aria-label={site.homeLink}>
        <Mark />
        <span>{content.settings.brand}</span>
      </a>
      <button className="round-button menu-open" type="button" popoverTarget="menu" aria-label={site.openMenu}>
        <Icon name="menu" />
      </button>
      <nav className="menu" id="menu" popover="auto" aria-label={site.mainNavigation}>
        <button
          className="round-button menu-close"
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label={site.closeMenu}
        >
          <Icon name="close" />
        </button>
        <ul className="menu-links">
          {navigationOf(content, locale).map(({ href, label }) => (
            <li key={href}>
              <a href={toHref(href, path)} aria-current={current?.href === href ? current.kind : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <button className="language-button" type="button" popoverTarget="languages">
          <Icon name="lang" />
          {locale.toUpperCase()}
          <span className="visually-hidden">, {site.language}</span>
        </button>
        <ul className="languages" id="languages" popover="auto">
          {languagesOf(content, locale, path, page).map(({ locale: language, href, name, current: mark }) => (
            <li key={language}>
              <a href={href} lang={language} hrefLang={language} aria-current={mark}>
                {name}
              </a>
            </li>
          ))}
        </ul>
        <a className="button button--key button--small" href={contactLinkFrom(page, locale)}>
          {site.contactButton}
        </a>
        <Mark className="menu-knot" />
      </nav>
    </header>
  )
}
