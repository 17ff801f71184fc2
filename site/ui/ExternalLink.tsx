import type { ReactNode } from 'react'
import { words } from '../../content/words/index.ts'
import type { Locale } from '../../contract/locales.ts'

export type ExternalLinkProps = { href: string; locale: Locale; className?: string; children: ReactNode }

/** A link that leaves the site: opens a new tab and says so to those who cannot see it. */
export function ExternalLink({ href, locale, className, children }: ExternalLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="noopener external">
      <span>
        {children}
        <span className="vh">{words[locale].site.newTab}</span>
      </span>
    </a>
  )
}
