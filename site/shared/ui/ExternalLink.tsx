import type { ReactNode } from 'react'
import { useContent, useLocale } from '../use-content.tsx'

type LinkProps = { href: string; className?: string | undefined; children: ReactNode }

/** A link that leaves the site: opens a new tab and says so to those who cannot see it. */
export function ExternalLink({ href, className, children }: LinkProps) {
  const { site } = useContent().messages[useLocale()]
  return (
    <a className={className} href={href} target="_blank" rel="noopener external">
      <span>
        {children}
        <span className="visually-hidden">{site.newTab}</span>
      </span>
    </a>
  )
}

/** A link to a page of the site, to a place on this one, or to a calendar elsewhere. */
export function ActionLink({ href, className, children }: LinkProps) {
  if (/^https?:/.test(href))
    return (
      <ExternalLink href={href} className={className}>
        {children}
      </ExternalLink>
    )
  return (
    <a className={className} href={href}>
      {children}
    </a>
  )
}
