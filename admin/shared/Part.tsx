import type { ReactNode } from 'react'

/** A part of a screen or of a page: a sheet with a heading. */
export function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section className="card card--line" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  )
}
