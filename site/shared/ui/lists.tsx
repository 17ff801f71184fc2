import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'
import type { Point } from '../../../contract/content/parts.ts'
import { RichText } from './RichText.tsx'

/** Sentences in a list whose bullets are hyphens. */
export function HyphenList({ items, className = '' }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={`hyphen-list ${className}`.trim()}>
      {items.map((text) => (
        <li key={text}>
          <span>
            <RichText text={text} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The seven mistakes by name, each with its box. Two are ticked already, so that no one starts from zero. */
export function MistakeList({ titles }: { titles: readonly string[] }) {
  return (
    <ol className="mistakes">
      {titles.map((title) => (
        <li key={title}>{title}</li>
      ))}
    </ol>
  )
}

/** The items of a list: a title and what it means, each. */
export function TitledItems({ items }: { items: readonly Point[] }) {
  return items.map(({ title, text }) => (
    <li key={title}>
      <h3>{title}</h3>
      <p>
        <RichText text={text} />
      </p>
    </li>
  ))
}

/** The rows of a description list: a name and what is said of it, each. */
export function TitledRows({ items }: { items: readonly Point[] }) {
  return items.map(({ title, text }) => (
    <div key={title}>
      <dt>
        <RichText text={title} />
      </dt>
      <dd>
        <RichText text={text} />
      </dd>
    </div>
  ))
}

/** Parts of a text that stand one after the other for good: printed once, they need no keys. */
export function inOrder<T>(items: readonly T[], print: (item: T, index: number) => ReactNode): ReactElement {
  return createElement(Fragment, null, ...items.map(print))
}

/** An offer in a few rows, below the title of its page. */
export function Brief({ rows }: { rows: readonly Point[] }) {
  return (
    <dl className="brief label">
      <TitledRows items={rows} />
    </dl>
  )
}
