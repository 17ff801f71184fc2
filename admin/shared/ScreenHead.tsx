import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useSite } from './admin-context.tsx'

type ScreenHeadProps = {
  /** Of the tab. */
  title: string
  /** Where it is not the title. */
  heading?: ReactNode
  lead?: ReactNode
  /** What can be done with the whole screen. */
  children?: ReactNode
}

/** The head of a screen, which names the tab. Whoever comes to the screen begins at its heading. */
export function ScreenHead({ title, heading = title, lead, children }: ScreenHeadProps) {
  const { brand } = useSite()
  const h1 = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    document.title = `${title} – ${brand}`
  }, [title, brand])
  // Going back scrolls to where one was, not to the heading.
  useLayoutEffect(() => h1.current?.focus({ preventScroll: true }), [])
  return (
    <div className="screen-head">
      <div>
        <h1 ref={h1} tabIndex={-1}>
          {heading}
        </h1>
        {lead && <p className="small">{lead}</p>}
      </div>
      {children}
    </div>
  )
}
