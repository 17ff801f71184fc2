import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'

/** Parts of a text that stand one after the other for good: printed once, they need no keys. */
export function inOrder<T>(items: readonly T[], print: (item: T, index: number) => ReactNode): ReactElement {
  return createElement(Fragment, null, ...items.map(print))
}
