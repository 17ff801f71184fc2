import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { ChecklistForm, type ChecklistFormProps } from './features/checklist/ChecklistForm.tsx'
import { ContactForm, type ContactFormProps } from './features/contact/ContactForm.tsx'
import type { FormName } from './shared/forms/FormIsland.tsx'
import { controlsOf } from './shared/forms/form-hooks.ts'

/** Each form, made of the props that were written into the page. One file for both: who sees one often sees the other. */
const forms: Record<FormName, (props: string) => ReactElement> = {
  checklist: (props) => <ChecklistForm {...(JSON.parse(props) as ChecklistFormProps)} />,
  contact: (props) => <ContactForm {...(JSON.parse(props) as ContactFormProps)} />,
}

/**
 * Hydrates the form. If React fails, the plain form stays as it is and goes on working. What was typed, chosen or
 * restored since the page came stays: React sets a text area back to what the server wrote, and where a translator has
 * changed the form it draws every field anew.
 */
export function wakeForm(island: HTMLElement) {
  const toForm = forms[island.dataset.island as FormName]
  const typed = Array.from(controlsOf(island), ({ value }) => value)
  flushSync(() => hydrateRoot(island, toForm(island.dataset.props ?? '{}'), { onRecoverableError: () => {} }))
  for (const [index, control] of controlsOf(island).entries()) {
    const { [index]: value = '' } = typed
    if (control.value !== value) control.value = value
  }
}
