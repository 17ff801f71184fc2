import { createContext, type ReactNode, useContext } from 'react'
import base from './base.css?inline'
import modes from './modes.css?inline'
import smallParts from './small-parts.css?inline'
import tokens from './tokens.css?inline'

/** What every page stands on, in the order of the cascade. */
const everywhere = [tokens, base, smallParts, modes]

const UsedSheets = createContext<string[] | undefined>(undefined)

/** Gathers the stylesheets of everything below it; the page prints them with `PageStyles`. */
export function StylesProvider({ children }: { children: ReactNode }) {
  return <UsedSheets value={[]}>{children}</UsedSheets>
}

/**
 * Says which stylesheets (`import css from './faq.css?inline'`) the component needs, in the order of the cascade.
 * The page prints each once, those of a part before those of the whole around it, so that the whole has the last word.
 * In the browser, where an app brings its styles itself, and in the feed it does nothing.
 */
export function useStyles(...sheets: readonly string[]): void {
  useContext(UsedSheets)?.push(...sheets.toReversed())
}

/** The styles of the page, as one `<style>` that React lifts into the head. Stands last in the body, when all is known. */
export function PageStyles() {
  const used = useContext(UsedSheets) ?? []
  // A whole is drawn before its parts: read backwards, each sheet stands before all that were named ahead of it.
  const sheets = new Set([...everywhere, ...used.toReversed()])
  return (
    <style href="page" precedence="page">
      {[...sheets].join('')}
    </style>
  )
}
