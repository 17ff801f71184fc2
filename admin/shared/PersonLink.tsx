import type { ReactNode } from 'react'
import { adminScreens } from '../../contract/api/admin.ts'

type PersonLinkProps = {
  /** Of the person; `#` and the id of an enquiry opens that one. */
  id: string
  name: string
  /** At the right, below the name. */
  aside?: ReactNode
  children: ReactNode
}

/** A row that leads to a person, light enough for a phone: it stands in a `light-rows` list. */
export function PersonLink({ id, name, aside, children }: PersonLinkProps) {
  return (
    <a href={`${adminScreens.people}/${id}`}>
      <b>
        <bdi>{name}</bdi>
      </b>
      <small>{children}</small>
      <span>{aside}</span>
    </a>
  )
}
