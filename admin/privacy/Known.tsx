import type { ReactNode } from 'react'

/** What is known, as a list of names and values. */
export function KnownList({ children }: { children: ReactNode }) {
  return <dl className="known">{children}</dl>
}

/** One fact of a `KnownList`. */
export function Known({ name, lang, children }: { name: string; lang?: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd lang={lang}>{children}</dd>
    </div>
  )
}
