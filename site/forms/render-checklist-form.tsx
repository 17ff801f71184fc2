import type { Locale } from '../../contract/locales.ts'
import { ChecklistForm } from './ChecklistForm.tsx'
import { toChecklistFormProps } from './checklist-form-props.ts'
import type { FormState } from './form-state.ts'
import { renderIsland } from './render-island.tsx'

/** The checklist form as HTML, fresh or answered. */
export function renderChecklistForm(locale: Locale, state: FormState = {}): string {
  const props = toChecklistFormProps(locale, state)
  return renderIsland('checklist', props, <ChecklistForm {...props} />)
}
