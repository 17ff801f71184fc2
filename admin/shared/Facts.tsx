import type { ReactNode } from 'react'

/** What is known, as a list of names and values. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="known">{children}</dl>
}

/** One of `Facts`. */
export function Fact({ name, lang, children }: { name: string; lang?: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd lang={lang}>{children}</dd>
    </div>
  )
}
