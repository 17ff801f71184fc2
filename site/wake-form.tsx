import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ChecklistForm, type ChecklistFormProps } from './features/checklist/ChecklistForm.tsx'
import { ContactForm, type ContactFormProps } from './features/contact/ContactForm.tsx'
import type { FormName } from './shared/forms/FormIsland.tsx'
import { formActions } from './shared/forms/form-actions.ts'

/** Each form, made of the props that were written into the page. One file for both: who sees one often sees the other. */
const forms: Record<FormName, (props: string) => ReactElement> = {
  checklist: (props) => <ChecklistForm {...(JSON.parse(props) as ChecklistFormProps)} actions={formActions} />,
  contact: (props) => <ContactForm {...(JSON.parse(props) as ContactFormProps)} actions={formActions} />,
}

/** Hydrates the form. If React fails, the plain form stays as it is and goes on working. */
export function wakeForm(island: HTMLElement) {
  const toForm = forms[island.dataset.island as FormName]
  hydrateRoot(island, toForm(island.dataset.props ?? '{}'), { onRecoverableError: () => {} })
}
