import type { ReactNode } from 'react'
import looseThread from '../../../site/shared/illustration/drawings/loose-thread.svg?raw'
import { InlineSvg } from '../../../site/shared/illustration/InlineSvg.tsx'

type NoRowsProps = { title: string; aside: string; level?: 'h2' | 'h3'; children?: ReactNode }

/** An empty list: a loose thread, one sentence, and what can be done (docs/design.md 8). */
export function NoRows({ title, aside, level: Heading = 'h3', children }: NoRowsProps) {
  return (
    <div className="no-rows">
      <InlineSvg svg={looseThread} />
      <Heading>{title}</Heading>
      <p className="muted">{aside}</p>
      {children}
    </div>
  )
}
