import { hydrateRoot } from 'react-dom/client'
import { ChecklistForm } from './ChecklistForm.tsx'
import * as actions from './checklist-form-actions.ts'
import type { ChecklistFormProps } from './checklist-form-props.ts'

/** Hydrates the form. If React fails, the plain form stays as it is and goes on working. */
export function wakeChecklistForm(island: HTMLElement) {
  const props: ChecklistFormProps = JSON.parse(island.dataset.props ?? '{}')
  hydrateRoot(island, <ChecklistForm {...props} actions={actions} />, {
    onRecoverableError: () => {},
  })
}
