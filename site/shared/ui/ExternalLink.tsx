import type { ReactNode } from 'react'
import type { Locale } from '../../../contract/locales.ts'
import { useContent } from '../use-content.tsx'

export type ExternalLinkProps = { href: string; locale: Locale; className?: string; children: ReactNode }

/** A link that leaves the site: opens a new tab and says so to those who cannot see it. */
export function ExternalLink({ href, locale, className, children }: ExternalLinkProps) {
  const { site } = useContent().messages[locale]
  return (
    <a className={className} href={href} target="_blank" rel="noopener external">
      <span>
        {children}
        <span className="visually-hidden">{site.newTab}</span>
      </span>
    </a>
  )
}
