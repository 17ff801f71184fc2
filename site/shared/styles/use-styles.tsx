import { createContext, type ReactNode, useContext } from 'react'
import base from './base.css?inline'
import modes from './modes.css?inline'
import smallParts from './small-parts.css?inline'
import tokens from './tokens.css?inline'

/** What every page stands on, in the order of the cascade. */
const everywhere = [tokens, base, smallParts, modes]

/** Stylesheets that the components of a page have asked for so far. */
const UsedSheets = createContext<string[] | undefined>(undefined)

/**
 * Gathers the stylesheets of everything below it.
 * @param sheets of a page of which a part is drawn on its own
 */
export function StylesProvider({ sheets = [], children }: { sheets?: string[]; children: ReactNode }) {
  return <UsedSheets value={sheets}>{children}</UsedSheets>
}

export const useSheets = (): string[] | undefined => useContext(UsedSheets)

/**
 * Says which stylesheets (`import css from './faq.css?inline'`) the component needs, in the order of the cascade.
 * The page prints each once, those of a part before those of the whole around it, so that the whole has the last word.
 * In the browser, where an app brings its styles itself, and in the feed it does nothing.
 */
export function useStyles(...sheets: readonly string[]): void {
  useSheets()?.push(...sheets.toReversed())
}

/** The styles of a page of which everything has been drawn. */
export function toPageStyles(used: readonly string[]): string {
  // A whole is drawn before its parts: read backwards, each sheet stands before all that were named ahead of it.
  return [...new Set([...everywhere, ...used.toReversed()])].join('')
}
