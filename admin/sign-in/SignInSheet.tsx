import type { ReactNode, SubmitEventHandler } from 'react'
import knotThread from '../../site/shared/illustration/drawings/knot-thread.svg?raw'
import { InlineSvg } from '../../site/shared/illustration/InlineSvg.tsx'

type SignInSheetProps = {
  heading: string
  lead: string
  formLabel: string
  onSubmit: SubmitEventHandler<HTMLFormElement>
  children: ReactNode
}

/** Before the session: the thread, what stands behind it, and a form on a sheet of its own. */
export function SignInSheet({ heading, lead, formLabel, onSubmit, children }: SignInSheetProps) {
  return (
    <section className="sign-in field">
      <div className="sign-in-art" aria-hidden="true">
        <InlineSvg svg={knotThread} />
      </div>
      <div className="sign-in-text">
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
      </div>
      <form className="form sign-in-form" aria-label={formLabel} noValidate onSubmit={onSubmit}>
        {children}
      </form>
    </section>
  )
}
