import type { ReactNode } from 'react'
import type { Owner } from '../../../contract/content/settings.ts'
import { ServedPicture } from '../pictures/ServedPicture.tsx'
import { useLocale } from '../use-content.tsx'

type OwnerLineProps = {
  owner: Owner
  /** With the portrait, small, where it does not stand large beside. */
  hasPortrait?: boolean
  /** The name, as a link where something more is to be read. */
  children: ReactNode
}

/** Who speaks: the name, and one line about them. */
export function OwnerLine({ owner: { portrait, biography }, hasPortrait, children }: OwnerLineProps) {
  const locale = useLocale()
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
