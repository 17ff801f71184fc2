import { toSvgUri } from '../illustration/svg-uri.ts'

/** The mark at the size of a tab, where its outline cannot be seen: strokes, and a gap where they cross. */
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#141A3C"/><g fill="none" stroke="#FFC94F" stroke-width="6.6"><path d="M6 52C27 52 24 34 35 20 43 8 57 13 57 28 57 44 43 53 28 50"/><path d="M25 16l14 24" stroke="#141A3C" stroke-width="10"/><path d="M16 42C11 38 7 34 7 27c0-14 14-18 21-6l10 19"/></g><path fill="#FFC94F" d="M46 53c4 0 8-4 12-4v6q-6 1-12-2z"/></svg>'

/** The icon of the tab as an address that holds the picture: no request competes with what a visitor came for. */
export const tabIcon = toSvgUri(picture)
