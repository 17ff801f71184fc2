import type { ReactNode } from 'react'
import type { Owner } from '../../../contract/content/settings.ts'
import type { Locale } from '../../../contract/locales.ts'
import { ServedPicture } from '../pictures/ServedPicture.tsx'
import { useStyles } from '../styles/use-styles.tsx'
import ownerLineStyles from './owner-line.css?inline'

type OwnerLineProps = {
  owner: Owner
  locale: Locale
  /** With the portrait, small, where it does not stand large beside. */
  hasPortrait?: boolean
  /** The name, as a link where something more is to be read. */
  children: ReactNode
}

/** Who speaks: the name, and one line about them. */
export function OwnerLine({ owner: { portrait, biography }, locale, hasPortrait, children }: OwnerLineProps) {
  useStyles(ownerLineStyles)
  return (
    <p className="owner-line small">
      {hasPortrait && portrait && <ServedPicture picture={portrait.picture} description="" sizes="3.5rem" />}
      <span>
        <b>{children}</b>
        {biography?.[locale]}
      </span>
    </p>
  )
}
