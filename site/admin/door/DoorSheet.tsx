import type { ReactNode, SyntheticEvent } from 'react'
import { KnotThread } from '../../illustration/KnotThread.tsx'

type DoorSheetProps = {
  heading: string
  lead: string
  formLabel: string
  onSubmit: (event: SyntheticEvent) => void
  children: ReactNode
}

/** Before the room: the thread, what this door is, and a form on a sheet of its own. */
export function DoorSheet({ heading, lead, formLabel, onSubmit, children }: DoorSheetProps) {
  return (
    <section className="door field">
      <div className="door-art" aria-hidden="true">
        <KnotThread isEndless />
      </div>
      <div className="door-words">
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
      </div>
      <form
        className="form door-form"
        aria-label={formLabel}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit(event)
        }}
      >
        {children}
      </form>
    </section>
  )
}
