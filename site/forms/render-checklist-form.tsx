import { renderToString } from 'react-dom/server'
import type { Locale } from '../../contract/locales.ts'
import { ChecklistForm } from './ChecklistForm.tsx'
import { type ChecklistFormState, toChecklistFormProps } from './checklist-form-props.ts'
import { formMarkers } from './form-markers.ts'

/**
 * The form as HTML, between its markers. Used at build for the page and by the server for its answer
 * to a plain POST, so that both are the same markup and the island can wake in either.
 */
export function renderChecklistForm(locale: Locale, state: ChecklistFormState = {}): string {
  const props = toChecklistFormProps(locale, state)
  const island = <div id="formulaire" data-island="checklist" data-props={JSON.stringify(props)} />
  const form = renderToString(<ChecklistForm {...props} />)
  const [opening] = renderToString(island).split('</div>')
  return `${formMarkers.start}${opening}${form}</div>${formMarkers.end}`
}
