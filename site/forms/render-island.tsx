import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { formAnchor } from '../../contract/routes.ts'
import { formMarkers } from './form-markers.ts'

/** Which form an island is; `wake-form.tsx` knows them. */
export type IslandName = 'checklist' | 'contact'

/**
 * A form as HTML, between its markers, with what the island needs to wake. Used at build for the page and by
 * the server for its answer to a plain POST, so that both are the same markup.
 */
export function renderIsland(name: IslandName, props: object, form: ReactElement): string {
  const island = <div id={formAnchor} data-island={name} data-props={JSON.stringify(props)} />
  const [opening] = renderToString(island).split('</div>')
  return `${formMarkers.start}${opening}${renderToString(form)}</div>${formMarkers.end}`
}
